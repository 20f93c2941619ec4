/** One of the two places at the table, and who sits there. */
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
  /** The one connection that plays: a second one takes over. */
  socket: GameSocket | null;
  /** Since when the connection is lost; `null` while it is there or has never been. */
  lostAt: Date | null;
  left: boolean;
}

export interface RoomSpectator {
  person: Person;
  sockets: Set<GameSocket>;
  /** When the last connection came or went. */
  seenAt: Date;
}

export function isBot(seat: RoomSeat): boolean {
  return seat.person.kind === 'bot';
}

/** The other side of somebody who plays both: it never comes or goes by itself. */
export function isSecondSeatOfSamePlayer(seat: RoomSeat): boolean {
  return seat.person.kind === 'double';
}
