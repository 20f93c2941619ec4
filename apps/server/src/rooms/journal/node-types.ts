/** The interface of a game node for the lobby: it plays the games that the lobby has set up. */
import type { WinReason } from '@amberhall/engine/vocabulary';
import type {
  BotLevel,
  BracketMatch,
  NewGameOptions,
  NodeDrain,
  Position,
  SeedParts,
} from '@amberhall/protocol';
import type { PlayableDeck } from '../../decks/playable-deck.ts';
import type { Person } from '../../accounts/person.ts';

export interface PlayerSetup {
  person: Person;
  deck: PlayableDeck;
  /** Games won against this opponent in previous rematches. */
  wins: number;
  /** The chains with which the player begins. */
  chains?: number;
}

/** How a game is played. */
export type GameOptions = NewGameOptions & {
  /** Where it begins, if not with the first turn. It has been checked. */
  position?: Position;
  /**
   * For a game of an adaptive match of three. In the third game, `contestedDeckOf` is the name of the player whose deck won
   * both others.
   */
  adaptiveMatch?: { contestedDeckOf: string | null };
  /** The rematch that its players may ask for; by default, all kinds of rematches. */
  rematch?: 'none' | 'same';
  /** In a practice game. Default: `steady`. */
  botLevel?: BotLevel;
};

/** Everything that a node needs to start a game. */
export interface GameSetup {
  id: string;
  options: GameOptions;
  practice: boolean;
  owner: string;
  createdAt: Date;
  /** The match of a bracket that it decides. */
  challonge?: BracketMatch | null;
  players: [PlayerSetup, PlayerSetup];
  previousId: string | null;
  /** The starting player; `null` for a random one. */
  startingPlayer: string | null;
  /** What its seed is made of; absent in games from before shuffles could be checked. */
  seedParts?: SeedParts;
}

export const REMATCHES = ['same', 'swap', 'change'] as const;
/** The decks of a rematch. */
export type Rematch = (typeof REMATCHES)[number];

/** The reports of a node about its games. */
export type RoomReport =
  /** A player connected or disconnected. */
  | { type: 'presence'; gameId: string; name: string; isConnected: boolean }
  /** A player or spectator left permanently. */
  | { type: 'left'; gameId: string; name: string }
  | { type: 'won'; gameId: string; winner: string | null; reason: WinReason }
  /** Both players agreed to a rematch. The room has closed. */
  | {
      type: 'rematch';
      gameId: string;
      rematch: Rematch;
      wins: Record<string, number>;
      startingPlayer: string | null;
    }
  /** `closingMessage`: the message for its people if the game could not continue. */
  | { type: 'closed'; gameId: string; closingMessage?: string }
  /** Played here from now on. `left`: players who left permanently. */
  | { type: 'resumed'; gameId: string; left: string[] };

/** The requests of the lobby to the node of a game. */
export interface GameNode {
  /** Creates the room and deals. @throws if the game cannot be played here */
  open(setup: GameSetup): Promise<void>;
  /** Admits a spectator. */
  admit(gameId: string, person: Person): Promise<void>;
  /** Shows a player without a connection to the node as disconnected, until there is one. */
  noteMissing(gameId: string, name: string): Promise<void>;
  leave(gameId: string, name: string): Promise<void>;
  /** Ends a game as requested by staff. */
  remove(gameId: string): Promise<void>;
}

/** `draining`: accepts no more games. Those it has end, or are handed over before it stops. */
export type NodeStatus = 'active' | 'disabled' | 'draining';

/** The information that a node publishes with its lease. */
export interface NodeInfo {
  /** Its address for browsers; `null` for the address of the page. */
  address: string | null;
  port: number | null;
  version: string;
  status: NodeStatus;
  /** While it waits until its games are over. */
  drain: NodeDrain | null;
  games: number;
  /** The share of the last second that it was busy: 0 to 1. */
  load: number;
}

/** The kind of the nodes' leases. */
export const NODE_LEASE = 'node';
/** A node appeared, disappeared or changed. */
export const NODES_CHANNEL = 'nodes';

export function addressOfNode(name: string): string {
  return `node:${name}`;
}

export function addressOfLobby(id: string): string {
  return `lobby:${id}`;
}
