/** The games of the lobby: opened, joined, watched, left, and what nodes tell of them. */
import { randomUUID } from 'node:crypto';
import { DEFAULT_GAME, defaultGameName } from '@amberhall/protocol';
import type { NewGame, NewGameOptions, QuickJoin, TournamentGame } from '@amberhall/protocol';
import type { PlayableDeck } from '../decks/playable.ts';
import type { RoomNews } from '../rooms/node.ts';
import { RefusedMessage } from '../sockets/refusal.ts';
import { canMeet, checkCanChat, checkCanJoin, checkCanWatch } from './access.ts';
import type { Book } from './book.ts';
import { brought, emptySeat, isFull, isMember, members, newEntry, seatOf } from './entry.ts';
import type { Entry } from './entry.ts';
import { checkFree, checkMember, found, foundOwn, seen } from './finding.ts';
import { chatLine, notice } from './lines.ts';
import type { Nodes } from './nodes.ts';
import type { DeckDesk } from './deck-desk.ts';
import type { Draft, Pages } from './pages.ts';
import { nameOf } from './person.ts';
import type { Person } from './person.ts';
import type { Starts } from './starts.ts';

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
      return this.#add(draft, person, withoutEmptyPassword(wish));
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
    const { phase, node } = check(book);
    // Who comes to the table must find their place there.
    if (phase === 'started') await nodes.at(node).admit(gameId, person);
    return book.change((draft) => {
      if (isMember(check(draft), nameOf(person))) return seen(draft, gameId);
      const entry = found(draft, gameId);
      entry.watchers.push(person);
      if (entry.phase !== 'started') this.#note(entry, 'room.watching', nameOf(person));
      return this.#touch(entry);
    });
  }

  async selectDeck(person: Person, gameId: string, deckId: number, isStandalone: boolean): Promise<void> {
    const { book, deckDesk } = this.#parts;
    this.#checkChoosing(book, person, gameId);
    const { gameFormat } = seen(book, gameId).options;
    const deck = await deckDesk.chosen(person, { deckId, isStandalone, gameFormat });
    await this.#takeDeck(person, gameId, deck);
  }

  /** Deals a player a deck of the sets that the game was opened with; who has one keeps it. */
  async dealSealedDeck(person: Person, gameId: string): Promise<void> {
    const { book, deckDesk } = this.#parts;
    const { deck } = this.#checkChoosing(book, person, gameId);
    if (deck !== null) return;
    await this.#takeDeck(person, gameId, await deckDesk.sealed(seen(book, gameId).options));
  }

  async #takeDeck(person: Person, gameId: string, deck: PlayableDeck): Promise<void> {
    await this.#parts.book.change((draft) => {
      this.#checkChoosing(draft, person, gameId);
      const entry = found(draft, gameId);
      const seat = seatOf(entry, nameOf(person));
      if (seat !== undefined) seat.deck = deck;
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
      entry.messages.push(chatLine(entry.messages, person.summary, text, this.#parts.now()));
      this.#touch(entry);
    });
  }

  async markDisconnected(name: string): Promise<void> {
    await this.#parts.book.change((draft) => {
      const current = draft.of(name);
      if (current === undefined || seatOf(current, name)?.disconnected !== false) return;
      const seat = seatOf(found(draft, current.id), name);
      if (seat !== undefined) seat.disconnected = true;
    });
  }

  /** What a node tells of its games. */
  async hear(node: string, batch: readonly RoomNews[]): Promise<void> {
    const { book, nodes, starts } = this.#parts;
    await this.#admitWatchers(node, batch);
    const again = await book.change((draft) =>
      batch.flatMap((news) => this.#hearOne(draft, node, news) ?? []),
    );
    if (batch.some(({ type }) => type === 'resumed')) void nodes.look();
    // A failure is told to the players, who find themselves at the unstarted game.
    for (const id of again) void starts.begin(id).catch(() => {});
  }

  /** Who watched a game that moved shall find their place at its new table. */
  async #admitWatchers(node: string, batch: readonly RoomNews[]): Promise<void> {
    const { book, nodes } = this.#parts;
    const moved = batch.filter(({ type }) => type === 'resumed');
    const watchers = moved.flatMap(({ gameId }) =>
      (book.get(gameId)?.watchers ?? []).map((person) => nodes.at(node).admit(gameId, person)),
    );
    await Promise.allSettled(watchers);
  }

  /** @returns the game that is to begin, if two agreed to play again */
  #hearOne(draft: Draft, node: string, news: RoomNews): string | undefined {
    if (news.type === 'resumed') return this.#hearResumed(draft, node, news);
    // A node that was thought dead may still have something to say of games that others play now.
    if (draft.get(news.gameId)?.node !== node) return;
    const entry = found(draft, news.gameId);
    switch (news.type) {
      case 'presence': {
        const seat = seatOf(entry, news.name);
        if (seat !== undefined) seat.disconnected = !news.isConnected;
        return;
      }
      case 'left': {
        const seat = seatOf(entry, news.name);
        if (seat !== undefined) seat.left = true;
        entry.watchers = entry.watchers.filter((watcher) => nameOf(watcher) !== news.name);
        return;
      }
      case 'won':
        entry.winner = news.winner;
        entry.winReason = news.reason;
        return;
      case 'rematch':
        return this.#playAgain(draft, entry, news);
      case 'closed':
        draft.remove(entry.id, news.farewell ?? null);
    }
  }

  #hearResumed(draft: Draft, node: string, { game }: Extract<RoomNews, { type: 'resumed' }>): undefined {
    const { setup, left } = game;
    const [one, other] = setup.players;
    const known = draft.edit(setup.id);
    const entry = known ?? {
      ...newEntry(setup.id, setup.owner, setup.options, setup.createdAt),
      practice: setup.practice,
      previousId: setup.previousId,
      startingPlayer: setup.startingPlayer,
      seats: brought(setup.options, [one, other]).map(({ person, deck, wins }) => ({
        ...emptySeat(person),
        deck,
        wins,
      })),
    };
    entry.phase = 'started';
    entry.node = node;
    entry.tables++;
    for (const seat of entry.seats) {
      seat.disconnected = seat.person.kind !== 'bot';
      seat.left = left.includes(nameOf(seat.person));
    }
    draft.put(entry);
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
    return this.#add(draft, person, { ...DEFAULT_GAME, name: defaultGameName(name), gameFormat, gameType });
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
    const { tournament: _is, challonge, ...options } = wish;
    const entry = newEntry(randomUUID(), nameOf(person), withoutEmptyPassword(options), this.#parts.now());
    draft.put({ ...entry, challonge });
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

  #playAgain(
    draft: Draft,
    before: Entry,
    { rematch, wins, startingPlayer }: Extract<RoomNews, { type: 'rematch' }>,
  ): string | undefined {
    draft.remove(before.id, null);
    const owner = before.seats.find(({ person }) => nameOf(person) === before.owner) ?? before.seats[0];
    if (owner === undefined) throw new Error('A rematch without players');

    const decks = before.seats.map(({ deck }) => deck);
    if (rematch === 'swap') decks.reverse();
    const entry: Entry = {
      ...newEntry(randomUUID(), nameOf(owner.person), before.options, this.#parts.now()),
      practice: before.practice,
      challonge: before.challonge,
      seats: before.seats.map((seat, index) => ({
        ...emptySeat(seat.person),
        deck: rematch === 'change' ? null : (decks[index] ?? null),
        wins: wins[nameOf(seat.person)] ?? 0,
      })),
      watchers: before.watchers,
      previousId: before.id,
      startingPlayer,
    };
    draft.put(entry);
    return rematch === 'change' ? undefined : entry.id;
  }

  /** A game of which we have not heard yet may have been opened in another lobby just now. */
  async #learnOf(gameId: string): Promise<void> {
    const { book } = this.#parts;
    if (book.get(gameId) === undefined) await book.sync();
  }

  #note(entry: Entry, key: Parameters<typeof notice>[1], player: string): void {
    entry.messages.push(notice(entry.messages, key, { player }, this.#parts.now()));
  }

  #touch(entry: Entry): Entry {
    entry.lastSignOfLife = this.#parts.now();
    return entry;
  }
}

function withoutEmptyPassword({ password, ...options }: NewGameOptions): NewGameOptions {
  return password === undefined || password === '' ? options : { ...options, password };
}

function editOf(draft: Draft, name: string): Entry | undefined {
  const current = draft.of(name);
  return current && draft.edit(current.id);
}
