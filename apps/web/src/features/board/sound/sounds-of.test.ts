import type { EventView, GameView } from '@amberhall/protocol';
import { expect, test } from 'vitest';
import { useSession } from '../../../lib/session.ts';
import { somebody } from '../../../test/server.ts';
import { CORVANE, midGame, PROMPTS, WREN } from '../fixture/game.ts';
import { createGameStore } from '../game/game-store.ts';
import type { GameState } from '../game/game-store.ts';
import { soundsOf } from './sounds-of.ts';
import { SOUNDS, sequence } from './sounds.ts';

const before: GameState = createGameStore({ rev: 1, game: midGame(PROMPTS.main) }).getState();
const after = (events: EventView[], change: (game: GameView) => GameView = (game) => game): GameState => ({
  ...before,
  rev: 2,
  events,
  game: change(midGame(PROMPTS.main)),
});

test.each([
  ['damage', { type: 'damageDealt', amount: 2 }],
  ['amber', { type: 'amberGained', player: CORVANE, amount: 1 }],
  ['steal', { type: 'amberStolen', player: CORVANE, amount: 1 }],
  ['steal', { type: 'amberCaptured', amount: 1 }],
  ['destroyed', { type: 'cardLeft', to: 'discard' }],
  ['forge', { type: 'keyForged', player: CORVANE, color: 'red' }],
  ['turn', { type: 'turnStarted', player: WREN }],
] as const)('%s has a sound', (sound, event) => {
  expect(soundsOf(after([event]), before)).toEqual([sound]);
});

test('the opponent’s turn and damage without effect have no sound', () => {
  const events = [
    { type: 'turnStarted', player: CORVANE },
    { type: 'damageDealt', amount: 0 },
  ];

  expect(soundsOf(after(events), before)).toEqual([]);
});

test('a played card, a stun and a lost ward have sounds', () => {
  const { hand, battleline } = before.game!.table.players[WREN]!;
  const change = (id: string, with_: object) =>
    after([], (game) => {
      const card = { ...game.table.cards[id]!, ...with_ };
      return { ...game, table: { ...game.table, cards: { ...game.table.cards, [id]: card } } };
    });
  const monk = before.game!.table.players[CORVANE]!.battleline[0]!;

  expect(soundsOf(change(hand[0]!, { zone: 'play' }), before)).toEqual(['card']);
  expect(soundsOf(change(battleline[0]!, { stunned: true }), before)).toEqual(['stun']);
  expect(soundsOf(change(monk, { warded: undefined }), before)).toEqual(['ward']);
});

test('messages of others have a sound, own messages do not', () => {
  const said = (name: string) =>
    after([], (game) => ({
      ...game,
      lines: [
        ...game.lines,
        {
          id: 99,
          date: '2026-03-01T20:02:00.000Z',
          chat: { from: { username: name, name, avatar: null, role: 'user' as const }, text: 'hello' },
        },
      ],
    }));

  expect(soundsOf(said(CORVANE), before)).toEqual(['chat']);
  expect(soundsOf(said(WREN), before)).toEqual([]);
});

test('the sound at the end depends on the viewer’s result', () => {
  const won = (winner: string) => after([], (game) => ({ ...game, winner }));

  expect(soundsOf(won(WREN), before)).toEqual(['win']);
  expect(soundsOf(won(CORVANE), before)).toEqual(['loss']);
});

test('at most three sounds play at once, the most important ones', () => {
  const events = [
    { type: 'amberGained', amount: 1 },
    { type: 'damageDealt', amount: 1 },
    { type: 'cardLeft', to: 'discard' as const },
    { type: 'keyForged', color: 'red' as const },
  ];

  expect(soundsOf(after(events), before)).toEqual(['forge', 'destroyed', 'damage']);
});

test('the first view has no sound', () => {
  const first = { ...after([{ type: 'keyForged' }]), rev: 7 };

  expect(soundsOf(first, before)).toEqual([]);
});

test('every sound is short, except for forging a key', () => {
  const length = (name: keyof typeof SOUNDS) =>
    Math.max(...SOUNDS[name].map(({ at, seconds }) => at + seconds));
  const long = (Object.keys(SOUNDS) as (keyof typeof SOUNDS)[]).filter((name) => length(name) > 0.61);

  expect(long).toEqual(['forge']);
  expect(sequence(['damage', 'chat']).at(-1)?.at).toBeGreaterThan(0);
});

test('spectators hear messages of others, not their own', () => {
  useSession.setState({ status: 'member', user: somebody([], { username: 'Mira' }), token: 'a token' });
  const saidBy = (name: string): GameState => {
    const game = midGame(PROMPTS.main, { seat: null });
    const chat = { from: { username: name, name, avatar: null, role: 'user' as const }, text: 'well played' };
    const line = { id: 99, date: '2026-03-01T20:03:00.000Z', chat };
    return { ...before, rev: 2, events: [], game: { ...game, lines: [...game.lines, line] } };
  };

  expect([soundsOf(saidBy('Mira'), before), soundsOf(saidBy('Otto'), before)]).toEqual([[], ['chat']]);
  useSession.setState(useSession.getInitialState(), true);
});
