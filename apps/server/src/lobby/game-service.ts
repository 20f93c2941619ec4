/** The games of the lobby: opening, joining, watching, leaving, and the reports of nodes. */
import { randomUUID } from 'node:crypto';
import { commitmentTo, DEFAULT_GAME, defaultGameName } from '@amberhall/protocol';
import type {
  ExpansionCode,
  FirstPlayerChoice,
  NewGame,
  NewGameOptions,
  QuickJoin,
  TournamentGame,
  UserSummary,
} from '@amberhall/protocol';
import { keyOf } from '../accounts/account-store.ts';
import type { PlayableDeck } from '../decks/playable-deck.ts';
import type { Account } from '../accounts/account-store.ts';
import { NO_LINE } from '../moderation/chat-excerpt.ts';
import type { SeenChat } from '../moderation/chat-excerpt.ts';
import type { LineReference } from '../moderation/kept-line.ts';
import type { LineRemovals } from '../moderation/line-removals.ts';
import { checkNotMuted } from '../moderation/mute.ts';
import { RefusedMessage } from '../sockets/refusal.ts';
import { mayPlayTogether, checkCanChat, checkCanJoin, checkCanWatch } from './access.ts';
import type { GameDirectory } from './game-directory.ts';
import {
  areHashesFixed,
  emptySeat,
  isChallengeGame,
  isFull,
  isMember,
  members,
  newEntry,
  registeredDeckOf,
  registeredDecksOf,
  renewSeed,
  seatOf,
} from './game-entry.ts';
import type { GameEntry, Seat } from './game-entry.ts';
import { checkNotInGame, checkMember, gameToChange, ownGameToChange, gameToRead } from './game-lookup.ts';
import { sealGamePassword } from './game-password.ts';
import { chatLineIn, withChat, withLineRemoved, withNotice } from './chat-lines.ts';
import type { NodeRegistry } from './node-registry.ts';
import type { DeckSelection } from './deck-selection.ts';
import type { DirectoryTransaction, ReadonlyDirectory } from './directory-replica.ts';
import { nameOf } from '../accounts/person.ts';
import type { Person } from '../accounts/person.ts';
import type { GameStarter } from './game-starter.ts';

export interface GameServiceParts {
  directory: GameDirectory;
  nodes: NodeRegistry;
  starter: GameStarter;
  deckSelection: DeckSelection;
  lineRemovals: LineRemovals;
  now: () => Date;
}

const REGISTERED = 'You play the deck that you have registered.';

export class GameService {
  readonly #parts: GameServiceParts;

  constructor(parts: GameServiceParts) {
    this.#parts = parts;
  }

