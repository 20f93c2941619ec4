/** A game node as the lobby knows it: it plays the games that the lobby has brought together. */
import type { WinReason } from '@amberhall/engine/vocabulary';
import type { BracketMatch, NewGameOptions } from '@amberhall/protocol';
import type { PlayableDeck } from '../../decks/playable-deck.ts';
import type { Person } from '../../accounts/person.ts';

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
  /** The match of a bracket that it decides. */
  challonge?: BracketMatch | null;
  players: [PlayerSetup, PlayerSetup];
  previousId: string | null;
  /** Who begins; `null` where the lot decides. */
  startingPlayer: string | null;
}

export const REMATCHES = ['same', 'swap', 'change'] as const;
/** With which decks a pair plays again. */
export type Rematch = (typeof REMATCHES)[number];

/** What a node tells the lobby about its games. */
export type RoomReport =
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
  /** `closingMessage`: what its people are told if it could not go on. */
  | { type: 'closed'; gameId: string; closingMessage?: string }
  /** Played here from now on. `left`: players who left for good. */
  | { type: 'resumed'; gameId: string; left: string[] };

/** What the lobby asks of the node that is to play, or plays, a game. */
export interface GameNode {
  /** Lays the table and deals. @throws if the game cannot be played here */
  open(setup: GameSetup): Promise<void>;
  /** Lets somebody watch from now on. */
  admit(gameId: string, person: Person): Promise<void>;
  /** Shows a player who has no connection to the node as gone, until there is one. */
  noteMissing(gameId: string, name: string): Promise<void>;
  leave(gameId: string, name: string): Promise<void>;
  /** Ends a game by order of the staff. */
  remove(gameId: string): Promise<void>;
}

/** `draining`: takes no more games, and gives those it has away before it stops. */
export type NodeStatus = 'active' | 'disabled' | 'draining';

/** What a node says of itself with its lease. */
export interface NodeInfo {
  /** Where browsers reach it; `null` where that is the address of the page. */
  address: string | null;
  port: number | null;
  version: string;
  status: NodeStatus;
  games: number;
  /** Part of the last second that it was busy: 0 to 1. */
  load: number;
}

/** The kind of the nodes' leases. */
export const NODE_LEASE = 'node';
/** Somebody has come, gone, or is otherwise than before. */
export const NODES_CHANNEL = 'nodes';

export function addressOfNode(name: string): string {
  return `node:${name}`;
}

export function addressOfLobby(id: string): string {
  return `lobby:${id}`;
}
