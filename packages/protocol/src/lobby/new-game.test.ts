import { describe, expect, test } from 'vitest';
import { GAME_TYPES } from '../shapes.ts';
import { NewGame } from './commands.ts';
import { DEFAULT_GAME, defaultGameName, NewGameOptions } from './new-game.ts';

const OPTIONS = { ...DEFAULT_GAME, name: defaultGameName('Lantern') };

const complaint = (changes: object) =>
  NewGameOptions.safeParse({ ...OPTIONS, ...changes }).error?.issues[0]?.message;

describe('the options of a new game', () => {
  test('are valid with their default values', () => {
    expect(complaint({})).toBeUndefined();
  });

  test.each([
    [{ name: '' }, 'You must specify a name for the game'],
    [{ name: '   ' }, 'You must specify a name for the game'],
    [{ name: 'x'.repeat(65) }, 'Game name must be less than 64 characters'],
    [{ gameTimeLimit: 9 }, 'Games must be at least 10 minutes long'],
    [{ gameTimeLimit: 121 }, 'Games must be less than 2 hours'],
    [{ gameFormat: 'sealed', expansions: { cota: false } }, 'You must select at least one expansion'],
  ])('with %j are refused: %s', (changes, expected) => {
    expect(complaint(changes)).toBe(expected);
  });

  test.each([{ gameTimeLimit: 10 }, { gameTimeLimit: 120 }, { name: 'x'.repeat(64) }])(
    'with %j are valid',
    (changes) => {
      expect(complaint(changes)).toBeUndefined();
    },
  );

  test('[16.3] beginner, casual and competitive are labels that change no other option', () => {
    const games = GAME_TYPES.map((gameType) => NewGameOptions.parse({ ...OPTIONS, gameType }));

    expect(games.map((game) => ({ ...game, gameType: 'casual' }))).toEqual([OPTIONS, OPTIONS, OPTIONS]);
  });

  test.each(['off', 'free', 'request'])('accept the undo rule %s', (undo) => {
    expect(complaint({ undo })).toBeUndefined();
    expect(complaint({ undo: `${undo}!` })).toBeDefined();
  });

  test('quick join needs a type and a format, takes sets, and leaves the rest of the form out', () => {
    const request = { quickJoin: true, gameFormat: 'normal', gameType: 'casual' };

    expect(NewGame.safeParse(request).success).toBe(true);
    expect(NewGame.safeParse({ ...request, gameType: 'serious' }).success).toBe(false);
    expect(NewGame.parse({ ...request, password: 'x', gamePrivate: true })).toEqual(request);
    const sets = { ...request, expansions: { wc: true } };
    expect(NewGame.parse(sets)).toEqual(sets);
    expect(NewGame.safeParse({ ...request, expansions: { unknown: true } }).success).toBe(false);
  });
});
