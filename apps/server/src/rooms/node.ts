/** A game node as the lobby knows it: it plays the games that the lobby has brought together. */
import type { WinReason } from '@amberhall/engine/vocabulary';
import type { Handoff, NewGameOptions } from '@amberhall/protocol';
import type { AccessClaims } from '../accounts/tokens.ts';
import type { PlayableDeck } from '../decks/standalone.ts';
import type { Person } from '../lobby/person.ts';

export interface PlayerSetup {
  person: Person;
  deck: PlayableDeck;
  /** Games won against this opponent in the rematches before. */
  wins: number;
}

/** Everything a node needs to begin a game. */
export interface GameSetup {
  id: string;
  options: NewGameOptions;
  practice: boolean;
  owner: string;
  createdAt: Date;
  players: [PlayerSetup, PlayerSetup];
  previousId: string | null;
  /** Who begins; `null` where the lot decides. */
  startingPlayer: string | null;
}

/** A game that the node took up again after its program was stopped. */
export interface ResumedGame {
  setup: GameSetup;
  left: string[];
}

export const REMATCHES = ['same', 'swap', 'change'] as const;
/** With which decks a pair plays again. */
export type Rematch = (typeof REMATCHES)[number];

/** What a node tells the lobby about its games. */
export type RoomNews =
  /** A player's connection came or went. */
  | { type: 'presence'; gameId: string; name: string; isConnected: boolean }
  /** A player or spectator left for good. */
  | { type: 'left'; gameId: string; name: string }
  | { type: 'won'; gameId: string; winner: string | null; reason: WinReason }
  /** Both agreed to play again. The room has closed. */
  | {
      type: 'rematch';
      gameId: string;
      rematch: Rematch;
      wins: Record<string, number>;
      startingPlayer: string | null;
    }
  | { type: 'closed'; gameId: string };

export interface GameNode {
  readonly name: string;
  /** Lays the table and deals. @throws if the game cannot be played here */
  open(setup: GameSetup): Promise<void>;
  /** The way to a seat, or to a place at the side. It ends with the `login`; guests have none. */
  handoff(gameId: string, person: Person, login: AccessClaims | null): Promise<Handoff>;
  /** Lets somebody watch from now on. */
  admit(gameId: string, person: Person): void;
  leave(gameId: string, name: string): Promise<void>;
  /** Ends a game by order of the staff. */
  remove(gameId: string): Promise<void>;
  listen(listener: (news: RoomNews) => void): void;
}
