import { DEFAULT_GAME } from '@amberhall/protocol';
import { expect, test } from 'vitest';
import { storeChallenge, storedChallenge } from './challenge-options.ts';

test('the first challenge has the default options and the name of its owner', () => {
  expect(storedChallenge('Mira')).toEqual({ ...DEFAULT_GAME, name: "Mira's game" });
});

test('the next challenge has the options of the last one, but not its name', () => {
  storeChallenge({ ...DEFAULT_GAME, name: 'A table', gameFormat: 'reversal', hideDeckLists: true });

  expect(storedChallenge('Nils')).toMatchObject({
    name: "Nils's game",
    gameFormat: 'reversal',
    hideDeckLists: true,
  });
});

test.each(['not json', '7', 'null', '{"gameFormat":"chess"}'])('stored rubbish is ignored: %s', (text) => {
  localStorage.setItem('challengeOptions', text);

  expect(storedChallenge('Mira')).toEqual({ ...DEFAULT_GAME, name: "Mira's game" });
});
