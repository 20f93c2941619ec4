/** A game in the lobby, from its opening to the end of its room. */
import type { WinReason } from '@amberhall/engine/vocabulary';
import { seedPartsOf } from '@amberhall/protocol';
import type { BracketMatch, FirstPlayerChoice, NewGameOptions } from '@amberhall/protocol';
import type { PlayableDeck } from '../decks/playable-deck.ts';
import type { KeptLine } from '../moderation/kept-line.ts';
import type { GameOptions, GameSetup } from '../rooms/journal/node-types.ts';
import { newSecret } from '../rooms/journal/new-secret.ts';
import { nameOf } from '../accounts/person.ts';
import type { Person } from '../accounts/person.ts';

export const SEATS = 2;

export interface Seat {
  person: Person;
  deck: PlayableDeck | null;
  /** Games won against this opponent in previous rematches. */
  wins: number;
  disconnected: boolean;
  left: boolean;
  /** The hash of the share that the client of the player has drawn. Everybody in the game sees it. */
  shareHash?: string;
  /** The share of the seed that the client of the player has sent. Nobody else knows it before the end of the game. */
  share?: string;
}

/** A deck that a player has registered for an event, and may play in this game. */
export interface RegisteredDeck {
  userId: number;
  deck: PlayableDeck;
  /** The chains with which its player begins. */
  chains?: number;
}

export interface GameEntry {
  id: string;
  /** Its password is stored as a hash. */
  options: GameOptions;
  /** A game against the bot, visible only to its player. */
  practice: boolean;
  /** The match of a tournament. Such a game waits for its players. */
  challonge: BracketMatch | null;
  /** Lower-case names of the players for whom the game was opened: those of a match, or of a challenge. */
  invited?: readonly string[];
  /** The challenged user has not joined yet. */
  challenge?: { username: string; until: Date } | null;
  /** The decks that its players have to play, as they brought them. A player of several ones selects one. */
  registeredDecks?: readonly RegisteredDeck[];
  owner: string;
  createdAt: Date;
  /** `starting`: the node is creating the room. */
  phase: 'pending' | 'starting' | 'started';
  seats: Seat[];
  watchers: Person[];
  /** Chat and notices before the start. */
  messages: KeptLine[];
  lastSignOfLife: Date;
  /** Why the last attempt to start failed. */
  failure: string | null;
  node: string | null;
  /** How often a room was created for it. Each time, its people need a new handoff. */
  tables: number;
  /** Names of players who left before the start: quick join does not pair them again. */
  departed: string[];
  winner: string | null;
  winReason: WinReason | null;
  /** Until then, delayed spectators have not seen the result and only some may know it. `null` once all may know it. */
  resultOutAt?: Date | null;
  /** The game of which this is the rematch. */
  previousId: string | null;
  /** The starting player; `null` for a random one. */
  startingPlayer: string | null;
  /** In games of a match: the account of the loser of the last game, who chooses the starting player. */
  firstPlayer?: { chooserId: number; choice: FirstPlayerChoice };
  /** The server's part of the seed, to which it has committed; absent in games that an older version opened. */
  secret?: string;
  /** The shares of players without a hash follow from the secret: a later hash is refused. */
  hashesClosed?: boolean;
}

/** Returns a copy that can be changed. People, decks and lines are shared: they are replaced, never changed. */
export function copyOf(entry: GameEntry): GameEntry {
  return {
    ...entry,
    seats: entry.seats.map((seat) => ({ ...seat })),
    watchers: [...entry.watchers],
    messages: [...entry.messages],
    departed: [...entry.departed],
  };
}

export function isFull(entry: GameEntry): boolean {
  return entry.seats.length >= SEATS;
}

export function seatOf(entry: GameEntry, name: string): Seat | undefined {
  return entry.seats.find(({ person, left }) => !left && nameOf(person) === name);
}

export function isWatching(entry: GameEntry, name: string): boolean {
  return entry.watchers.some((person) => nameOf(person) === name);
}

/** Whether it was opened by a challenge, so that only its two players can play in it. */
export function isChallengeGame({ challonge, invited }: GameEntry): boolean {
  return challonge === null && invited !== undefined;
}

/** Says whether a person plays or watches. */
export function isMember(entry: GameEntry, name: string): boolean {
  return seatOf(entry, name) !== undefined || isWatching(entry, name);
}

/** The players and spectators who have not left. */
export function members(entry: GameEntry): Person[] {
  const seated = entry.seats.filter(({ left }) => !left).map(({ person }) => person);
  return [...seated, ...entry.watchers];
}

