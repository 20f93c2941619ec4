import { library } from '@amberhall/cards';
import { expect, test } from 'vitest';
import type { PlayedGame } from '../play-out.ts';
import { playOut } from '../play-out.ts';
import { randomBot } from '../random-bot.ts';
import { generatedOpening, STARTER_OPENINGS, starterOpening } from '../testing.ts';
import { sensibleBot } from './sensible-bot.ts';

/** Sixty rounds. */
const MAX_TURNS = 120;

/** Plays opening `n` against a random bot. The sensible bot alternates between the seats. */
function againstRandom(n: number): { played: PlayedGame; won: boolean } {
  const sensible = sensibleBot(`sensible ${n}`);
  const random = randomBot(`random ${n}`);
  const isFirst = n % 2 === 0;
  const played = playOut(library, generatedOpening(n), isFirst ? [sensible, random] : [random, sensible]);
  return { played, won: played.winner === (isFirst ? 'one' : 'other') };
}

test('the sensible bot beats a random bot in at least 97 of 100 games', { timeout: 60_000 }, () => {
  const games = Array.from({ length: 60 }, (_, n) => againstRandom(n));

  expect(games.filter(({ won }) => !won).length).toBeLessThanOrEqual(60 * 0.03);
  expect(Math.max(...games.map(({ played }) => played.turns))).toBeLessThan(MAX_TURNS);
});

test(
  'two sensible bots finish a game of every starter opening in a usual number of turns',
  { timeout: 60_000 },
  () => {
    const games = Array.from({ length: STARTER_OPENINGS }, (_, n) =>
      playOut(library, starterOpening(n), [sensibleBot(`one ${n}`), sensibleBot(`other ${n}`)]),
    );
    const turns = games.map((game) => game.turns).toSorted((one, other) => one - other);

    expect(games.filter(({ winner }) => winner === null)).toEqual([]);
    expect(Math.max(...games.map(({ decisions }) => decisions))).toBeLessThan(2000);
    expect(turns[Math.floor(turns.length / 2)]).toBeGreaterThan(8);
    expect(turns[Math.floor(turns.length / 2)]).toBeLessThan(40);
  },
);

test('two sensible bots that take amber back from each other still finish', { timeout: 60_000 }, () => {
  // In this game, two creatures of one side capture every turn what the creatures of the other side reap.
  const played = playOut(library, generatedOpening(10), [
    sensibleBot('sensible 10'),
    sensibleBot('other 10'),
  ]);

  expect(played.winner).not.toBeNull();
  expect(played.turns).toBeLessThan(MAX_TURNS);
});

/** Game `n` of `npm run bots:play -- --mirror`: the sensible bot alternates between the seats. */
function againstItself(n: number): PlayedGame {
  const [sensible, other] = [sensibleBot(`sensible ${n}`), sensibleBot(`other ${n}`)];
  return playOut(library, generatedOpening(n), n % 2 === 0 ? [sensible, other] : [other, sensible]);
}

test.each([
  [718, 'captures a hoard again each time the other returns its captor to hand'],
  [495, 'bets on the top card of its deck every turn'],
])('game %i of two sensible bots finishes, although one %s', { timeout: 60_000 }, (n) => {
  expect(againstItself(n).turns).toBeLessThan(MAX_TURNS);
});

test(
  'the sensible bot wins although its own creatures stop its first and second key',
  { timeout: 60_000 },
  () => {
    const { played, won } = againstRandom(726);

    expect(won).toBe(true);
    expect(played.turns).toBeLessThan(MAX_TURNS);
  },
);
