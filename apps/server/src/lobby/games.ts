/** The games of the lobby: opened, joined, watched, started, left. */
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { DEFAULT_GAME, defaultGameName } from '@amberhall/protocol';
import type { NewGame, NewGameOptions, QuickJoin } from '@amberhall/protocol';
import { randomDeck, standaloneDeck } from '../decks/standalone.ts';
import type { GameNode, GameSetup, ResumedGame, RoomNews } from '../rooms/node.ts';
import { RefusedMessage } from '../sockets/refusal.ts';
import { canMeet, checkCanChat, checkCanJoin, checkCanWatch, TEXTS } from './access.ts';
import { emptySeat, isFull, isMember, members, seatOf, setupOf } from './entry.ts';
import type { Entry } from './entry.ts';
import { nameOf, strangerNamed } from './person.ts';
import type { Person } from './person.ts';
import { chatLine, notice } from './lines.ts';

/** What the lobby does with whatever happens to its games. */
export interface Audience {
  changed(entry: Entry): void;
  removed(entry: Entry): void;
  /** `person` is in no game any more. */
  cleared(person: Person): void;
  failed(person: Person, text: string): void;
  /** The game has begun, or goes on, for `person`. */
  playable(entry: Entry, person: Person): void;
}

/** A game without a sign of life is removed, if it has not started. */
export const PENDING_IDLE_MS = 15 * 60_000;
const START_TIMEOUT_MS = 5_000;
const BOT_NAME = 'Practice Bot';
const START_FAILED = 'The game could not be started. Please try again.';

export class Games {
  readonly #entries = new Map<string, Entry>();
  readonly #node: GameNode;
  readonly #audience: Audience;
  readonly #now: () => Date;
  readonly #logger: Logger;

  constructor(parts: { node: GameNode; audience: Audience; now: () => Date; logger: Logger }) {
    this.#node = parts.node;
    this.#audience = parts.audience;
    this.#now = parts.now;
    this.#logger = parts.logger;
    this.#node.listen((news) => this.#hear(news));
  }

  all(): Iterable<Entry> {
    return this.#entries.values();
  }

