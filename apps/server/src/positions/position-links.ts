/** Positions that people share as links, each with a question of their own. */
import { randomBytes } from 'node:crypto';
import { MOST_POSITION_LINKS } from '@amberhall/protocol';
import type { PositionLink, PositionLinkEntry, SharePositionBody } from '@amberhall/protocol';
import type { Account, AccountStore } from '../accounts/account-store.ts';
import { summaryOf } from '../accounts/user-views.ts';
import { Problem, refused } from '../http/problems.ts';
import type { People } from '../people/people.ts';
import type { Replays } from '../replays/replays.ts';
import { RefusedMessage } from '../sockets/refusal.ts';
import type { PositionLinkRow, PositionLinkStore } from './position-link-store.ts';

/** Nobody can guess 16 random bytes. */
const KEY_BYTES = 16;
const NO_LINK = 'This position is not shared.';

export interface PositionLinksParts {
  store: PositionLinkStore;
  accountStore: Pick<AccountStore, 'byId'>;
  people: Pick<People, 'audienceOf'>;
  replays: Pick<Replays, 'position'>;
  now: () => Date;
}

export class PositionLinks {
  readonly #parts: PositionLinksParts;

  constructor(parts: PositionLinksParts) {
    this.#parts = parts;
  }

  /**
   * Shares a moment of a replay. Whoever has the link sees the position, so it holds only what a visitor without a login
   * may see of the replay.
   *
   * @throws {Problem} if not everybody may watch it, at a moment without a position, and above the limit of links
   */
  async share(owner: Account, { replay, question, goal }: SharePositionBody): Promise<PositionLinkEntry> {
    const { store, replays, now } = this.#parts;
    const position = await replays.position(replay, null).catch((error: unknown) => {
      throw error instanceof RefusedMessage ? refused(reasonOf(error)) : error;
    });
    const row: PositionLinkRow = {
      key: randomBytes(KEY_BYTES).toString('hex'),
      ownerId: owner.id,
      // One line: it is shown as a heading.
      question: question.replaceAll(/\s+/g, ' '),
      goal,
      position,
      createdAt: now(),
    };
    if (!(await store.add(row, MOST_POSITION_LINKS)))
      throw refused('You have shared as many positions as you may. Remove one of them first.');
    return entryOf(row);
  }

  /** @param viewer `null` for a visitor. @throws {Problem} for an unknown or removed link, and after a block in either direction */
  async link(key: string, viewer: Account | null): Promise<PositionLink> {
    const { store, accountStore, people } = this.#parts;
    const row = await store.find(key);
    const owner = row && (await accountStore.byId(row.ownerId));
    if (row === undefined || owner === undefined || owner.disabled) throw new Problem(404, NO_LINK);
    const isModerator = viewer !== null && isModeratorOf(viewer);
    if (!isModerator && (await people.audienceOf(owner, viewer)).isHidden) throw new Problem(404, NO_LINK);
    return {
      ...entryOf(row),
      owner: summaryOf(owner),
      position: row.position,
      canRemove: isModerator || owner.id === viewer?.id,
    };
  }

  /** Newest first. */
  async of(account: Account): Promise<PositionLinkEntry[]> {
    return (await this.#parts.store.of(account.id)).map(entryOf);
  }

  /** With their positions, for the export of an account. */
  async exportOf(account: Account): Promise<(PositionLinkEntry & Pick<PositionLink, 'position'>)[]> {
    const rows = await this.#parts.store.of(account.id);
    return rows.map((row) => ({ ...entryOf(row), position: row.position }));
  }

  /** @throws {Problem} for a link that is not there or belongs to somebody else */
  async remove(key: string, account: Account): Promise<void> {
    const ownerId = isModeratorOf(account) ? null : account.id;
    if (!(await this.#parts.store.remove(key, ownerId))) throw new Problem(404, NO_LINK);
  }
}

const isModeratorOf = ({ permissions }: Account): boolean => permissions.includes('canModerateChat');

/** The viewer may watch replays that a visitor may not. */
const reasonOf = ({ code, message }: RefusedMessage): string =>
  code === 'NOT_FOUND' ? 'Only a moment that everybody may watch can be shared.' : message;

function entryOf({ key, question, goal, createdAt }: PositionLinkRow): PositionLinkEntry {
  return { key, question, goal, createdAt: createdAt.toISOString() };
}
