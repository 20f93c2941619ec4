/**
 * Plays whole games between random players, with generated decks of a set.
 *
 *     npm run cards:play -- --set <code | all> [--games 1000] [--from 0] [--undo | --manual]
 *
 * `all` means every set that can be played. With `--undo` the players take moves back and repeat them, with `--manual`
 * they also correct the game by hand. Game N is the same in every run: `--from N --games 1` plays it alone. If a game
 * throws, asks a question without an answer or does not end, the command prints it and fails.
 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { PLAYABLE_SETS } from '@amberhall/cards';
import type { CardSet } from '@amberhall/cards/data';
import { PLAY_MODES, playGameOf } from '../packages/testkit/src/random-games.ts';
import type { PlayMode } from '../packages/testkit/src/random-games.ts';
import { run } from './lib/program.ts';

const { values: options } = parseArgs({
  options: {
    set: { type: 'string', default: '' },
    games: { type: 'string', default: '1000' },
    from: { type: 'string', default: '0' },
    undo: { type: 'boolean', default: false },
    manual: { type: 'boolean', default: false },
  },
});
const wanted = options.set.toLowerCase();
const sets = PLAYABLE_SETS.filter(({ code }) => wanted === 'all' || wanted === code.toLowerCase());
if (sets.length === 0) {
  const codes = PLAYABLE_SETS.map(({ code }) => code).join(' | ');
  console.error(
    `Usage: npm run cards:play -- --set <all | ${codes}> [--games 1000] [--from 0] [--undo | --manual]`,
  );
  process.exit(2);
}
const mode = PLAY_MODES.find((one) => one !== 'plain' && options[one]) ?? 'plain';
const [only, ...others] = sets;
const hasFailed =
  only && others.length === 0
    ? play(only, mode, Number(options.from), Number(options.games)) > 0
    : await playEach(sets);
if (hasFailed) process.exitCode = 1;

/** Plays each set in a process of its own, so that all cores work. @returns whether a game failed */
async function playEach(all: readonly CardSet[]): Promise<boolean> {
  const parameters = process.argv.slice(2);
  const left = [...all];
  const codes: number[] = [];
  const work = async (): Promise<void> => {
    for (let set = left.shift(); set; set = left.shift())
      codes.push(await run(['scripts/cards-play.ts', ...parameters, '--set', set.code]));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return codes.some((code) => code !== 0);
}

/** Returns how many games failed. */
function play(set: CardSet, how: PlayMode, from: number, games: number): number {
  let failures = 0;
  let turns = 0;
  let decisions = 0;
  const begin = performance.now();
  for (let number = from; number < from + games; number++) {
    try {
      const { state, journal } = playGameOf(set, number, how);
      turns += state.turn;
      decisions += journal.length;
    } catch (error) {
      failures++;
      console.error(
        `${set.code} game ${number}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      );
    }
  }
  const seconds = ((performance.now() - begin) / 1000).toFixed(0);
  const each = (sum: number) => Math.round(sum / games);
  console.log(
    `${set.name}: ${games} games in ${seconds} s, ${each(turns)} turns and ${each(decisions)} decisions each, ${failures} failed`,
  );
  return failures;
}
