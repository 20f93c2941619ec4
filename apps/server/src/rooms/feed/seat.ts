/** One of the two seats at the table, and its person. */
import type { PlayerId } from '@amberhall/engine/vocabulary';
import type { Person } from '../../accounts/person.ts';
import type { Channel } from './channel.ts';
import type { GameSocket } from './game-socket.ts';
import type { PlayerSetup } from '../journal/node-types.ts';

export interface RoomSeat {
  player: PlayerId;
  person: Person;
  setup: PlayerSetup;
  channel: Channel;
  /** The connection that plays. A second one replaces it. */
  socket: GameSocket | null;
  /** Since when it has been disconnected; `null` while connected or never connected. */
  lostAt: Date | null;
  left: boolean;
}

export interface RoomSpectator {
  person: Person;
  sockets: Set<GameSocket>;
  /** When the last connection opened or closed. */
  seenAt: Date;
}

export function isBot(seat: RoomSeat): boolean {
  return seat.person.kind === 'bot';
}

/** The second seat of a hot-seat player: it never connects or disconnects by itself. */
export function isSecondSeatOfSamePlayer(seat: RoomSeat): boolean {
  return seat.person.kind === 'double';
}
