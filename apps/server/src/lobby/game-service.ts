/** The games of the lobby: opened, joined, watched, left, and what nodes tell of them. */
import { randomUUID } from 'node:crypto';
import { DEFAULT_GAME, defaultGameName } from '@amberhall/protocol';
import type { NewGame, NewGameOptions, QuickJoin, TournamentGame, UserSummary } from '@amberhall/protocol';
import { keyOf } from '../accounts/account-store.ts';
import type { PlayableDeck } from '../decks/playable-deck.ts';
import { RefusedMessage } from '../sockets/refusal.ts';
import { canMeet, checkCanChat, checkCanJoin, checkCanWatch } from './access.ts';
import type { Book } from './game-directory.ts';
import { emptySeat, isFull, isMember, members, newEntry, seatOf } from './game-entry.ts';
import type { Entry } from './game-entry.ts';
import { checkFree, checkMember, found, foundOwn, seen } from './game-lookup.ts';
import { sealGamePassword } from './game-password.ts';
import { withChat, withNotice } from './chat-lines.ts';
import type { Nodes } from './node-registry.ts';
import type { DeckDesk } from './deck-selection.ts';
import type { Draft, Pages } from './directory-replica.ts';
import { nameOf } from '../accounts/person.ts';
import type { Person } from '../accounts/person.ts';
import type { Starts } from './game-starter.ts';

export interface GamesParts {
  book: Book;
  nodes: Nodes;
  starts: Starts;
  deckDesk: DeckDesk;
  now: () => Date;
}

export class Games {
  readonly #parts: GamesParts;

  constructor(parts: GamesParts) {
    this.#parts = parts;
  }

