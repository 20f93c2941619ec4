/**
 * Plays whole games between random players, with random legal decks of one set.
 *
 *     npm run cards:play -- --set cota [--games 1000] [--from 0]
 *
 * Game N is the same in every run: `--from N --games 1` plays it alone. If a game throws or has no winner, the command
 * prints it and fails.
 */
import { parseArgs } from 'node:util';
import { playOut, randomBot } from '@amberhall/bots';
import { library } from '@amberhall/cards';
import { SETS } from '@amberhall/cards/data';
import type { CardSet } from '@amberhall/cards/data';
import { NO_AUTOMATION } from '@amberhall/engine';
import type { Opening } from '@amberhall/engine';
import { chanceOf } from '../packages/testkit/src/random-play.ts';
import { poolOf, randomDeck } from './lib/random-decks.ts';

const { values: options } = parseArgs({
  options: {
    set: { type: 'string' },
    games: { type: 'string', default: '1000' },
    from: { type: 'string', default: '0' },
  },
});
const set = SETS.find(({ code }) => code.toLowerCase() === options.set?.toLowerCase());
if (!set) {
  console.error('Usage: npm run cards:play -- --set <code of a set> [--games 1000] [--from 0]');
  process.exit(2);
}
play(set, Number(options.from), Number(options.games));

function play(of: CardSet, from: number, games: number): void {
  const pool = poolOf(of);
  const failures: string[] = [];
  let turns = 0;
  let decisions = 0;
  const begin = performance.now();
  for (let game = from; game < from + games; game++) {
    try {
      const opening = openingOf(of, pool, game);
      const played = playOut(library, opening, [randomBot(`one ${game}`), randomBot(`other ${game}`)]);
      turns += played.turns;
      decisions += played.decisions;
      if (played.winner === null)
        failures.push(`game ${game}: no winner after ${played.decisions} decisions`);
    } catch (error) {
      failures.push(
        `game ${game}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      );
    }
  }
  for (const failure of failures) console.error(failure);
  const seconds = ((performance.now() - begin) / 1000).toFixed(0);
  const each = (sum: number) => Math.round(sum / games);
  console.log(
    `${of.name}: ${games} games in ${seconds} s, ${each(turns)} turns and ${each(decisions)} decisions each, ${failures.length} failed`,
  );
  if (failures.length > 0) process.exitCode = 1;
}

function openingOf(of: CardSet, pool: ReturnType<typeof poolOf>, game: number): Opening {
  const chance = chanceOf(game);
  return {
    seed: `${of.code} ${game}`,
    players: [
      { id: 'one', deck: randomDeck(pool, of, chance), automation: NO_AUTOMATION },
      { id: 'other', deck: randomDeck(pool, of, chance), automation: NO_AUTOMATION },
    ],
  };
}
