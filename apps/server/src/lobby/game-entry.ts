/** A game as the lobby keeps it, from its opening to the end of its room. */
import type { WinReason } from '@amberhall/engine/vocabulary';
import type { BracketMatch, NewGameOptions, RoomLine } from '@amberhall/protocol';
import type { PlayableDeck } from '../decks/playable-deck.ts';
import type { GameSetup } from '../rooms/journal/node-types.ts';
import { nameOf } from '../accounts/person.ts';
import type { Person } from '../accounts/person.ts';

export const SEATS = 2;

export interface Seat {
  person: Person;
  deck: PlayableDeck | null;
  /** Games won against this opponent in a row of rematches. */
  wins: number;
  disconnected: boolean;
  left: boolean;
}

export interface GameEntry {
  id: string;
  /** Its password is kept sealed. */
  options: NewGameOptions;
  /** A game against the bot: for nobody else's eyes. */
  practice: boolean;
  /** The match of a tournament; such a game waits for its players. */
  challonge: BracketMatch | null;
  /** Names in lower case of those for whom a game of a tournament was opened. */
  invited?: readonly string[];
  owner: string;
  createdAt: Date;
  /** `starting`: the node prepares the table. */
  phase: 'pending' | 'starting' | 'started';
  seats: Seat[];
  watchers: Person[];
  /** Chat and news before the start. */
  messages: RoomLine[];
  lastSignOfLife: Date;
  /** Why the last attempt to start failed. */
  failure: string | null;
  node: string | null;
  /** How often it was laid: with every time its people must be shown the way again. */
  tables: number;
  /** Names of those who left it before it started: quick join does not bring them back. */
  departed: string[];
  winner: string | null;
  winReason: WinReason | null;
  /** Until then only some know the result: spectators with a delay have not seen it. `null` once all may know. */
  resultOutAt?: Date | null;
  /** The game to which it is the rematch. */
  previousId: string | null;
  /** Who begins; `null` where the lot decides. */
  startingPlayer: string | null;
}

/** A copy that can be changed. People, decks and lines are shared: they are replaced, never changed. */
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

/** Plays or watches. */
export function isMember(entry: GameEntry, name: string): boolean {
  return seatOf(entry, name) !== undefined || isWatching(entry, name);
}

/** Those who sit or watch, and have not left. */
export function members(entry: GameEntry): Person[] {
  const seated = entry.seats.filter(({ left }) => !left).map(({ person }) => person);
  return [...seated, ...entry.watchers];
}

/** A game that nobody has joined yet. */
export function newEntry(id: string, owner: string, options: NewGameOptions, createdAt: Date): GameEntry {
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
  };
}

export function emptySeat(person: Person): Seat {
  return { person, deck: null, wins: 0, disconnected: false, left: false };
}

/**
 * Turns decks that were brought into those that are played, and back: in a reversal each plays the other's [16.1].
 */
export function asBrought<Player extends { deck: PlayableDeck }>(
  { gameFormat }: Pick<NewGameOptions, 'gameFormat'>,
  players: readonly Player[],
): Player[] {
  if (gameFormat !== 'reversal') return [...players];
  const decks = players.map(({ deck }) => deck).toReversed();
  return players.map((player, seat) => ({ ...player, deck: decks[seat] ?? player.deck }));
}

/** What a node needs to begin the game. @throws unless two players have a deck each */
export function setupOf(entry: GameEntry): GameSetup {
  const players = entry.seats.map(({ person, deck, wins }) => {
    if (deck === null) throw new Error(`${nameOf(person)} has no deck`);
    return { person, deck, wins };
  });
  if (players.length !== SEATS) throw new Error(`A game for ${players.length} players`);
  const { id, options, practice, owner, createdAt, challonge, previousId, startingPlayer } = entry;
  // Two, as just checked.
  const both = asBrought(options, players) as GameSetup['players'];
  return { id, options, practice, owner, createdAt, challonge, previousId, startingPlayer, players: both };
}