  /** The account of somebody who may sit in a game has changed. */
  async renew(person: Person): Promise<void> {
    const isSame = (other: Person) => other.userId === person.userId;
    await this.#parts.book.change((draft) => {
      for (const { id } of [...draft.all()].filter((entry) => members(entry).some(isSame))) {
        const entry = found(draft, id);
        for (const seat of entry.seats) if (isSame(seat.person)) seat.person = person;
        entry.watchers = entry.watchers.map((watcher) => (isSame(watcher) ? person : watcher));
      }
    });
  }

  /** @param lastOpponents names of those whom quick join shall not bring together with `person` again */
  open(person: Person, wish: NewGame, lastOpponents: ReadonlySet<string>): Promise<Entry> {
    this.#parts.deckDesk.checkFormat(wish);
    return this.#parts.book.change((draft) => {
      if ('tournament' in wish) return this.#addTournamentGame(draft, person, wish);
      checkFree(draft, person);
      if ('quickJoin' in wish) return this.#quickJoin(draft, person, wish, lastOpponents);
      return this.#add(draft, person, withPasswordSealed(wish));
    });
  }

  join(person: Person, gameId: string, password: string | undefined): Promise<Entry> {
    return this.#parts.book.change((draft) => {
      checkFree(draft, person, gameId);
      return this.#join(draft, person, gameId, password);
    });
  }

  async watch(person: Person, gameId: string, password: string | undefined): Promise<Entry> {
    const { book, nodes } = this.#parts;
    const check = (pages: Pages) => {
      checkFree(pages, person, gameId);
      const entry = seen(pages, gameId);
      if (!isMember(entry, nameOf(person))) checkCanWatch(person, entry, password);
      return entry;
    };
    await this.#learnOf(gameId);
    const before = check(book);
    // Who comes to the table must find their place there.
    if (before.phase === 'started') await nodes.at(before.node).admit(gameId, person);
    const watched = await book.change((draft) => {
      if (isMember(check(draft), nameOf(person))) return seen(draft, gameId);
      const entry = found(draft, gameId);
      entry.watchers.push(person);
      if (entry.phase !== 'started') this.#note(entry, 'room.watching', nameOf(person));
      return this.#touch(entry);
    });
    const isBegunMeanwhile = before.phase !== 'started' && watched.phase === 'started';
    if (isBegunMeanwhile) await nodes.at(watched.node).admit(gameId, person);
    return watched;
  }

  async selectDeck(person: Person, gameId: string, deckId: number, isStandalone: boolean): Promise<void> {
    const { book, deckDesk } = this.#parts;
    this.#checkChoosing(book, person, gameId);
    const { gameFormat } = seen(book, gameId).options;
    const deck = await deckDesk.chosen(person, { deckId, isStandalone, gameFormat });
    await this.#takeDeck(person, gameId, () => deck);
  }

  /** Deals a player a deck of the sets that the game was opened with; who has one keeps it. */
  async dealSealedDeck(person: Person, gameId: string): Promise<void> {
    const { book, deckDesk } = this.#parts;
    const { deck } = this.#checkChoosing(book, person, gameId);
    if (deck !== null) return;
    const dealt = await deckDesk.sealed(seen(book, gameId).options);
    // Another page of theirs may have asked for one as well.
    await this.#takeDeck(person, gameId, (before) => before ?? dealt);
  }

  /** @param choose the deck, in view of the one that is there */
  async #takeDeck(
    person: Person,
    gameId: string,
    choose: (before: PlayableDeck | null) => PlayableDeck,
  ): Promise<void> {
    await this.#parts.book.change((draft) => {
      this.#checkChoosing(draft, person, gameId);
      const entry = found(draft, gameId);
      const seat = seatOf(entry, nameOf(person));
      if (seat !== undefined) seat.deck = choose(seat.deck);
      this.#touch(entry);
    });
  }

  /** The seat of somebody who may choose a deck for it now. @throws {RefusedMessage} */
  #checkChoosing(pages: Pages, person: Person, gameId: string): Entry['seats'][number] {
    const entry = seen(pages, gameId);
    checkMember(entry, person);
    const seat = seatOf(entry, nameOf(person));
    if (seat === undefined) throw new RefusedMessage('FORBIDDEN', 'You do not play in this game.');
    if (entry.phase !== 'pending') throw new RefusedMessage('GAME_STARTED', 'The game has started already.');
    return seat;
  }

  async leave(person: Person, gameId: string): Promise<void> {
    const { book, nodes } = this.#parts;
    await this.#learnOf(gameId);
    const entry = seen(book, gameId);
    checkMember(entry, person);
    if (entry.phase === 'started') return nodes.at(entry.node).leave(gameId, nameOf(person));
    await book.change((draft) => {
      const { phase } = foundOwn(draft, person, gameId);
      if (phase !== 'pending') throw new RefusedMessage('GAME_STARTED', 'The game is being started.');
      this.#leavePending(draft, gameId, nameOf(person));
    });
  }

  /** Gives up the seat of somebody whose connection was lost, if the game has not started. */
  async giveUp(name: string): Promise<void> {
    const { book } = this.#parts;
    if (book.of(name)?.phase !== 'pending') return;
    await book.change((draft) => {
      const entry = draft.of(name);
      if (entry?.phase === 'pending') this.#leavePending(draft, entry.id, name);
    });
  }

  /** Whether it was opened for a tournament and has not started. */
  waitsForTournament(gameId: string): boolean {
    const entry = this.#parts.book.get(gameId);
    return entry?.phase === 'pending' && entry.challonge !== null;
  }

  /** By order of the staff. */
  async remove(gameId: string): Promise<void> {
    const { book, nodes } = this.#parts;
    await this.#learnOf(gameId);
    const { phase, node } = seen(book, gameId);
    if (phase === 'started' && node !== null && nodes.isLiving(node)) return nodes.at(node).remove(gameId);
    await book.change((draft) => {
      if (draft.get(gameId) !== undefined) draft.remove(gameId, 'The game was removed.');
    });
  }

  async chat(person: Person, text: string): Promise<void> {
    await this.#parts.book.change((draft) => {
      const entry = editOf(draft, nameOf(person));
      if (entry === undefined) throw new RefusedMessage('NOT_FOUND', 'You are in no game.');
      checkCanChat(person, entry);
      entry.messages = withChat(entry.messages, person.summary, text, this.#parts.now());
      this.#touch(entry);
    });
  }

  /** Says something in the chats of all games of a tournament that have not started. */
  async tellWaiting(tournamentId: number, from: UserSummary, text: string): Promise<void> {
    const { book, now } = this.#parts;
    const isMeant = ({ challonge, phase }: Entry) =>
      challonge?.tournamentId === tournamentId && phase !== 'started';
    if (![...book.all()].some(isMeant)) return;
    await book.change((draft) => {
      for (const { id } of [...draft.all()].filter(isMeant)) {
        const entry = found(draft, id);
        entry.messages = withChat(entry.messages, from, text, now());
      }
    });
  }

  /** Somebody cannot reach the node that plays their game: it is told, since nobody else can say when they come. */
  async noteMissing(name: string): Promise<void> {
    const { book, nodes } = this.#parts;
    const entry = book.of(name);
    if (entry?.phase === 'started') await nodes.at(entry.node).noteMissing(entry.id, name);
  }

  #quickJoin(
    draft: Draft,
    person: Person,
    { gameFormat, gameType }: QuickJoin,
    lastOpponents: ReadonlySet<string>,
  ): Entry {
    const name = nameOf(person);
    const [fitting] = [...draft.all()]
      .filter(
        (entry) =>
          entry.phase === 'pending' &&
          !isFull(entry) &&
          entry.challonge === null &&
          entry.options.gameFormat === gameFormat &&
          entry.options.gameType === gameType &&
          entry.options.password === undefined &&
          !entry.options.gamePrivate &&
          !entry.departed.includes(name) &&
          !entry.seats.some((seat) => lastOpponents.has(nameOf(seat.person))) &&
          canMeet(person, entry),
      )
      .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
    if (fitting !== undefined) return this.#join(draft, person, fitting.id, undefined);
    return this.#add(draft, person, {
      ...DEFAULT_GAME,
      name: defaultGameName(name),
      gameFormat,
      gameType,
      ...(gameFormat === 'sealed' && { expansions: this.#parts.deckDesk.dealtSets() }),
    });
  }

  #join(draft: Draft, person: Person, gameId: string, password: string | undefined): Entry {
    const current = seen(draft, gameId);
    if (isMember(current, nameOf(person))) return current;
    checkCanJoin(person, current, password);
    const entry = found(draft, gameId);
    // The organiser of a tournament game does not sit in it.
    if (entry.seats.length === 0) entry.owner = nameOf(person);
    entry.seats.push(emptySeat(person));
    this.#note(entry, 'room.joined', nameOf(person));
    return this.#touch(entry);
  }

  #add(draft: Draft, person: Person, options: NewGameOptions): Entry {
    const entry = newEntry(randomUUID(), nameOf(person), options, this.#parts.now());
    entry.seats.push(emptySeat(person));
    draft.put(entry);
    return entry;
  }

  #addTournamentGame(draft: Draft, person: Person, wish: TournamentGame): Entry {
    if (!person.permissions.has('canManageTournaments')) throw new RefusedMessage('FORBIDDEN', 'Forbidden');
    const { tournament: _is, challonge, invited = [], ...options } = wish;
    const entry = newEntry(randomUUID(), nameOf(person), withPasswordSealed(options), this.#parts.now());
    draft.put({ ...entry, challonge, invited: invited.map(keyOf) });
    return entry;
  }

  #leavePending(draft: Draft, gameId: string, name: string): void {
    const entry = found(draft, gameId);
    const wasWatching = seatOf(entry, name) === undefined;
    entry.seats = entry.seats.filter((seat) => nameOf(seat.person) !== name);
    entry.watchers = entry.watchers.filter((watcher) => nameOf(watcher) !== name);

    const [next] = entry.seats;
    if (next === undefined && entry.challonge === null) {
      return draft.remove(gameId, 'The game was closed, since its players left.');
    }
    if (entry.owner === name && next !== undefined) entry.owner = nameOf(next.person);
    if (!wasWatching) entry.departed.push(name);
    this.#note(entry, wasWatching ? 'room.stoppedWatching' : 'room.left', name);
    this.#touch(entry);
  }

  /** A game of which we have not heard yet may have been opened in another lobby just now. */
  async #learnOf(gameId: string): Promise<void> {
    const { book } = this.#parts;
    if (book.get(gameId) === undefined) await book.sync();
  }

  #note(entry: Entry, key: Parameters<typeof withNotice>[1], player: string): void {
    entry.messages = withNotice(entry.messages, key, { player }, this.#parts.now());
  }

  #touch(entry: Entry): Entry {
    entry.lastSignOfLife = this.#parts.now();
    return entry;
  }
}

/** An empty password is none. */
function withPasswordSealed({ password, ...options }: NewGameOptions): NewGameOptions {
  if (password === undefined || password === '') return options;
  return { ...options, password: sealGamePassword(password) };
}

function editOf(draft: Draft, name: string): Entry | undefined {
  const current = draft.of(name);
  return current && draft.edit(current.id);
}
