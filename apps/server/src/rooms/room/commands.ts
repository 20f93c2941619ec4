/** The commands of people in a room. */
import { z } from 'zod';
import type { ManualAct } from '@amberhall/engine';
import { GAME_COMMANDS, Stamp } from '@amberhall/protocol';
import type { GameCommand, GameCommandArgs } from '@amberhall/protocol';
import { RefusedMessage } from '../../sockets/refusal.ts';
import type { PersonLimits } from '../../sockets/person-limits.ts';
import { parseCommand, runChatCommand } from './chat-commands.ts';
import type { Decision } from '../journal/play-engine.ts';
import type { GameSocket } from '../feed/game-socket.ts';
import { wasDismissed } from '../feed/dismissal.ts';
import type { Room } from './room.ts';

/** The sender of a command, and the connection. */
export interface Sender {
  room: Room;
  name: string;
  socket: GameSocket;
  limits: PersonLimits;
}

type Handler<C extends GameCommand> = (
  sender: Sender,
  args: GameCommandArgs<C>,
  stamp: Stamp,
) => object | void | Promise<object | void>;

/** The whole message: the command, its arguments, its id. */
export const GameMessage = z.array(z.unknown()).transform((parts, context) => {
  const [command, ...rest] = parts;
  const stamp = Stamp.safeParse(rest.pop());
  if (typeof command !== 'string' || !Object.hasOwn(GAME_COMMANDS, command) || !stamp.success) {
    context.addIssue({ code: 'custom', message: 'This message is not supported.' });
    return z.NEVER;
  }
  const known = command as GameCommand;
  const args = GAME_COMMANDS[known].safeParse(rest);
  if (!args.success) {
    context.addIssue({ code: 'custom', message: args.error.issues[0]?.message ?? 'Not valid.' });
    return z.NEVER;
  }
  return [known, args.data, stamp.data] as const;
});

/** Commands that spectators may send as well. */
const ALLOWED_FOR_SPECTATORS: ReadonlySet<GameCommand> = new Set([
  'chat',
  'leavegame',
  'showDeckList',
  'resync',
  'olderMessages',
  'ping',
]);

const HANDLERS: { [C in GameCommand]?: Handler<C> } = {
  cardClicked: ({ room, name }, [card], { promptId }) => room.decide(name, { kind: 'card', card }, promptId),
  menuButton: ({ room, name }, [control, promptId]) =>
    room.isRoomPrompt(promptId)
      ? room.answerRoomPrompt(name, control, promptId)
      : room.decide(name, { kind: 'control', control }, promptId),
  enterName: ({ room, name }, [typed, promptId]) =>
    room.decide(name, { kind: 'name', name: typed }, promptId),
  clickTide: ({ room, name }, _args, { promptId }) => room.decide(name, { kind: 'tide' }, promptId),
  clickProphecy: ({ room, name }, [card], { promptId }) =>
    room.decide(name, { kind: 'prophecy', card }, promptId),
  concede: ({ room, name }) => room.decide(name, { kind: 'concede' }, undefined),
  toggleMuteSpectators: ({ room, name }) => room.chat.toggleMute(name),
  toggleManualMode: ({ room, name }) => room.decide(name, { kind: 'manual-mode' }, undefined),
  toggleOptionSetting: ({ room, name }, [setting, value]) =>
    room.decide(name, settingOf(setting, value), undefined),
  undo: (sender) => undoOrRedo(sender, 'undo'),
  redo: (sender) => undoOrRedo(sender, 'redo'),
  forcePass: ({ room, name }) => room.forcePass(name),
  claim: ({ room, name }) => room.claim(name),
  hurryBot: ({ room }) => room.hurryBots(),
  setBotPace: ({ room }, [pace]) => room.setBotPace(pace),
  cancelPrompt: ({ room, name }) => correct(room, name, { do: 'cancel-prompt' }),
  changeStat: ({ room, name }, [stat, by]) => correct(room, name, { do: 'change-stat', stat, by }),
  modifyKey: ({ room, name }, [color, isForged]) =>
    correct(room, name, { do: isForged ? 'unforge' : 'forge', color }),
  changeActiveHouse: ({ room, name }, [house]) => correct(room, name, { do: 'set-house', house }),
  shuffleDeck: ({ room, name }) => correct(room, name, { do: 'shuffle' }),
  menuItemClick: ({ room, name }, [card, item]) => correct(room, name, { do: 'menu', card, item }),
  drop: ({ room, name }, [card, to], { promptId }) =>
    room.isManual
      ? correct(room, name, { do: 'move', card, to })
      : dropByRules(room, name, card, to, promptId),
  showDrawDeck: ({ room, name }, [visible]) => ({ cards: visible ? room.deckOf(name) : [] }),
  showDeckList: ({ room, name }, [player]) => ({ cards: room.deckListOf(name, player) }),
  whyNot: ({ room, name }, [card]) => ({ why: room.obstacleFor(name, card) }),
  forecastFights: async ({ room, name, limits }) => {
    await limits.check('forecasts', name);
    return { forecasts: room.fightsFor(name) };
  },
  chat: async ({ room, name, limits, socket }, [text]) => {
    await limits.check('tableChat', name);
    const command = parseCommand(room, name, text);
    if (command !== null) return runChatCommand(room, name, command, socket);
    room.chat.say(name, text);
  },
  leavegame: ({ room, name }) => room.leave(name),
  resync: ({ room, name, socket }, [since]) => room.channelOf(name).catchUp(socket, since),
  olderMessages: ({ room, name, socket }, [before]) => ({
    lines: room.channelOf(name).linesBefore(before, socket),
  }),
  ping: ({ socket }, [n]) => {
    socket.emit('pong', n);
  },
};

