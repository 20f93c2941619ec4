import type { RoomLine } from '@amberhall/protocol';
import { expect, test } from 'vitest';
import { logIn, somebody } from '../../../test/server.ts';
import { midGame } from '../fixture/game.ts';
import { createGameActions } from './game-actions.ts';
import type { CommandReply } from './game-connection.ts';
import { createGameStore } from './game-store.ts';

const lineOf = (id: number): RoomLine => ({
  id,
  date: '2026-03-01T20:03:00.000Z',
  notice: { key: 'room.left', args: {} },
});

test('earlier lines requested twice are added once', async () => {
  const game = { ...midGame(), lines: [lineOf(3)] };
  const store = createGameStore({ connection: 'connected', rev: 1, game });
  const answer: CommandReply = { ok: true, lines: [lineOf(1), lineOf(2)] };
  const connection = { send: async () => answer, reopen: () => {} };
  const { showEarlier } = createGameActions(store, connection, () => {});

  await Promise.all([showEarlier(), showEarlier()]);

  expect(store.getState().earlierLines.map(({ id }) => id)).toEqual([1, 2]);
});

/** The actions of a game whose node answers every command as given. */
function actionsOf(answer: CommandReply = { ok: true }, game = midGame()) {
  const sent: unknown[][] = [];
  const calls: string[] = [];
  const store = createGameStore({ connection: 'connected', rev: 1, game });
  const connection = {
    send: async (...command: unknown[]) => {
      sent.push(command);
      return answer;
    },
    reopen: () => void calls.push('reopened'),
  };
  const actions = createGameActions(store, connection, () => void calls.push('left'));
  return { actions, sent, calls, store };
}
type Actions = ReturnType<typeof createGameActions>;

test.each<[string, (actions: Actions) => unknown, unknown[]]>([
  ['a conceded game', (does) => does.concede(), ['concede']],
  ['muted spectators', (does) => does.toggleMuteSpectators(), ['toggleMuteSpectators']],
  ['a forced end of a turn', (does) => does.forcePass(), ['forcePass']],
  ['a claimed game', (does) => does.claim(), ['claim']],
  ['a hurried bot', (does) => does.hurryBot(), ['hurryBot']],
  ['a fast bot', (does) => does.setBotPace('fast'), ['setBotPace', 'fast']],
  ['an undone move', (does) => does.undo(), ['undo']],
  ['a redone move', (does) => does.redo(), ['redo']],
  ['a raised tide', (does) => does.raiseTide(), ['clickTide']],
  ['manual mode', (does) => does.toggleManualMode(), ['toggleManualMode']],
  [
    'a setting of the game',
    (does) => does.toggleSetting('confirmOneClick', true),
    ['toggleOptionSetting', 'confirmOneClick', true],
  ],
  ['a cancelled prompt', (does) => does.cancelPrompt(), ['cancelPrompt']],
  ['a changed pool', (does) => does.changeStat('amber', -1), ['changeStat', 'amber', -1]],
  ['a key', (does) => does.modifyKey('red', true), ['modifyKey', 'red', true]],
  ['an active house', (does) => does.changeActiveHouse('mars'), ['changeActiveHouse', 'mars']],
  ['a shuffled deck', (does) => does.shuffleDeck(), ['shuffleDeck']],
  ['a dropped card', (does) => does.drop('w1', 'discard', 'hand'), ['drop', 'w1', 'discard', 'hand']],
  ['an entered name', (does) => does.enterName('Krump'), ['enterName', 'Krump', 'p1']],
  ['a line of the chat', (does) => does.chat('hi'), ['chat', 'hi']],
])('%s is sent to the node', (_what, act, command) => {
  const { actions, sent } = actionsOf();

  act(actions);

  expect(sent).toEqual([command]);
});

test('a refused command tells its code, and a refused line of the chat is not accepted', async () => {
  const { actions, store } = actionsOf({ ok: false, code: 'MUTED' });

  expect(await actions.chat('hi')).toBe(false);
  expect(store.getState().refusal).toBe('MUTED');
});

test('leaving tells the node first, and leads away also when the node refuses', async () => {
  const { actions, sent, calls } = actionsOf({ ok: false, code: 'GAME_OVER' });

  actions.leave();
  expect(sent).toEqual([['leavegame']]);
  expect(calls).toEqual([]);
  await Promise.resolve();
  await Promise.resolve();
  await Promise.resolve();

  expect(calls).toEqual(['left']);
});

test('a lost table is opened again', () => {
  const { actions, calls } = actionsOf();

  actions.reconnect();

  expect(calls).toEqual(['reopened']);
});

test('spectators are not told why a card cannot be clicked, because nobody asks them', async () => {
  const { actions, sent } = actionsOf({ ok: true }, midGame(undefined, { seat: null }));

  expect(await actions.whyNot('w1')).toBeNull();
  expect(sent).toEqual([]);
});

test('answers that are refused or empty mean nothing to show', async () => {
  const { actions: refused } = actionsOf({ ok: false, code: 'NOT_OFFERED' });
  const { actions: empty } = actionsOf();

  for (const actions of [refused, empty]) {
    expect(await actions.whyNot('w1')).toBeNull();
    expect(await actions.forecastFights()).toEqual([]);
    expect(await actions.lookThroughDeck()).toEqual([]);
    expect(await actions.deckListOf('Wren')).toEqual([]);
  }
});

test('a name is entered only while there is a prompt', () => {
  const { actions, sent } = actionsOf({ ok: true }, midGame(undefined, { seat: null }));

  actions.enterName('Krump');

  expect(sent).toEqual([]);
});

test('earlier lines of blocked users are left out, and so are lines that are held already', async () => {
  logIn(somebody([], { blockList: ['corvane'] }));
  const from = { username: 'Corvane', name: 'Corvane', avatar: null, role: 'user' } as const;
  const said: RoomLine = { id: 2, date: '2026-03-01T20:03:00.000Z', chat: { from, text: 'hello' } };
  const { actions, store } = actionsOf(
    { ok: true, lines: [lineOf(1), said, lineOf(3)] },
    { ...midGame(), lines: [lineOf(3)] },
  );

  await actions.showEarlier();

  expect(store.getState().earlierLines.map(({ id }) => id)).toEqual([1]);
});