/** A game without players. */
export function newEntry(id: string, owner: string, options: GameOptions, createdAt: Date): GameEntry {
  return {
    id,
    options,
    practice: false,
    challonge: null,
    owner,
    createdAt,
    phase: 'pending',
    seats: [],
    watchers: [],
    messages: [],
    lastSignOfLife: createdAt,
    failure: null,
    node: null,
    tables: 0,
    departed: [],
    winner: null,
    winReason: null,
    previousId: null,
    startingPlayer: null,
    secret: newSecret(),
  };
}

/** Whether a client draws a share of the seed for the seat. */
function hasClient({ person }: Seat): boolean {
  return person.kind === 'user' || person.kind === 'guest';
}

/** The hashes of the players' shares by name. `null`: the share of this player follows from the secret. */
export function shareHashesOf({ seats, hashesClosed = false }: GameEntry): Map<string, string | null> {
  const fixed = seats.filter((seat) => seat.shareHash !== undefined || hashesClosed || !hasClient(seat));
  return new Map(fixed.map(({ person, shareHash = null }) => [nameOf(person), shareHash]));
}

/** Whether both players are there and no hash can come or change. */
export function areHashesFixed(entry: GameEntry): boolean {
  return isFull(entry) && shareHashesOf(entry).size === SEATS;
}

/** Whether a client has sent its hash but not its share. */
export function isShareMissing({ seats }: GameEntry): boolean {
  return seats.some(({ shareHash, share }) => shareHash !== undefined && share === undefined);
}

/** Begins the seed again with a new secret: a player who comes must not know the share of one who stayed. */
export function renewSeed(entry: GameEntry): void {
  if (entry.secret === undefined) return;
  entry.secret = newSecret();
  entry.hashesClosed = false;
  for (const seat of entry.seats) {
    delete seat.shareHash;
    delete seat.share;
  }
}

/** The decks to which a person is bound in a game; empty if they may choose any. */
export function registeredDecksOf({ registeredDecks = [] }: GameEntry, { userId }: Person): PlayableDeck[] {
  return registeredDecks.filter((registered) => registered.userId === userId).map(({ deck }) => deck);
}

/** The deck that a person has to play in a game; `null` if they may choose. */
export function registeredDeckOf(entry: GameEntry, person: Person): PlayableDeck | null {
  const [deck, ...others] = registeredDecksOf(entry, person);
  return others.length === 0 ? (deck ?? null) : null;
}

export function emptySeat(person: Person): Seat {
  return { person, deck: null, wins: 0, disconnected: false, left: false };
}

/** Turns brought decks into played ones and back: in a reversal each player plays the other's [16.1]. */
export function asBrought<Player extends { deck: PlayableDeck }>(
  { gameFormat }: Pick<NewGameOptions, 'gameFormat'>,
  players: readonly Player[],
): Player[] {
  if (gameFormat !== 'reversal') return [...players];
  const decks = players.map(({ deck }) => deck).toReversed();
  return players.map((player, seat) => ({ ...player, deck: decks[seat] ?? player.deck }));
}

/** The starting player of a game that is about to start; `null` for a random one. */
function startingPlayerOf({ startingPlayer, firstPlayer, seats }: GameEntry): string | null {
  if (firstPlayer === undefined) return startingPlayer;
  const { chooserId, choice } = firstPlayer;
  if (choice === 'random') return null;
  const seat = seats.find(({ person }) => (person.userId === chooserId) === (choice === 'self'));
  return seat === undefined ? null : nameOf(seat.person);
}

/** Returns what a node needs to start the game. @throws unless two players have a deck each */
export function setupOf(entry: GameEntry): GameSetup {
  const players = entry.seats.map(({ person, deck, wins }) => {
    if (deck === null) throw new Error(`${nameOf(person)} has no deck`);
    const chains = entry.registeredDecks?.find(({ userId }) => userId === person.userId)?.chains;
    return { person, deck, wins, ...(chains !== undefined && { chains }) };
  });
  if (players.length !== SEATS) throw new Error(`A game for ${players.length} players`);
  const { id, options, practice, owner, createdAt, challonge, previousId } = entry;
  // Two, as just checked.
  const both = asBrought(options, players) as GameSetup['players'];
  const seedParts = seedPartsOf(
    entry.secret ?? newSecret(),
    entry.seats.map(({ shareHash, share }) => ({ hash: shareHash, share })),
  );
  return {
    id,
    options,
    practice,
    owner,
    createdAt,
    challonge,
    previousId,
    startingPlayer: startingPlayerOf(entry),
    players: both,
    seedParts,
  };
}