async function undoOrRedo({ room, name, limits }: Sender, kind: 'undo' | 'redo'): Promise<void> {
  await limits.check('undo', name);
  await room.decide(name, { kind }, undefined);
}

function correct(room: Room, name: string, act: ManualAct<string>): Promise<void> {
  return room.decide(name, { kind: 'manual', act }, undefined);
}

/** The names of profile settings within a game. */
function settingOf(setting: string, value: boolean): Decision {
  switch (setting) {
    case 'orderForcedAbilities':
      return { kind: 'setting', setting: 'orderTriggers', on: !value };
    case 'confirmOneClick':
      return { kind: 'setting', setting: 'takeOnlyAction', on: !value };
    case 'chooseOnlyTargets':
      return { kind: 'setting', setting: 'takeOnlyTarget', on: !value };
    default:
      throw new RefusedMessage('NOT_OFFERED', 'This setting does not apply to a game.');
  }
}

/** A hand card dragged onto the board is played; onto the discard pile, it is discarded [17.4]. */
async function dropByRules(
  room: Room,
  name: string,
  card: string,
  to: string,
  promptId: string | undefined,
): Promise<void> {
  if (to !== 'play' && to !== 'discard') {
    throw new RefusedMessage('NOT_OFFERED', 'You can drag cards only to the board or to your discard pile.');
  }
  await room.decide(name, { kind: 'card', card }, promptId);
  const menu = room.promptOf(name);
  if (menu?.purpose !== 'card-action') return;
  const wanted = menu.controls.filter(({ value }) => CARD_ACTIONS[to].includes(String(value)));
  // With several ways to play it, the player chooses.
  if (wanted.length > 1) return;
  const id = wanted[0]?.id ?? 'cancel';
  await room.decide(name, { kind: 'control', control: id }, menu.id);
}

const CARD_ACTIONS: Record<'play' | 'discard', readonly string[]> = {
  play: ['play', 'play-as-upgrade'],
  discard: ['discard'],
};

/** Runs one command. The result is sent in the acknowledgement. */
export async function runCommand(
  sender: Sender,
  command: GameCommand,
  args: unknown[],
  stamp: Stamp,
): Promise<object> {
  const { room, name, socket } = sender;
  if (wasDismissed(socket)) throw new RefusedMessage('NOT_FOUND', 'You are no longer in this game.');
  if (!ALLOWED_FOR_SPECTATORS.has(command) && room.seatOf(name) === undefined) {
    throw new RefusedMessage('FORBIDDEN', 'Only players can do that.');
  }
  if (command !== 'ping') room.noteActive(name);
  const handler: Handler<GameCommand> | undefined = HANDLERS[command];
  if (handler === undefined) {
    throw new RefusedMessage('NOT_OFFERED', 'Turn on manual mode first.');
  }
  // The arguments were just parsed by the command's own schema.
  const answer = await handler(sender, args as GameCommandArgs<GameCommand>, stamp);
  return { rev: room.channelOf(name).rev, ...answer };
}
