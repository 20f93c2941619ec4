import { HINTS } from '@amberhall/protocol';
import type { GameView, HintName, PromptView } from '@amberhall/protocol';
import { describe, expect, test } from 'vitest';
import { withCard, withPlayer } from '../fixture/change-game.ts';
import { CORVANE, midGame, PROMPTS, WREN } from '../fixture/game.ts';
import { createGameStore } from '../game/game-store.ts';
import { hintFor } from './hint-for.ts';

const { hand, battleline } = midGame().table.players[WREN]!;
const enemies = midGame().table.players[CORVANE]!.battleline;
const [pixie = ''] = hand.slice(3);
const snufflegator = battleline[2]!;

/** Wren in the main step, with less amber than a key costs on both sides. */
const mainStep = (changes: Partial<PromptView> = {}): GameView =>
  withPlayer(withPlayer(midGame({ ...PROMPTS.main, ...changes }), WREN, { amber: 0 }), CORVANE, {
    amber: 0,
  });
const hint = (game: GameView, names: readonly HintName[] = HINTS) =>
  hintFor(createGameStore({ game }).getState(), names);

test('before the game there is nothing to say', () => {
  expect(hintFor(createGameStore().getState(), HINTS)).toBeNull();
});

test('spectators, who are asked nothing, get no hint', () => {
  expect(hint({ ...mainStep(), seat: null })).toBeNull();
});

test('the choice of the house has its own hint, and none of the main step', () => {
  const game = withPlayer(midGame(PROMPTS.house), WREN, { amber: 9 });

  expect(hint(game)).toEqual({ name: 'house', aim: 'decision' });
  expect(hint(game, ['check', 'play', 'reap', 'end'])).toBeNull();
});

test('while a target is chosen there is no hint', () => {
  expect(hint(withPlayer(midGame(PROMPTS.attack), WREN, { amber: 9 }))).toBeNull();
});

test('the first hint that fits is given, in the order of the names', () => {
  const game = withPlayer(mainStep(), WREN, { amber: 6, keyCost: 6 });

  expect(hint(game, ['play', 'check'])?.name).toBe('play');
  expect(hint(game, ['check', 'play'])?.name).toBe('check');
  expect(hint(game, [])).toBeNull();
});

describe('the next key', () => {
  test.each([
    { amber: 5, keyCost: 6, isPaid: false },
    { amber: 6, keyCost: 6, isPaid: true },
    { amber: 6, keyCost: 8, isPaid: false },
  ])('of $keyCost is paid by $amber: $isPaid', ({ amber, keyCost, isPaid }) => {
    const own = withPlayer(mainStep(), WREN, { amber, keyCost });
    const other = withPlayer(mainStep(), CORVANE, { amber, keyCost });

    expect(hint(own, ['check'])).toEqual(isPaid ? { name: 'check', aim: 'own bar' } : null);
    expect(hint(other, ['danger'])).toEqual(isPaid ? { name: 'danger', aim: 'other bar' } : null);
    expect(hint(other, ['check'])).toBeNull();
  });
});

test('the end of the turn is named only when nothing else can be done', () => {
  expect(hint(mainStep(), ['end'])).toBeNull();
  expect(hint(mainStep({ selectable: [] }), ['end'])).toEqual({ name: 'end', aim: 'decision' });
});

describe('a card to play', () => {
  test('is the first of the hand that can be played', () => {
    expect(hint(mainStep(), ['play'])).toEqual({
      name: 'play',
      aim: { own: 'dust-pixie' },
      card: 'dust-pixie',
      target: undefined,
    });
  });

  test('is not one that can only be discarded', () => {
    expect(hint(mainStep({ discardable: [pixie] }), ['play'])?.card).toBe('hunting-witch');
  });

  test('is none while only creatures can act', () => {
    expect(hint(mainStep({ selectable: [snufflegator] }), ['play'])).toBeNull();
  });
});

describe('a creature to reap with', () => {
  test('is ready and in play', () => {
    expect(hint(mainStep(), ['reap'])?.card).toBe('snufflegator');
    expect(hint(mainStep({ selectable: [pixie] }), ['reap'])).toBeNull();
  });

  test('is not exhausted', () => {
    expect(hint(withCard(mainStep(), snufflegator, { exhausted: true }), ['reap'])).toBeNull();
  });

  test('is not an artifact, which has no power', () => {
    const [artifact = ''] = midGame().table.players[WREN]!.artifacts;

    expect(hint(mainStep({ selectable: [artifact] }), ['reap'])).toBeNull();
  });
});

describe('a fight', () => {
  const facing = (powers: number[]) =>
    powers.reduce((game, power, index) => withCard(game, enemies[index]!, { power }), mainStep());

  test('is against the first enemy that is weaker', () => {
    expect(hint(facing([4, 9, 3, 2, 9, 9]), ['fight'])).toMatchObject({
      card: 'snufflegator',
      target: 'zorg',
    });
  });

  test('is not against enemies of the same power or more', () => {
    expect(hint(facing([4, 4, 5, 6, 7, 8]), ['fight'])).toBeNull();
  });

  test('needs a creature that is ready', () => {
    expect(
      hint(withCard(facing([1, 1, 1, 1, 1, 1]), snufflegator, { exhausted: true }), ['fight']),
    ).toBeNull();
  });
});
