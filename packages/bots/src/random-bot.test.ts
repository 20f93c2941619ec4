import { library } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { playOut } from './play-out.ts';
import { randomBot } from './random-bot.ts';
import { STARTER_OPENINGS, starterOpening } from './testing.ts';

test('two random bots finish every game with legal answers', { timeout: 60_000 }, () => {
  for (let n = 0; n < STARTER_OPENINGS; n += 4) {
    const played = playOut(library, starterOpening(n), [randomBot(`one ${n}`), randomBot(`other ${n}`)]);

    expect(played.winner, `opening ${n} after ${played.decisions} decisions`).not.toBeNull();
  }
});

test('bots with the same seeds play the same game', () => {
  const once = playOut(library, starterOpening(3), [randomBot('a'), randomBot('b')]);
  const again = playOut(library, starterOpening(3), [randomBot('a'), randomBot('b')]);
  const differently = playOut(library, starterOpening(3), [randomBot('a'), randomBot('c')]);

  expect(again.game.journal).toEqual(once.game.journal);
  expect(differently.game.journal).not.toEqual(once.game.journal);
});

test('playOut stops a game at the given number of decisions', () => {
  const played = playOut(library, starterOpening(0), [randomBot('a'), randomBot('b')], 25);

  expect(played.decisions).toBe(25);
  expect(played.winner).toBeNull();
});
