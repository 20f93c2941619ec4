/** Decks as people see them whom their owners show them to. */
import { deckLabel } from '@amberhall/protocol';
import type { SharedDeck } from '@amberhall/protocol';
import type { Account, AccountStore } from '../accounts/account-store.ts';
import { summaryOf } from '../accounts/user-views.ts';
import { Problem } from '../http/problems.ts';
import type { People } from '../people/people.ts';
import type { DeckStore } from './deck-store.ts';
import type { DeckTrials } from '../trials/deck-trials.ts';
import { deckOf } from './view.ts';
import type { DeckRow } from './view.ts';

export const NOT_SHARED = 'This deck is not shared.';

export interface SharedDecksParts {
  deckStore: DeckStore;
  accountStore: AccountStore;
  people: Pick<People, 'audienceOf' | 'replaysWith'>;
  deckTrials: Pick<DeckTrials, 'resultOf'>;
}

export class SharedDecks {
  readonly #parts: SharedDecksParts;

  constructor(parts: SharedDecksParts) {
    this.#parts = parts;
  }

  /**
   * The deck with the record and the replays that its owner shares with the viewer.
   *
   * @param viewer `null` for a visitor
   * @throws {Problem} for a deck that is not shared, and after a block in either direction
   */
  async deck(key: string, viewer: Account | null): Promise<SharedDeck> {
    const { row, owner } = await this.#found(key);
    const audience = await this.#parts.people.audienceOf(owner, viewer);
    if (audience.isHidden) throw new Problem(404, NOT_SHARED);
    return {
      ...(await this.#view(row, key)),
      owner: summaryOf(owner),
      isOwn: owner.id === viewer?.id,
      record: audience.sees('record') ? { wins: row.wins, losses: row.losses } : null,
      replays: audience.sees('games') ? await this.#parts.people.replaysWith(owner, row.uuid, viewer) : null,
      trial: await this.#parts.deckTrials.resultOf(row.id),
    };
  }

  async #found(key: string): Promise<{ row: DeckRow; owner: Account }> {
    const row = await this.#parts.deckStore.byShareKey(key);
    const owner = row && (await this.#parts.accountStore.byId(row.ownerId));
    if (row === undefined || owner === undefined || owner.disabled) throw new Problem(404, NOT_SHARED);
    return { row, owner };
  }

  async #view(row: DeckRow, key: string) {
    const [held] = await this.#parts.deckStore.withHolders([row]);
    const deck = deckOf(row, held?.holders ?? 0);
    const { name, expansion, houses, lastUpdated, source, isAlliance, numbers, cards, status, uuid } = deck;
    return {
      name,
      expansion,
      houses,
      lastUpdated,
      source,
      isAlliance,
      numbers,
      cards,
      key,
      sharing: row.sharing === 'public' ? ('public' as const) : ('link' as const),
      label: deckLabel(status),
      uuid: source === 'imported' ? uuid : null,
    };
  }
}
