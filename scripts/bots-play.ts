/**
 * Plays games between two bots, with generated decks of all sets that play.
 *
 *     npm run bots:play -- [--games 200] [--from 0] [--mirror] [--first-steps] [--strong <playouts>]
 *
 * The sensible bot plays against a random bot, with `--mirror` against itself, with `--first-steps` against the bot
 * for beginners; with both, the bot for beginners plays against itself. With `--strong` the strong bot plays against the
 * sensible bot, with each pair of decks on both sides; it plays out at most that many lines for a choice. Prints each
 * game that the first bot does not win, that lasts for more than sixty rounds, or in which the first bot holds more than
 * thirty amber for ten turns, and every ten games how many it has won, so that a run that is cut off can go on with
 * `--from`; with `--strong`, also the processor time of a choice. Fails if a game breaks off or has no winner after
 * eighty rounds, or if the first bot holds too much amber or loses to the random bot in more than 3 % of the games; with
 * `--strong`, if it wins less than 80 %. Game N is the same in every run.
 */
import { parseArgs } from 'node:util';
import { bestLine, firstStepsBot, randomBot, sensibleBot, strongBot } from '@amberhall/bots';
import type { Bot } from '@amberhall/bots';
import { library } from '@amberhall/cards';
import { decideAs, forkOf, startGame, viewFor } from '@amberhall/engine';
import type { Game } from '@amberhall/engine';
import { generatedOpening } from '../packages/bots/src/testing.ts';

/** A round is a turn of each player. The site ends a game between bots after as many turns. */
const MAX_TURNS = 160;
const LONG_TURNS = 120;
const MAX_AMBER = 30;
const MAX_TURNS_RICH = 10;

interface Played {
  winner: string | null;
  turns: number;
  /** The most turns in a row with more than thirty amber in the pool of the first bot. */
  turnsRich: number;
  /** Why the game broke off. */
  error?: unknown;
}

const { values: options } = parseArgs({
  options: {
    games: { type: 'string', default: '200' },
    from: { type: 'string', default: '0' },
    mirror: { type: 'boolean', default: false },
    'first-steps': { type: 'boolean', default: false },
    strong: { type: 'string' },
  },
});
const playouts = Number(options.strong ?? 0);
/** Between these bots either one may win. */
const isEitherFine = options.mirror || options['first-steps'];
/** Processor time of the strong bot in milliseconds. */
const thought = { choices: 0, sum: 0, most: 0 };
run(Number(options.from), Number(options.games));

function run(from: number, games: number): void {
  const all: Played[] = [];
  let [won, odd, failed] = [0, 0, 0];
  const begin = performance.now();
  for (let number = from; number < from + games; number++) {
    const first = number % 2 === 0 ? 'one' : 'other';
    const played = play(number, first);
    all.push(played);
    if (played.winner === first) won += 1;
    const isOdd = played.turnsRich > MAX_TURNS_RICH || (!isEitherFine && played.winner !== first);
    if (isOdd) odd += 1;
    if (played.winner === null) failed += 1;
    if (played.winner === null) console.error(`game ${number} failed:`, played);
    else if (isOdd || played.turns > LONG_TURNS) console.log(`game ${number}: ${JSON.stringify(played)}`);
    if (all.length % 10 === 0) console.log(`${won} of ${all.length} won, up to game ${number}`);
  }
  const turns = all.map((played) => played.turns).toSorted((one, other) => one - other);
  const seconds = Math.round((performance.now() - begin) / 1000);
  console.log(
    `${won} of ${games} won in ${seconds} s, ${turns[games >> 1]} turns in the median, ${turns.at(-1)} at most`,
  );
  console.log(
    `${all.filter(({ error }) => error !== undefined).length} broke off, ` +
      `${failed} have no winner, ${turns.filter((count) => count > LONG_TURNS).length} lasted for more than sixty rounds`,
  );
  if (playouts > 0)
    console.log(
      `a choice took ${Math.round(thought.sum / thought.choices)} ms, ${Math.round(thought.most)} ms at most`,
    );
  if (failed > 0 || (playouts > 0 ? won < games * 0.8 : odd > games * 0.03)) process.exitCode = 1;
}

function play(number: number, first: string): Played {
  const game = startGame(library, generatedOpening(playouts > 0 ? number >> 1 : number));
  const [bot, other] = botsOf(game, number);
  let [rich, turnsRich, turn] = [0, 0, 0];
  try {
    while (game.open.length > 0 && game.state.turn <= MAX_TURNS) {
      decide(game, (player) => (player === first ? bot : other));
      if (game.state.turn === turn || game.state.activePlayer !== first) continue;
      turn = game.state.turn;
      rich = (game.state.players[first]?.amber ?? 0) > MAX_AMBER ? rich + 1 : 0;
      turnsRich = Math.max(turnsRich, rich);
    }
  } catch (error) {
    return { winner: null, turns: game.state.turn, turnsRich, error };
  }
  return { winner: game.state.winner, turns: game.state.turn, turnsRich };
}

function botsOf(game: Game, number: number): [Bot, Bot] {
  const other = `other ${number}`;
  if (playouts > 0) return [thinking(game, number), sensibleBot(other)];
  const isBeginner = options.mirror && options['first-steps'];
  return [(isBeginner ? firstStepsBot : sensibleBot)(`sensible ${number}`), opponentOf(other)];
}

function opponentOf(seed: string): Bot {
  if (options['first-steps']) return firstStepsBot(seed);
  return options.mirror ? sensibleBot(seed) : randomBot(seed);
}

/** The strong bot, which finds each line when it needs one. */
function thinking(game: Game, number: number): Bot {
  const strong = strongBot(`strong ${number}`);
  let choices = 0;
  return {
    choose(view, player) {
      const fork = strong.needsLine(view, player) ? forkOf(game) : null;
      if (fork === null) return strong.choose(view, player);
      const seed = `${number} ${choices++}`;
      const begin = process.cpuUsage();
      const line = bestLine(library, { fork, player, seed, playouts });
      const { user, system } = process.cpuUsage(begin);
      const time = (user + system) / 1000;
      thought.choices += 1;
      thought.sum += time;
      thought.most = Math.max(thought.most, time);
      return strong.choose(view, player, line);
    },
  };
}

function decide(game: Game, botOf: (player: string) => Bot): void {
  const open = game.open.find(({ answer }) => answer === null);
  if (open === undefined) throw new Error('every prompt is answered, but the game does not continue');
  const { player } = open.question;
  const decision = botOf(player).choose(viewFor(game, { kind: 'player', player }), player);
  const decided = decideAs(game, player, decision, open.id);
  if (!decided.ok) throw new Error(`${player} answered ${JSON.stringify(decision)}: ${decided.code}`);
}