  /** The account of a person who may be in a game has changed. */
  async updatePerson(person: Person): Promise<void> {
    const isSame = (other: Person) => other.userId === person.userId;
    await this.#parts.directory.change((transaction) => {
      for (const { id } of [...transaction.all()].filter((entry) => members(entry).some(isSame))) {
        const entry = gameToChange(transaction, id);
        for (const seat of entry.seats) if (isSame(seat.person)) seat.person = person;
        entry.watchers = entry.watchers.map((watcher) => (isSame(watcher) ? person : watcher));
      }
    });
  }

  /** @param lastOpponents names of players whom quick join must not pair with `person` again */
  open(person: Person, request: NewGame, lastOpponents: ReadonlySet<string>): Promise<GameEntry> {
    this.#parts.deckSelection.checkFormat(request);
    return this.#parts.directory.change((transaction) => {
      if ('tournament' in request) return this.#addTournamentGame(transaction, person, request);
      checkNotInGame(transaction, person);
      if ('quickJoin' in request) return this.#quickJoin(transaction, person, request, lastOpponents);
      return this.#add(transaction, person, withPasswordSealed(request));
    });
  }

  join(person: Person, gameId: string, password: string | undefined): Promise<GameEntry> {
    return this.#parts.directory.change((transaction) => {
      checkNotInGame(transaction, person, gameId);
      return this.#join(transaction, person, gameId, password);
    });
  }

  async watch(person: Person, gameId: string, password: string | undefined): Promise<GameEntry> {
    const { directory, nodes } = this.#parts;
    const check = (pages: ReadonlyDirectory) => {
      checkNotInGame(pages, person, gameId);
      const entry = gameToRead(pages, gameId);
      if (!isMember(entry, nameOf(person))) checkCanWatch(person, entry, password);
      return entry;
    };
    await this.#ensureKnown(gameId);
    const before = check(directory);
    // Admit the spectator on the node before sending the handoff.
    if (before.phase === 'started') await nodes.at(before.node).admit(gameId, person);
    const watched = await directory.change((transaction) => {
      if (isMember(check(transaction), nameOf(person))) return gameToRead(transaction, gameId);
      const entry = gameToChange(transaction, gameId);
      entry.watchers.push(person);
      if (entry.phase !== 'started') this.#addNotice(entry, 'room.watching', nameOf(person));
      return this.#markActive(entry);
    });
    const isBegunMeanwhile = before.phase !== 'started' && watched.phase === 'started';
    if (isBegunMeanwhile) await nodes.at(watched.node).admit(gameId, person);
    return watched;
  }

  async selectDeck(person: Person, gameId: string, deckId: number, isStandalone: boolean): Promise<void> {
    const { directory, deckSelection } = this.#parts;
    this.#seatToChooseDeck(directory, person, gameId);
    const entry = gameToRead(directory, gameId);
    if (registeredDecksOf(entry, person).length > 0) throw new RefusedMessage('DECK_NOT_USABLE', REGISTERED);
    const { gameFormat } = entry.options;
    const deck = await deckSelection.chosen(person, { deckId, isStandalone, gameFormat });
    await this.#setDeck(person, gameId, () => deck);
  }

  /** Selects one of the decks that a player has registered for the event of the game. */
  async selectRegisteredDeck(person: Person, gameId: string, position: number): Promise<void> {
    const { directory } = this.#parts;
    this.#seatToChooseDeck(directory, person, gameId);
    const deck = registeredDecksOf(gameToRead(directory, gameId), person)[position];
    if (deck === undefined) throw new RefusedMessage('DECK_NOT_USABLE', 'No such deck');
    await this.#setDeck(person, gameId, () => deck);
  }

  /** Deals a player a deck of the sets of the game. A player who has one keeps it. */
  async dealSealedDeck(person: Person, gameId: string): Promise<void> {
    const { directory, deckSelection } = this.#parts;
    const { deck } = this.#seatToChooseDeck(directory, person, gameId);
    if (deck !== null) return;
    const dealt = await deckSelection.sealed(gameToRead(directory, gameId).options);
    // Another page of the player may have requested one too.
    await this.#setDeck(person, gameId, (before) => before ?? dealt);
  }

  /** @param choose returns the deck, given the current one */
  async #setDeck(
    person: Person,
    gameId: string,
    choose: (before: PlayableDeck | null) => PlayableDeck,
  ): Promise<void> {
    await this.#parts.directory.change((transaction) => {
      this.#seatToChooseDeck(transaction, person, gameId);
      const entry = gameToChange(transaction, gameId);
      const seat = seatOf(entry, nameOf(person));
      if (seat !== undefined) seat.deck = choose(seat.deck);
      this.#markActive(entry);
    });
  }

  /** Returns the seat of a person who may choose a deck for it now. @throws {RefusedMessage} */
  #seatToChooseDeck(pages: ReadonlyDirectory, person: Person, gameId: string): GameEntry['seats'][number] {
    const entry = gameToRead(pages, gameId);
    checkMember(entry, person);
    const seat = seatOf(entry, nameOf(person));
    if (seat === undefined) throw new RefusedMessage('FORBIDDEN', 'You are not a player in this game.');
    if (entry.phase !== 'pending') throw new RefusedMessage('GAME_STARTED', 'The game has already started.');
    if (registeredDeckOf(entry, person) !== null) {
      throw new RefusedMessage('DECK_NOT_USABLE', REGISTERED);
    }
    return seat;
  }

  /** The loser of the last game of a match chooses who begins the next one. */
  async chooseFirstPlayer(person: Person, gameId: string, choice: FirstPlayerChoice): Promise<void> {
    await this.#parts.directory.change((transaction) => {
      const entry = ownGameToChange(transaction, person, gameId);
      if (entry.phase !== 'pending')
        throw new RefusedMessage('GAME_STARTED', 'The game has already started.');
      const { firstPlayer } = entry;
      if (firstPlayer === undefined || firstPlayer.chooserId !== person.userId)
        throw new RefusedMessage('FORBIDDEN', 'Only the loser of the last game chooses who begins.');
      entry.firstPlayer = { ...firstPlayer, choice };
      this.#markActive(entry);
    });
  }

  /** Stores the hash of the share that a player's client has drawn. The first one counts. */
  async addShareHash(person: Person, gameId: string, commitment: string, hash: string): Promise<void> {
    await this.#parts.directory.change((transaction) => {
      const { entry, seat } = seatToShare(transaction, person, gameId, commitment);
      if (entry.hashesClosed === true)
        throw new RefusedMessage('GAME_STARTED', 'The game has already started.');
      seat.shareHash ??= hash;
    });
  }

  /** Stores the share that a player's client has drawn, once nobody can choose another one any more. */
  async addShare(person: Person, gameId: string, commitment: string, share: string): Promise<void> {
    await this.#parts.directory.change((transaction) => {
      const { entry, seat } = seatToShare(transaction, person, gameId, commitment);
      if (!areHashesFixed(entry))
        throw new RefusedMessage('BAD_REQUEST', 'The hashes of the shares are not complete yet.');
      if (seat.shareHash !== commitmentTo(share))
        throw new RefusedMessage('BAD_REQUEST', 'This share does not have the hash that was sent before.');
      seat.share = share;
    });
  }

  async leave(person: Person, gameId: string): Promise<void> {
    const { directory, nodes } = this.#parts;
    await this.#ensureKnown(gameId);
    const entry = gameToRead(directory, gameId);
    checkMember(entry, person);
    if (entry.phase === 'started') return nodes.at(entry.node).leave(gameId, nameOf(person));
    await directory.change((transaction) => {
      const { phase } = ownGameToChange(transaction, person, gameId);
      if (phase !== 'pending') throw new RefusedMessage('GAME_STARTED', 'The game is starting.');
      this.#leavePending(transaction, gameId, nameOf(person));
    });
  }

  /** Releases the seat of a disconnected person, if the game has not started. */
  async releaseSeat(name: string): Promise<void> {
    const { directory } = this.#parts;
    if (directory.of(name)?.phase !== 'pending') return;
    await directory.change((transaction) => {
      const entry = transaction.of(name);
      if (entry?.phase === 'pending') this.#leavePending(transaction, entry.id, name);
    });
  }

  /** Says whether it is a tournament game that has not started. */
  isPendingTournamentGame(gameId: string): boolean {
    const entry = this.#parts.directory.get(gameId);
    return entry?.phase === 'pending' && entry.challonge !== null;
  }

  /** Requested by staff. */
  async remove(gameId: string): Promise<void> {
    const { directory, nodes } = this.#parts;
    await this.#ensureKnown(gameId);
    const { phase, node } = gameToRead(directory, gameId);
    if (phase === 'started' && node !== null && nodes.isAlive(node)) return nodes.at(node).remove(gameId);
    await directory.change((transaction) => {
      if (transaction.get(gameId) !== undefined) transaction.remove(gameId, 'The game was removed.');
    });
  }

  async chat(person: Person, text: string): Promise<void> {
    await this.#parts.directory.change((transaction) => {
      const entry = editOf(transaction, nameOf(person));
      if (entry === undefined) throw new RefusedMessage('NOT_FOUND', 'You are not in a game.');
      checkCanChat(person, entry);
      checkNotMuted(person, this.#parts.now());
      entry.messages = withChat(entry.messages, person.summary, text, this.#parts.now());
      this.#markActive(entry);
    });
  }

  /** The chat of the game in which a person is, as they have seen it. `null` if they are in no game. */
  async chatSeenBy(name: string, line: number | undefined): Promise<SeenChat | null> {
    const { directory, nodes } = this.#parts;
    const entry = directory.of(name);
    if (entry === undefined) return null;
    const { id: gameId, phase, node, messages } = entry;
    const lines = phase === 'started' ? await nodes.chatAt(node, gameId, name, line) : messages;
    return { gameId, lines };
  }

  /**
   * Removes a line from the chat of a game.
   *
   * @throws {RefusedMessage} if there is no such line, or the person who is said to see it is not in the game
   */
  async removeLine(actor: Account, gameId: string, line: LineReference): Promise<void> {
    const { directory, nodes } = this.#parts;
    await this.#ensureKnown(gameId);
    const entry = gameToRead(directory, gameId);
    if ('seenBy' in line && !isMember(entry, line.seenBy))
      throw new RefusedMessage('FORBIDDEN', 'You are not in this game.');
    const { id, username } = actor;
    const isFound =
      entry.phase === 'started'
        ? await nodes.removeLineAt(entry.node, gameId, { id, username }, line)
        : await this.#removeWaitingLine(actor, gameId, line);
    if (!isFound) throw new RefusedMessage('NOT_FOUND', NO_LINE);
  }

  /** @returns `false` if there is no such line */
  async #removeWaitingLine(actor: Account, gameId: string, line: LineReference): Promise<boolean> {
    const { directory, lineRemovals } = this.#parts;
    const said = chatLineIn(gameToRead(directory, gameId).messages, line);
    if (said === undefined || said.isRemoved) return said !== undefined;
    await lineRemovals.record(actor, gameId, said);
    await directory.change((transaction) => {
      const entry = gameToChange(transaction, gameId);
      entry.messages = withLineRemoved(entry.messages, said.date);
    });
    return true;
  }

  /** The log of the running game in which a person is, as they have seen it. `null` if they are in none. */
  async logSeenBy(name: string): Promise<SeenChat | null> {
    const { directory, nodes } = this.#parts;
    const entry = directory.of(name);
    if (entry?.phase !== 'started') return null;
    return { gameId: entry.id, lines: await nodes.logAt(entry.node, entry.id, name) };
  }

  /** Adds a line to the chats of all unstarted games of a tournament. */
  async announceToPending(tournamentId: number, from: UserSummary, text: string): Promise<void> {
    const { directory, now } = this.#parts;
    const isMeant = ({ challonge, phase }: GameEntry) =>
      challonge?.tournamentId === tournamentId && phase !== 'started';
    if (![...directory.all()].some(isMeant)) return;
    await directory.change((transaction) => {
      for (const { id } of [...transaction.all()].filter(isMeant)) {
        const entry = gameToChange(transaction, id);
        entry.messages = withChat(entry.messages, from, text, now());
      }
    });
  }

  /** Tells the node that a person cannot reach it, because only the lobby knows that they tried. */
  async noteMissing(name: string): Promise<void> {
    const { directory, nodes } = this.#parts;
    const entry = directory.of(name);
    if (entry?.phase === 'started') await nodes.at(entry.node).noteMissing(entry.id, name);
  }

  #quickJoin(
    transaction: DirectoryTransaction,
    person: Person,
    { gameFormat, gameType, expansions }: QuickJoin,
    lastOpponents: ReadonlySet<string>,
  ): GameEntry {
    const name = nameOf(person);
    const [fitting] = [...transaction.all()]
      .filter(
        (entry) =>
          entry.phase === 'pending' &&
          !isFull(entry) &&
          entry.challonge === null &&
          entry.invited === undefined &&
          entry.options.gameFormat === gameFormat &&
          entry.options.gameType === gameType &&
          (gameFormat !== 'sealed' || isWithin(entry.options.expansions, expansions)) &&
          entry.options.password === undefined &&
          !entry.options.gamePrivate &&
          !entry.departed.includes(name) &&
          !entry.seats.some((seat) => lastOpponents.has(nameOf(seat.person))) &&
          mayPlayTogether(person, entry),
      )
      .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
    if (fitting !== undefined) return this.#join(transaction, person, fitting.id, undefined);
    return this.#add(transaction, person, {
      ...DEFAULT_GAME,
      name: defaultGameName(name),
      gameFormat,
      gameType,
      ...(gameFormat === 'sealed' && { expansions: expansions ?? this.#parts.deckSelection.sealedSets() }),
    });
  }

  #join(
    transaction: DirectoryTransaction,
    person: Person,
    gameId: string,
    password: string | undefined,
  ): GameEntry {
    const current = gameToRead(transaction, gameId);
    if (isMember(current, nameOf(person))) return current;
    checkCanJoin(person, current, password);
    const entry = gameToChange(transaction, gameId);
    // The organizer of a tournament game does not sit in it.
    if (entry.seats.length === 0) entry.owner = nameOf(person);
    entry.seats.push({ ...emptySeat(person), deck: registeredDeckOf(entry, person) });
    if (entry.challenge?.username === nameOf(person)) entry.challenge = null;
    this.#addNotice(entry, 'room.joined', nameOf(person));
    return this.#markActive(entry);
  }

  #add(transaction: DirectoryTransaction, person: Person, options: NewGameOptions): GameEntry {
    const entry = newEntry(randomUUID(), nameOf(person), options, this.#parts.now());
    entry.seats.push(emptySeat(person));
    transaction.put(entry);
    return entry;
  }

  #addTournamentGame(transaction: DirectoryTransaction, person: Person, request: TournamentGame): GameEntry {
    if (!person.permissions.has('canManageTournaments')) throw new RefusedMessage('FORBIDDEN', 'Forbidden');
    const { tournament: _is, challonge, invited = [], ...options } = request;
    const entry = newEntry(randomUUID(), nameOf(person), withPasswordSealed(options), this.#parts.now());
    transaction.put({ ...entry, challonge, invited: invited.map(keyOf) });
    return entry;
  }

  #leavePending(transaction: DirectoryTransaction, gameId: string, name: string): void {
    const entry = gameToChange(transaction, gameId);
    const wasWatching = seatOf(entry, name) === undefined;
    entry.seats = entry.seats.filter((seat) => nameOf(seat.person) !== name);
    entry.watchers = entry.watchers.filter((watcher) => nameOf(watcher) !== name);

    const [next] = entry.seats;
    if (!wasWatching && isChallengeGame(entry)) {
      return transaction.remove(gameId, 'Your opponent left, so the game was closed.');
    }
    if (next === undefined && entry.challonge === null) {
      return transaction.remove(gameId, 'The game was closed because its players left.');
    }
    if (entry.owner === name && next !== undefined) entry.owner = nameOf(next.person);
    if (!wasWatching) {
      entry.departed.push(name);
      renewSeed(entry);
    }
    this.#addNotice(entry, wasWatching ? 'room.stoppedWatching' : 'room.left', name);
    this.#markActive(entry);
  }

  /** An unknown game may have just been opened in another lobby process. */
  async #ensureKnown(gameId: string): Promise<void> {
    const { directory } = this.#parts;
    if (directory.get(gameId) === undefined) await directory.sync();
  }

  #addNotice(entry: GameEntry, key: Parameters<typeof withNotice>[1], player: string): void {
    entry.messages = withNotice(entry.messages, key, { player }, this.#parts.now());
  }

  #markActive(entry: GameEntry): GameEntry {
    entry.lastSignOfLife = this.#parts.now();
    return entry;
  }
}

