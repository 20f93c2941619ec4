/**
 * Plays whole games between random players, with generated decks of a set, on all cores.
 *
 *     npm run cards:play -- --set <code | all> [--games 1000] [--from 0] [--undo | --manual]
 *
 * `all` means every set that can be played. Each core plays a share of the games of every set. With `--undo` the players take
 * moves back and repeat them, with `--manual` they also correct the game by hand. Game N is the same in every run:
 * `--from N --games 1` plays it alone. If a game throws, asks a question without an answer or does not end, the command
 * prints it and fails. With `--manual` it also fails if a correction leaves an invalid state.
 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { PLAYABLE_SETS } from '@amberhall/cards';
import type { CardSet } from '@amberhall/cards/data';
import { PLAY_MODES, playGameOf } from '../packages/testkit/src/random-games.ts';
import { run } from './lib/program.ts';

const { values: options } = parseArgs({
  options: {
    set: { type: 'string', default: '' },
    games: { type: 'string', default: '1000' },
    from: { type: 'string', default: '0' },
    undo: { type: 'boolean', default: false },
    manual: { type: 'boolean', default: false },
    /** Only for the processes of this script: `1/2` plays every second game, beginning with the second one. */
    share: { type: 'string' },
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
const [from, to] = [Number(options.from), Number(options.from) + Number(options.games)];
const processes = Math.min(availableParallelism(), to - from);
if (options.share === undefined && processes > 1 ? await playShares() : playShare()) process.exitCode = 1;

/** Plays on all cores. A process plays its share of every set, because loading the cards takes longer than some games. */
async function playShares(): Promise<boolean> {
  const codes = await Promise.all(
    Array.from({ length: processes }, (_, index) =>
      run(['scripts/cards-play.ts', ...process.argv.slice(2), '--share', `${index}/${processes}`]),
    ),
  );
  return codes.some((code) => code !== 0);
}

/** @returns whether a game failed */
function playShare(): boolean {
  const [index = 0, shares = 1] = (options.share ?? '0/1').split('/').map(Number);
  const numbers = Array.from({ length: to - from }, (_, game) => from + game);
  const share = numbers.filter((_, game) => game % shares === index);
  return sets.map((set) => play(set, share)).some((failures) => failures > 0);
}

/** Returns how many games failed. */
function play(set: CardSet, numbers: readonly number[]): number {
  let failures = 0;
  let turns = 0;
  let decisions = 0;
  const begin = performance.now();
  for (const number of numbers) {
    try {
      const { state, journal } = playGameOf(set, number, mode);
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
  const each = (sum: number) => Math.round(sum / numbers.length);
  console.log(
    `${set.name}: ${numbers.length} games in ${seconds} s, ${each(turns)} turns and ${each(decisions)} decisions each, ${failures} failed`,
  );
  return failures;
}
