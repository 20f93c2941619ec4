/** The decks of users: imported, built, managed. */
import { randomInt, randomUUID } from 'node:crypto';
import { PLAYABLE_SETS, generatePlayableDeck } from '@amberhall/cards';
import type { DeckList } from '@amberhall/cards/data';
import { deckLabel } from '@amberhall/protocol';
import type {
  AllianceDeck,
  Deck,
  DeckCardCount,
  DeckListQuery,
  DeckSharing,
  DeckToReview,
  DeckUpdate,
  DeckSource,
  EnhancementAssignments,
  ProphecyAssignments,
  ReviewListReply,
} from '@amberhall/protocol';
import type { Logger } from 'pino';
import type { Account, AccountStore } from '../accounts/account-store.ts';
import { Problem, refused } from '../http/problems.ts';
import type { AuditLog } from '../staff/audit.ts';
import { allianceOf } from './alliance.ts';
import { DeckServiceFailure } from './deck-service.ts';
import type { DeckService } from './deck-service.ts';
import { ENHANCEMENT_TEXTS, withAssignedIcons } from './enhancements.ts';
import { deckCardsOf } from './deck-cards.ts';
import type { DeckContents } from './deck-cards.ts';
import { idInLink } from './links.ts';
import type { PlayableDeck } from './playable-deck.ts';
import { withAssignedPairs } from './prophecies.ts';
import { shareKeyOf } from './share-key.ts';
import { parseDeck, DeckParseError } from './parse-deck.ts';
import { marksOf } from './status.ts';
import type { DeckChange, DeckStore, DeckWithHolders } from './deck-store.ts';
import { deckOf, playableDeckOf } from './view.ts';
import type { DeckRow } from './view.ts';

export interface DecksParts {
  deckStore: DeckStore;
  deckService: DeckService;
  accountStore: AccountStore;
  audit: AuditLog;
  /** Whether users may generate decks. */
  makesDecks: boolean;
  now: () => Date;
  logger: Logger;
}

export const DECK_TEXTS = {
  noUuid: 'uuid must be specified',
  badLink: 'The URL you entered is invalid.  Please check it and try again.',
  importFailed: 'An error occurred importing your deck. Please check the Url or try again later.',
  busy: 'The deck service is receiving too many requests. Please try again in a few minutes.',
  unknown: 'No such deck',
  removed: 'Deck deleted successfully',
  added: 'Deck added successfully',
  notMade: 'This site does not offer generated decks.',
  noneOfSet: 'This set does not have enough playable cards yet. Please choose another set.',
} as const;

/** The page size of reviews for staff. */
const MAX_NEEDING_REVIEW = 100;
/** The cards that the engine implements. */

export class Decks {
  readonly #parts: DecksParts;

  constructor(parts: DecksParts) {
    this.#parts = parts;
  }

  async page(ownerId: number, query: DeckListQuery): Promise<{ decks: Deck[]; numDecks: number }> {
    const { decks, numDecks } = await this.#parts.deckStore.page(ownerId, query);
    return { decks: decks.map(({ row, holders }) => deckOf(row, holders)), numDecks };
  }

  /**
   * Returns the deck, without the owner's notes if it belongs to another user.
   *
   * @throws {Problem} if there is no such deck, or if it belongs to another user and `caller` does not verify decks
   */
  async deck(caller: Account, id: number): Promise<Deck> {
    return this.#viewFor(caller, await this.#readable(caller, id));
  }

  /** A user's decks that staff may want to review. */
  async needingReview(ownerId: number): Promise<DeckToReview[]> {
    const held = await this.#parts.deckStore.needingReview(ownerId, MAX_NEEDING_REVIEW);
    return held.map(toReview);
  }

  /** Decks of all users that wait for a review, by whoever verifies decks. @param page from 1 */
  async waitingForReview(page: number): Promise<Pick<ReviewListReply, 'decks' | 'count'>> {
    const { decks, count } = await this.#parts.deckStore.waitingForReview(page);
    return { decks: decks.map(({ owner, ...deck }) => ({ ...toReview(deck), owner })), count };
  }

  /** All decks of a user, the oldest first. */
  async all(ownerId: number): Promise<Deck[]> {
    const { deckStore } = this.#parts;
    const held = await deckStore.withHolders(await deckStore.all(ownerId));
    return held.map(({ row, holders }) => deckOf(row, holders));
  }

  cards(ownerId: number): Promise<DeckCardCount[]> {
    return this.#parts.deckStore.cardsOf(ownerId);
  }

  tags(ownerId: number): Promise<string[]> {
    return this.#parts.deckStore.tagsOf(ownerId);
  }

  /** Imports the deck of a link from the deck service, once. @throws {Problem} */
  async import(ownerId: number, link: string | undefined): Promise<Deck> {
    if (link === undefined || link.trim() === '') throw refused(DECK_TEXTS.noUuid);
    const uuid = idInLink(link);
    if (uuid === undefined) throw refused(DECK_TEXTS.badLink);
    const known = await this.#parts.deckStore.byUuid(ownerId, uuid);
    if (known !== undefined) return this.#view(known);
    return this.#store(ownerId, uuid, await this.#fetch(uuid), 'imported');
  }

