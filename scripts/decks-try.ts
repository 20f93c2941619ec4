/**
 * Lets bots play a deck against a field of generated decks of all sets, on all cores.
 *
 *     npm run decks:try -- <deck> [--games 200] [--fresh]
 *
 * The deck is a starter deck by its slug, or a JSON file with a deck as the export of an account has it. Prints the share
 * of wins with its interval, keys and amber by turn, and the cards. Every finished game is stored at once in
 * `data/trials`, one line each, so that the next run goes on after the last one. `--fresh` begins again. The stored games
 * belong to the version of the code: a commit begins again by itself.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { trialReport } from '@amberhall/bots';
import type { TrialGame, TrialReport } from '@amberhall/bots';
import type { DeckList } from '@amberhall/cards/data';
import { ROOT } from './lib/program.ts';
import { deckNamed } from './lib/trial-decks.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '200' },
    fresh: { type: 'boolean', default: false },
    folder: { type: 'string', default: join(ROOT, 'data', 'trials') },
  },
});
const [name] = positionals;
if (name === undefined) {
  console.error('Usage: npm run decks:try -- <starter deck | file> [--games 200] [--fresh]');
  process.exit(2);
}
const deck = deckNamed(name);
const file = fileFor(deck);
if (options.fresh) rmSync(file, { force: true });
const wanted = Number(options.games);
const stored = storedGames().filter(({ number }) => number < wanted);
const played = await play(missingNumbers(stored), stored.length);
print(trialReport([...stored, ...played]));

/** One file for each deck and version of the code. */
function fileFor(list: DeckList): string {
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim();
  const id = createHash('sha256')
    .update(JSON.stringify([list, commit]))
    .digest('hex');
  mkdirSync(options.folder, { recursive: true });
  return join(options.folder, `${id.slice(0, 16)}.jsonl`);
}

function storedGames(): TrialGame[] {
  if (!existsSync(file)) return [];
  // A stopped run may have left an incomplete last line.
  const complete = readFileSync(file, 'utf8').split('\n').slice(0, -1);
  return complete.map((line) => JSON.parse(line) as TrialGame);
}

function missingNumbers(games: readonly TrialGame[]): number[] {
  const done = new Set(games.map(({ number }) => number));
  return Array.from({ length: wanted }, (_, number) => number).filter((number) => !done.has(number));
}

/** Plays the games with these numbers, as many at a time as there are cores. */
async function play(numbers: number[], before: number): Promise<TrialGame[]> {
  const games: TrialGame[] = [];
  if (before > 0) console.log(`${before} games are stored already`);
  const threads = Array.from({ length: Math.min(availableParallelism(), numbers.length) }, () =>
    playInThread(numbers, (game) => {
      games.push(game);
      appendFileSync(file, `${JSON.stringify(game)}\n`);
      if (games.length % 20 === 0) console.log(`${before + games.length} of ${wanted} games`);
    }),
  );
  await Promise.all(threads);
  return games;
}

/** Plays games in one thread until no number is left. */
function playInThread(numbers: number[], onGame: (game: TrialGame) => void): Promise<void> {
  const worker = new Worker(new URL('./lib/trial-worker.ts', import.meta.url), { workerData: deck });
  return new Promise((resolve, reject) => {
    const next = (): void => {
      const number = numbers.shift();
      if (number === undefined) void worker.terminate().then(() => resolve());
      else worker.postMessage(number);
    };
    worker.on('error', reject);
    worker.on('message', (game: TrialGame) => {
      onGame(game);
      next();
    });
    next();
  });
}

function print({ games, wins, losses, unfinished, winShare, keys, turns, byTurn, cards }: TrialReport): void {
  const interval = `${percent(winShare.low)} to ${percent(winShare.high)}`;
  console.log(
    `\n${deck.name}: ${wins} won, ${losses} lost, ${unfinished} without a winner of ${games} games`,
  );
  console.log(`${percent(winShare.share)} of the games with a winner (95 % interval ${interval})`);
  console.log(`${keys.toFixed(1)} keys and ${turns.toFixed(1)} own turns in the mean\n`);
  console.log('turn  games   keys  amber');
  for (const line of byTurn) {
    const means = [line.keys, line.amber].map((each) => each.toFixed(1).padStart(6));
    console.log(`${String(line.turn).padStart(4)} ${String(line.games).padStart(6)} ${means.join(' ')}`);
  }
  console.log(
    '\n gain  games  plays   uses  card (the gain is the share of wins with it less that without it)',
  );
  for (const card of cards) {
    const gain = (card.gain === null ? '' : percent(card.gain)).padStart(5);
    const means = [card.plays, card.uses].map((each) => each.toFixed(1).padStart(6));
    console.log(`${gain} ${String(card.games).padStart(6)} ${means.join(' ')}  ${card.card}`);
  }
}

function percent(share: number): string {
  return `${Math.round(100 * share)} %`;
}
