/** Slash commands, which a seated player may type, most of them in manual mode only [17.1]. */
import { library } from '@amberhall/cards';
import { readCommand } from '@amberhall/engine';
import type { Command, RoomCommand } from '@amberhall/engine';
import type { PlayerId } from '@amberhall/engine/vocabulary';
import { RefusedMessage } from '../../sockets/refusal.ts';
import type { GameSocket } from '../feed/game-socket.ts';
import type { Room } from './room.ts';

/** These also work while the rules are enforced. */
const ALWAYS: ReadonlySet<RoomCommand> = new Set<RoomCommand>(['help', 'manual']);

/**
 * Parses the command of a line; `null` if it is chat.
 *
 * @throws {RefusedMessage} for a command that this person cannot use now
 */
export function parseCommand(room: Room, name: PlayerId, line: string): Command | null {
  const command = readCommand(line.trim(), (title) => (library.get(title) ? title : library.named(title)));
  if (command === null) return null;
  const works = room.isManual || (command.kind === 'room' && ALWAYS.has(command.command));
  if (room.seatOf(name) === undefined || !works)
    throw new RefusedMessage('NOT_OFFERED', 'Commands are for players in manual mode.');
  return command;
}

export async function runChatCommand(
  room: Room,
  name: PlayerId,
  command: Command,
  socket: GameSocket,
): Promise<void> {
  switch (command.kind) {
    case 'act':
      return room.decide(name, { kind: 'manual', act: command.act }, undefined);
    case 'wrong':
      throw new RefusedMessage(
        'NOT_OFFERED',
        'This command is not valid. Type /help for a list of commands.',
      );
    case 'room':
      return ROOM_COMMANDS[command.command](room, name, command.amount, socket);
  }
}

type Handler = (room: Room, name: PlayerId, amount: number, socket: GameSocket) => void | Promise<void>;

const ROOM_COMMANDS: Record<RoomCommand, Handler> = {
  help: (room, name) => room.chat.listCommands(name),
  manual: (room, name) => room.decide(name, { kind: 'manual-mode' }, undefined),
  'mute-spectators': (room, name) => room.chat.toggleMute(name),
  disconnectme: (_room, _name, _amount, socket) => {
    socket.disconnect(true);
  },
  rematch: (room, name) => room.askForRematch(name, 'same'),
  'rematch-swap-decks': (room, name) => room.askForRematch(name, 'swap'),
  'rematch-change-decks': (room, name) => room.askForRematch(name, 'change'),
  'modify-clock': (room, name, amount) => room.changeClock(name, 'modify', amount),
  'start-clocks': (room, name) => room.changeClock(name, 'resume', 0),
  'stop-clocks': (room, name) => room.changeClock(name, 'stop', 0),
};
