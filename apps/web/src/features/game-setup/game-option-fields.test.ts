import { DEFAULT_GAME } from '@amberhall/protocol';
import { describe, expect, test } from 'vitest';
import { chosenOptions, errorText } from './game-option-fields.tsx';

const options = { ...DEFAULT_GAME, name: 'A table' };

describe('the options that are sent', () => {
  test('have no time limit unless it is used', () => {
    expect(chosenOptions({ ...options, gameTimeLimit: 30 })).not.toHaveProperty('gameTimeLimit');
    expect(chosenOptions({ ...options, gameTimeLimit: 30, useGameTimeLimit: true })).toMatchObject({
      gameTimeLimit: 30,
    });
  });

  test('have no delay for spectators who are not allowed', () => {
    const delayed = { ...options, spectatorDelay: 5 };

    expect(chosenOptions(delayed)).toMatchObject({ spectatorDelay: 5 });
    expect(chosenOptions({ ...delayed, allowSpectators: false })).not.toHaveProperty('spectatorDelay');
    expect(chosenOptions({ ...options, spectatorDelay: 0 })).not.toHaveProperty('spectatorDelay');
  });

  test('have no empty password', () => {
    expect(chosenOptions({ ...options, password: '' })).not.toHaveProperty('password');
    expect(chosenOptions({ ...options, password: 'x' })).toMatchObject({ password: 'x' });
  });

  test('keep everything else', () => {
    const { gameTimeLimit: _unused, ...rest } = options;

    expect(chosenOptions(options)).toEqual(rest);
  });
});

test('a field without a fault has no text', () => {
  expect(errorText(undefined)).toBeUndefined();
});