/** An empty password means none. */
function withPasswordSealed({ password, ...options }: NewGameOptions): NewGameOptions {
  if (password === undefined || password === '') return options;
  return { ...options, password: sealGamePassword(password) };
}

function editOf(transaction: DirectoryTransaction, name: string): GameEntry | undefined {
  const current = transaction.of(name);
  return current && transaction.edit(current.id);
}

/** Whether a sealed game has only sets that are wanted. */
function isWithin(sets: NewGameOptions['expansions'] = {}, wanted: QuickJoin['expansions']): boolean {
  const codes = Object.keys(sets) as ExpansionCode[];
  return wanted === undefined || codes.every((code) => !sets[code] || wanted[code] === true);
}

/** @throws {RefusedMessage} unless the person sits in a game with this commitment that has not started */
function seatToShare(
  transaction: DirectoryTransaction,
  person: Person,
  gameId: string,
  commitment: string,
): { entry: GameEntry; seat: Seat } {
  const entry = ownGameToChange(transaction, person, gameId);
  // Shares may arrive while the node creates the room: the start waits for them.
  if (entry.phase === 'started') throw new RefusedMessage('GAME_STARTED', 'The game has already started.');
  const seat = seatOf(entry, nameOf(person));
  if (seat === undefined) throw new RefusedMessage('FORBIDDEN', 'You are not a player in this game.');
  if (entry.secret === undefined || commitmentTo(entry.secret) !== commitment)
    throw new RefusedMessage('BAD_REQUEST', 'This share is for another game.');
  return { entry, seat };
}