  /** @throws {Problem} that names every rule that the alliance breaks */
  async createAlliance(ownerId: number, request: AllianceDeck): Promise<Deck> {
    const uuids = request.pods.map((pod) => pod.slice(0, pod.lastIndexOf(':')));
    const known = await this.#parts.deckStore.allByUuid(ownerId, uuids);
    return this.#store(ownerId, randomUUID(), allianceOf(request, known), 'alliance');
  }

  /** Generates a deck of the set. @throws {Problem} where that is switched off */
  async generate(ownerId: number, expansion: number): Promise<Deck> {
    if (!this.#parts.makesDecks) throw refused(DECK_TEXTS.notMade);
    const list = await this.#newDeck(expansion);
    return this.#store(ownerId, randomUUID(), { ...list, cards: deckCardsOf(list) }, 'generated');
  }

  /** Sets with generated decks in which every card is implemented. */
  playableSets(): number[] {
    return PLAYABLE_EXPANSIONS;
  }

  get makesDecks(): boolean {
    return this.#parts.makesDecks;
  }

  /** A deck of one of the sets, for one game. @throws {Problem} if there are none */
  async sealed(expansions: readonly number[]): Promise<PlayableDeck> {
    const possible = expansions.filter((expansion) => PLAYABLE_EXPANSIONS.includes(expansion));
    const expansion = possible.length === 0 ? undefined : possible[randomInt(possible.length)];
    if (expansion === undefined) throw refused(DECK_TEXTS.noneOfSet);
    const list = await this.#newDeck(expansion);
    const row = rowOf(0, randomUUID(), { ...list, cards: deckCardsOf(list) }, 'sealed', this.#parts.now());
    return playableDeckOf({ ...BLANK_ROW, ...row }, 0);
  }

  /** Stores the deck of a finished sealed game for its player. @throws {Problem} */
  async saveSealed(ownerId: number, gameId: string): Promise<Deck> {
    const played = await this.#parts.deckStore.sealedDeckOf(ownerId, gameId);
    if (played === undefined) throw new Problem(404, DECK_TEXTS.unknown);
    const { uuid, list } = played;
    return this.#store(ownerId, uuid, { ...list, cards: deckCardsOf(list) }, 'sealed');
  }

  /** @throws {Problem} if the owner has no such deck */
  async playable(ownerId: number | null, id: number): Promise<PlayableDeck> {
    const row = await this.#own(ownerId, id);
    const [held] = await this.#parts.deckStore.withHolders([row]);
    return playableDeckOf(row, held?.holders ?? 0);
  }

  async updateRemarks(ownerId: number, id: number, remarks: DeckUpdate): Promise<Deck> {
    await this.#own(ownerId, id);
    const { tags } = remarks;
    const distinct = tags === undefined ? {} : { tags: [...new Set(tags)] };
    return this.#view(await this.#change(id, { ...remarks, ...distinct }));
  }

  /** Chooses who sees the deck. A link that was taken back stays dead. @throws {Problem} if the owner has no such deck */
  async share(ownerId: number, id: number, sharing: DeckSharing): Promise<Deck> {
    const row = await this.#own(ownerId, id);
    if (row.sharing === sharing) return this.#view(row);
    return this.#view(await this.#change(id, { sharing, shareKey: shareKeyOf(row, sharing) }));
  }

  async remove(ownerId: number, id: number): Promise<void> {
    if (!(await this.#parts.deckStore.remove(ownerId, id))) throw new Problem(404, DECK_TEXTS.unknown);
  }

  /** @throws {Problem} unless the four prophecies make two pairs */
  async assignProphecies(ownerId: number, id: number, { assignments }: ProphecyAssignments): Promise<Deck> {
    const row = await this.#own(ownerId, id);
    const cards = withAssignedPairs(row.cards, assignments);
    return this.#view(await this.#change(id, { cards }));
  }

  /** Permanent. @throws {Problem} with the texts for missing or wrong icons */
  async assignEnhancements(ownerId: number, id: number, request: EnhancementAssignments): Promise<Deck> {
    const row = await this.#own(ownerId, id);
    const cards = withAssignedIcons(row.cards, request.enhancements);
    const change = { cards, iconsByHand: true, verified: false, ...marksOf({ ...row, cards }) };
    const changed = await this.#parts.deckStore.assignIcons(id, change);
    if (changed === undefined) throw refused(ENHANCEMENT_TEXTS.final);
    return this.#view(changed);
  }

  /** @throws {Problem} if there is no such deck */
  async verify(actor: Account, id: number): Promise<Deck> {
    const row = await this.#readable(actor, id);
    const changed = await this.#change(id, { verified: true, flagged: false });
    await this.#record(actor, 'deck verified', row);
    return this.#viewFor(actor, changed);
  }

  /** @throws {Problem} if there is no such deck */
  async flag(actor: Account, id: number, flagged: boolean): Promise<Deck> {
    const row = await this.#readable(actor, id);
    const changed = await this.#change(id, { flagged, ...(flagged && { verified: false }) });
    await this.#record(actor, flagged ? 'deck flagged' : 'deck unflagged', row);
    return this.#viewFor(actor, changed);
  }

  /** Verifies all decks of a user. @returns how many were newly verified @throws {Problem} */
  async verifyAllOf(actor: Account, username: string): Promise<number> {
    const account = await this.#parts.accountStore.byName(username);
    if (account === undefined) throw new Problem(404, 'User was not found.');
    const verified = await this.#parts.deckStore.verifyAll(account.id);
    const entry = { actor, act: 'decks verified', target: account.username, details: { verified } } as const;
    await this.#parts.audit.write(entry);
    return verified;
  }

  async #fetch(uuid: string): Promise<DeckContents> {
    const { deckService, logger } = this.#parts;
    try {
      return parseDeck(await deckService.deck(uuid));
    } catch (error) {
      logger.warn({ err: error, uuid }, 'Could not import a deck');
      if (error instanceof DeckServiceFailure) {
        if (error.retryAfter === undefined) throw refused(DECK_TEXTS.importFailed);
        throw refused(DECK_TEXTS.busy, { retryAfter: error.retryAfter });
      }
      if (error instanceof DeckParseError) throw refused(error.sentence ?? DECK_TEXTS.importFailed);
      throw error;
    }
  }

  async #store(ownerId: number, uuid: string, deck: DeckContents, source: DeckSource): Promise<Deck> {
    const row = rowOf(ownerId, uuid, deck, source, this.#parts.now());
    return this.#view(await this.#parts.deckStore.add(row));
  }

  /** @throws {Problem} if it was deleted meanwhile */
  async #change(id: number, change: DeckChange): Promise<DeckRow> {
    const row = await this.#parts.deckStore.change(id, change);
    if (row === undefined) throw new Problem(404, DECK_TEXTS.unknown);
    return row;
  }

  /** Made of implemented cards, with a name that no deck has. */
  async #newDeck(expansion: number): Promise<DeckList> {
    const set = PLAYABLE_SETS.find((one) => one.expansion === expansion);
    if (set === undefined) throw refused(DECK_TEXTS.noneOfSet);
    for (;;) {
      const list = generatePlayableDeck(set, randomUUID());
      if (!(await this.#parts.deckStore.isNameTaken(list.name))) return list;
    }
  }

  async #view(row: DeckRow): Promise<Deck> {
    const [held] = await this.#parts.deckStore.withHolders([row]);
    return deckOf(row, held?.holders ?? 0);
  }

  async #viewFor(caller: Account, row: DeckRow): Promise<Deck> {
    const deck = await this.#view(row);
    return row.ownerId === caller.id
      ? deck
      : { ...deck, isFavorite: false, notes: '', tags: [], sharing: 'private', shareKey: null };
  }

  async #own(ownerId: number | null, id: number): Promise<DeckRow> {
    const row = await this.#parts.deckStore.byId(id);
    if (row === undefined || row.ownerId !== ownerId) throw new Problem(404, DECK_TEXTS.unknown);
    return row;
  }