  /** The game in which somebody sits or watches. */
  of(name: string): Entry | undefined {
    return [...this.#entries.values()].find((entry) => isMember(entry, name));
  }

  /** Games that the node has taken up again. Their players come back one by one. */
  resume(games: readonly ResumedGame[]): void {
    for (const { setup, left } of games) {
      const entry = this.#entryOf(setup);
      for (const seat of entry.seats) {
        seat.disconnected = seat.person.kind !== 'bot';
        seat.left = left.includes(nameOf(seat.person));
      }
      this.#entries.set(entry.id, entry);
    }
  }

  /** The account of somebody who may sit in a game has changed. */
  renew(person: Person): void {
    const isSame = (other: Person) => other.userId === person.userId;
    for (const entry of this.#entries.values()) {
      if (!members(entry).some(isSame)) continue;
      for (const seat of entry.seats) if (isSame(seat.person)) seat.person = person;
      entry.watchers = entry.watchers.map((watcher) => (isSame(watcher) ? person : watcher));
      this.#audience.changed(entry);
    }
  }

  open(person: Person, wish: NewGame): Entry {
    this.#checkFree(person);
    if (wish.gameFormat !== 'normal') {
      throw new RefusedMessage('BAD_REQUEST', `Games of the format ${wish.gameFormat} cannot be played yet.`);
    }
    if ('quickJoin' in wish) return this.#quickJoin(person, wish);
    const { password, ...options } = wish;
    return this.#add(person, password === undefined || password === '' ? options : wish);
  }

  join(person: Person, gameId: string, password: string | undefined): Entry {
    this.#checkFree(person, gameId);
    const entry = this.#find(gameId);
    if (isMember(entry, nameOf(person))) return entry;
    checkCanJoin(person, entry, password);
    entry.seats.push(emptySeat(person));
    entry.messages.push(notice(entry.messages, 'room.joined', { player: nameOf(person) }, this.#now()));
    this.#touch(entry);
    return entry;
  }

  watch(person: Person, gameId: string, password: string | undefined): Entry {
    this.#checkFree(person, gameId);
    const entry = this.#find(gameId);
    if (isMember(entry, nameOf(person))) return entry;
    checkCanWatch(person, entry, password);
    entry.watchers.push(person);
    if (entry.phase === 'started') {
      this.#node.admit(entry.id, person);
      this.#audience.playable(entry, person);
    } else {
      entry.messages.push(notice(entry.messages, 'room.watching', { player: nameOf(person) }, this.#now()));
    }
    this.#touch(entry);
    return entry;
  }

  selectDeck(person: Person, gameId: string, deckId: number, isStandalone: boolean): void {
    const entry = this.#findOwn(person, gameId);
    const seat = seatOf(entry, nameOf(person));
    if (seat === undefined) throw new RefusedMessage('FORBIDDEN', 'You do not play in this game.');
    if (entry.phase !== 'pending') throw new RefusedMessage('GAME_STARTED', 'The game has started already.');
    const deck = isStandalone ? standaloneDeck(deckId) : undefined;
    if (deck === undefined) throw new RefusedMessage('DECK_NOT_USABLE', 'No such deck');
    seat.deck = deck;
    this.#touch(entry);
  }

  async start(person: Person, gameId: string): Promise<void> {
    const entry = this.#findOwn(person, gameId);
    if (entry.owner !== nameOf(person)) {
      throw new RefusedMessage('NOT_OWNER', 'Only the owner of a game can start it.');
    }
    if (entry.phase !== 'pending') throw new RefusedMessage('GAME_STARTED', 'The game has started already.');
    if (!isFull(entry)) throw new RefusedMessage('BAD_REQUEST', 'A game needs two players.');
    if (entry.seats.some(({ deck }) => deck === null)) {
      throw new RefusedMessage('DECK_NOT_USABLE', 'Both players must select a deck.');
    }
    await this.#begin(entry);
  }

  /** A game against the bot that starts at once. A practice game under way is given up for it. */
  async practice(person: Person, deckId: number | undefined): Promise<Entry> {
    const current = this.of(nameOf(person));
    if (current?.practice && current.phase === 'started') await this.leave(person, current.id);
    this.#checkFree(person);
    const own = deckId === undefined ? randomDeck() : standaloneDeck(deckId);
    if (own === undefined) throw new RefusedMessage('DECK_NOT_USABLE', 'No such deck');

    const options = { ...DEFAULT_GAME, name: defaultGameName(nameOf(person)), allowSpectators: false };
    const entry = this.#newEntry(person, options, true);
    entry.seats = [
      { ...emptySeat(person), deck: own },
      { ...emptySeat(strangerNamed(BOT_NAME, 'bot')), deck: randomDeck() },
    ];
    this.#entries.set(entry.id, entry);
    await this.#begin(entry);
    return entry;
  }

  async leave(person: Person, gameId: string): Promise<void> {
    const entry = this.#findOwn(person, gameId);
    if (entry.phase === 'starting') {
      throw new RefusedMessage('GAME_STARTED', 'The game is being started.');
    }
    if (entry.phase === 'started') return this.#node.leave(entry.id, nameOf(person));
    this.#leavePending(entry, person);
  }

  /** Gives up the seat of somebody whose connection was lost, if the game has not started. */
  giveUp(name: string): void {
    const entry = this.of(name);
    const person = entry && members(entry).find((member) => nameOf(member) === name);
    if (entry?.phase === 'pending' && person !== undefined) this.#leavePending(entry, person);
  }

  /** By order of the staff. */
  async remove(gameId: string): Promise<void> {
    const entry = this.#find(gameId);
    if (entry.phase === 'started') return this.#node.remove(gameId);
    this.#close(entry, 'The game was removed.');
  }

  chat(person: Person, text: string): void {
    const entry = this.of(nameOf(person));
    if (entry === undefined) throw new RefusedMessage('NOT_FOUND', 'You are in no game.');
    checkCanChat(person, entry);
    entry.messages.push(chatLine(entry.messages, person.summary, text, this.#now()));
    this.#touch(entry);
  }

  markDisconnected(name: string): void {
    const entry = this.of(name);
    const seat = entry && seatOf(entry, name);
    if (entry === undefined || seat === undefined || seat.disconnected) return;
    seat.disconnected = true;
    this.#audience.changed(entry);
  }

  /** Removes games that were opened and forgotten. */
  sweep(): void {
    const limit = this.#now().getTime() - PENDING_IDLE_MS;
    for (const entry of this.#entries.values()) {
      if (entry.phase === 'pending' && entry.lastSignOfLife.getTime() < limit) {
        this.#close(entry, 'The game was closed, since nothing happened in it for a while.');
      }
    }
  }

  #quickJoin(person: Person, { gameFormat, gameType }: QuickJoin): Entry {
    const fitting = [...this.#entries.values()].find(
      (entry) =>
        entry.phase === 'pending' &&
        !isFull(entry) &&
        entry.options.gameFormat === gameFormat &&
        entry.options.gameType === gameType &&
        entry.options.password === undefined &&
        !entry.options.gamePrivate &&
        canMeet(person, entry),
    );
    if (fitting !== undefined) return this.join(person, fitting.id, undefined);
    return this.#add(person, {
      ...DEFAULT_GAME,
      name: defaultGameName(nameOf(person)),
      gameFormat,
      gameType,
    });
  }

  #add(person: Person, options: NewGameOptions): Entry {
    const entry = this.#newEntry(person, options, false);
    entry.seats.push(emptySeat(person));
    this.#entries.set(entry.id, entry);
    this.#touch(entry);
    return entry;
  }

  #newEntry(person: Person, options: NewGameOptions, practice: boolean): Entry {
    return {
      id: randomUUID(),
      options,
      practice,
      owner: nameOf(person),
      createdAt: this.#now(),
      phase: 'pending',
      seats: [],
      watchers: [],
      messages: [],
      lastSignOfLife: this.#now(),
      node: null,
      winner: null,
      winReason: null,
      previousId: null,
      startingPlayer: null,
    };
  }

  async #begin(entry: Entry): Promise<void> {
    entry.phase = 'starting';
    this.#audience.changed(entry);
    try {
      await withinTime(this.#node.open(setupOf(entry)), START_TIMEOUT_MS);
    } catch (error) {
      this.#logger.error({ err: error, gameId: entry.id }, 'A game could not be started');
      entry.phase = 'pending';
      if (entry.practice) this.#entries.delete(entry.id);
      else this.#audience.changed(entry);
      for (const person of members(entry)) this.#audience.failed(person, START_FAILED);
      throw new RefusedMessage('NO_NODE', START_FAILED);
    }
    entry.phase = 'started';
    entry.node = this.#node.name;
    for (const person of entry.watchers) this.#node.admit(entry.id, person);
    this.#audience.changed(entry);
    for (const person of members(entry)) this.#audience.playable(entry, person);
  }

  #leavePending(entry: Entry, person: Person): void {
    const name = nameOf(person);
    const wasWatching = seatOf(entry, name) === undefined;
    entry.seats = entry.seats.filter((seat) => nameOf(seat.person) !== name);
    entry.watchers = entry.watchers.filter((watcher) => nameOf(watcher) !== name);
    this.#audience.cleared(person);

    const [next] = entry.seats;
    if (next === undefined) return this.#close(entry, 'The game was closed, since its players left.');
    if (entry.owner === name) entry.owner = nameOf(next.person);
    const key = wasWatching ? 'room.stoppedWatching' : 'room.left';
    entry.messages.push(notice(entry.messages, key, { player: name }, this.#now()));
    this.#touch(entry);
  }

  #close(entry: Entry, reason: string | null): void {
    this.#entries.delete(entry.id);
    this.#audience.removed(entry);
    for (const person of members(entry)) {
      this.#audience.cleared(person);
      if (reason !== null) this.#audience.failed(person, reason);
    }
  }

  #hear(news: RoomNews): void {
    const entry = this.#entries.get(news.gameId);
    if (entry === undefined) return;
    switch (news.type) {
      case 'presence': {
        const seat = seatOf(entry, news.name);
        if (seat !== undefined) seat.disconnected = !news.isConnected;
        return this.#audience.changed(entry);
      }
      case 'left':
        return this.#hearLeft(entry, news.name);
      case 'won':
        entry.winner = news.winner;
        entry.winReason = news.reason;
        return this.#audience.changed(entry);
      case 'rematch':
        return this.#playAgain(entry, news);
      case 'closed':
        return this.#close(entry, null);
    }
  }

  #hearLeft(entry: Entry, name: string): void {
    const person = members(entry).find((member) => nameOf(member) === name);
    const seat = seatOf(entry, name);
    if (seat !== undefined) seat.left = true;
    entry.watchers = entry.watchers.filter((watcher) => nameOf(watcher) !== name);
    if (person !== undefined) this.#audience.cleared(person);
    this.#audience.changed(entry);
  }

