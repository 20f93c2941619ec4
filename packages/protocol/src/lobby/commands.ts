/** The commands of the lobby socket. */
import { z } from 'zod';
import { DrainMinutes } from '../drains.ts';
import { CHAT_LENGTH } from '../game.ts';
import { Motd } from '../news.ts';
import { RowId } from '../reply.ts';
import type { Ack } from '../shapes.ts';
import { Hex32 } from '../shuffles/hex32.ts';
import type { OlderMessages } from './events.ts';
import { ChallengeOptions, FirstPlayerChoice, NewGameOptions, QuickJoin } from './new-game.ts';
import { Practice } from './practice.ts';
import { TournamentGame } from './tournament-game.ts';

export const NewGame = z.union([QuickJoin, TournamentGame, NewGameOptions]);
export type NewGame = z.infer<typeof NewGame>;

const GameId = z.uuid();
const GamePassword = z.string().max(64).nullish();
const NodeName = z.string().min(1).max(64);
const ChatLine = z.string().max(CHAT_LENGTH * 4);

/**
 * Client → server, as `emit(command, ...args, ack)`: the arguments of each command. Every command is answered by its
 * acknowledgement, an `Ack`.
 */
export const LOBBY_COMMANDS = {
  /** Signs in with an access token or a guest pass, or signs out with `''`. The connection stays open. */
  authenticate: z.tuple([z.string().max(4096)]),
  newgame: z.tuple([NewGame]),
  /** Opens a game for the sender and the user with this name, who accepts by joining it. `leavegame` cancels it. */
  challenge: z.tuple([z.string().max(100), ChallengeOptions]),
  declinechallenge: z.tuple([GameId]),
  joingame: z.tuple([GameId, GamePassword]),
  watchgame: z.tuple([GameId, GamePassword]),
  /** Needs canManageGames. For a tournament game that has not started, canManageTournaments is enough. */
  removegame: z.tuple([GameId]),
  /** Generates a deck for the sender in a sealed game. */
  getsealeddeck: z.tuple([GameId]),
  selectdeck: z.tuple([GameId, RowId, z.boolean()]),
  /** Selects one of the decks that the sender has registered for the event of the game, by its position among the choices. */
  selectregistereddeck: z.tuple([GameId, z.int().min(0).max(2)]),
  /** The loser of the last game of a match chooses who begins the next one, until it starts. */
  choosefirstplayer: z.tuple([GameId, FirstPlayerChoice]),
  /** Sends the hash of the share of the seed that the client has drawn for this commitment. The first one counts. */
  seedhash: z.tuple([GameId, Hex32, Hex32]),
  /**
   * Sends the share itself. Refused before the hashes of both players are fixed, and if it does not have the sender's
   * hash.
   */
  seedshare: z.tuple([GameId, Hex32, Hex32]),
  startgame: z.tuple([GameId]),
  leavegame: z.tuple([GameId]),
  /** Sends a line to the chat of the sender's game before it starts. */
  chat: z.tuple([ChatLine]),
  lobbychat: z.tuple([ChatLine]),
  /** Asks for the messages of the lobby before the one with this id. */
  oldermessages: z.tuple([RowId]),
  /** Needs canManageMotd. An empty message removes the message of the day. */
  motd: z.tuple([Motd]),
  /** Needs canManageUsers. Ends all sessions of the user with this name. */
  clearsessions: z.tuple([z.string().max(64)]),
  practice: z.tuple([Practice]),
  /** This and the next three commands need canManageNodes. The server answers with `nodestatus`. */
  getnodestatus: z.tuple([]),
  /** Stops giving new games to the node, or starts again. */
  togglenode: z.tuple([NodeName]),
  /** Stops giving new games to the node until it is toggled, and hands its games over after so many minutes. */
  drainnode: z.tuple([NodeName, DrainMinutes]),
  /** Makes the node hand its games to other nodes and restart. */
  restartnode: z.tuple([NodeName]),
  /** Reports that the client could not reach the game node. */
  connectfailed: z.tuple([GameId.nullish()]),
  ping: z.tuple([z.int().nonnegative()]),
} as const;
export type LobbyCommand = keyof typeof LOBBY_COMMANDS;
export type LobbyCommandArgs<C extends LobbyCommand> = z.infer<(typeof LOBBY_COMMANDS)[C]>;

/** The contents of successful acknowledgements. */
export interface LobbyAcks {
  newgame: { gameId: string };
  challenge: { gameId: string };
  joingame: { gameId: string };
  watchgame: { gameId: string };
  practice: { gameId: string };
  oldermessages: OlderMessages;
}
export type LobbyAck<C extends LobbyCommand> = Ack<C extends keyof LobbyAcks ? LobbyAcks[C] : object>;

/** Client → server, as the types of Socket.IO want it. */
export type LobbyClientEvents = {
  [C in LobbyCommand]: (...args: [...LobbyCommandArgs<C>, (ack: LobbyAck<C>) => void]) => void;
};