  async #readable(caller: Account, id: number): Promise<DeckRow> {
    const row = await this.#parts.deckStore.byId(id);
    const isAllowed = row?.ownerId === caller.id || caller.permissions.includes('canVerifyDecks');
    if (row === undefined || !isAllowed) throw new Problem(404, DECK_TEXTS.unknown);
    return row;
  }

  async #record(
    actor: Account,
    act: 'deck verified' | 'deck flagged' | 'deck unflagged',
    { id, uuid, name }: DeckRow,
  ): Promise<void> {
    await this.#parts.audit.write({ actor, act, target: String(id), details: { uuid, name } });
  }
}

function toReview({ row, holders }: DeckWithHolders): DeckToReview {
  const { id, uuid, name, flagged, status } = deckOf(row, holders);
  return { id, uuid, name, flagged, label: deckLabel(status) };
}

const PLAYABLE_EXPANSIONS: number[] = PLAYABLE_SETS.map(({ expansion }) => expansion);

function rowOf(ownerId: number, uuid: string, deck: DeckContents, source: DeckSource, updatedAt: Date) {
  const { name, expansion, houses, cards } = deck;
  return {
    ownerId,
    uuid,
    name,
    expansion,
    houses: [...houses],
    source,
    cards: [...cards],
    ...marksOf(deck),
    updatedAt,
  };
}

/** The values of a deck that was never stored. */
const BLANK_ROW = {
  id: 0,
  nameKey: '',
  iconsByHand: false,
  flagged: false,
  verified: false,
  isFavorite: false,
  notes: '',
  tags: [],
  wins: 0,
  losses: 0,
  winRate: 0,
  sharing: 'private' as const,
  shareKey: null,
  numbers: null,
  numbersVersion: null,
};