  #playAgain(before: Entry, { rematch, wins, startingPlayer }: Extract<RoomNews, { type: 'rematch' }>): void {
    this.#entries.delete(before.id);
    this.#audience.removed(before);
    const owner = before.seats.find(({ person }) => nameOf(person) === before.owner) ?? before.seats[0];
    if (owner === undefined) throw new Error('A rematch without players');

    const entry = this.#newEntry(owner.person, before.options, before.practice);
    const decks = before.seats.map(({ deck }) => deck);
    if (rematch === 'swap') decks.reverse();
    entry.seats = before.seats.map((seat, index) => ({
      ...emptySeat(seat.person),
      deck: rematch === 'change' ? null : (decks[index] ?? null),
      wins: wins[nameOf(seat.person)] ?? 0,
    }));
    entry.watchers = before.watchers;
    entry.previousId = before.id;
    entry.startingPlayer = startingPlayer;
    this.#entries.set(entry.id, entry);
    if (rematch === 'change') return this.#audience.changed(entry);
    // A failure has been told to the players, who find themselves at the unstarted game.
    void this.#begin(entry).catch(() => {});
  }

  #entryOf(setup: GameSetup): Entry {
    const [one, other] = setup.players;
    return {
      ...this.#newEntry(one.person, setup.options, setup.practice),
      id: setup.id,
      owner: setup.owner,
      createdAt: setup.createdAt,
      phase: 'started',
      node: this.#node.name,
      previousId: setup.previousId,
      startingPlayer: setup.startingPlayer,
      seats: [one, other].map(({ person, deck, wins }) => ({ ...emptySeat(person), deck, wins })),
    };
  }

  #touch(entry: Entry): void {
    entry.lastSignOfLife = this.#now();
    this.#audience.changed(entry);
  }

  #checkFree(person: Person, exceptId?: string): void {
    const current = this.of(nameOf(person));
    if (current !== undefined && current.id !== exceptId) {
      throw new RefusedMessage('ALREADY_IN_GAME', 'You are in a game already.');
    }
  }

  #find(gameId: string): Entry {
    const entry = this.#entries.get(gameId);
    if (entry === undefined) throw new RefusedMessage('NOT_FOUND', TEXTS.notFound);
    return entry;
  }

  #findOwn(person: Person, gameId: string): Entry {
    const entry = this.#find(gameId);
    if (!isMember(entry, nameOf(person))) {
      throw new RefusedMessage('FORBIDDEN', 'You are not in this game.');
    }
    return entry;
  }
}

async function withinTime<T>(work: Promise<T>, ms: number): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`No answer within ${ms} ms`)), ms);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
