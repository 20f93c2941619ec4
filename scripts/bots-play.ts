/**
 * Plays games between the sensible bot and a random bot, or two sensible bots, with generated decks of all sets that play.
 *
 *     npm run bots:play -- [--games 200] [--from 0] [--mirror]
 *
 * Prints how many games the sensible bot wins, and the number of each game that it does not win, that has no winner
 * after sixty rounds, or in which it holds more than thirty amber for ten turns. `--mirror` lets the sensible bot play
 * against itself. Game N is the same in every run.
 */
import { parseArgs } from 'node:util';
import { randomBot, sensibleBot } from '@amberhall/bots';
import type { Bot } from '@amberhall/bots';
import { library } from '@amberhall/cards';
import { decideAs, startGame, viewFor } from '@amberhall/engine';
import type { Game } from '@amberhall/engine';
import { generatedOpening } from '../packages/bots/src/testing.ts';

const MAX_TURNS = 120;
const MAX_AMBER = 30;
const MAX_TURNS_RICH = 10;

interface Played {
  winner: string | null;
  turns: number;
  /** The most turns in a row with more than thirty amber in the pool of the sensible bot. */
  turnsRich: number;
}

const { values: options } = parseArgs({
  options: {
    games: { type: 'string', default: '200' },
    from: { type: 'string', default: '0' },
    mirror: { type: 'boolean', default: false },
  },
});
run(Number(options.from), Number(options.games), options.mirror);

function run(from: number, games: number, mirror: boolean): void {
  let won = 0;
  const turns: number[] = [];
  const odd: string[] = [];
  for (let number = from; number < from + games; number++) {
    const sensible = number % 2 === 0 ? 'one' : 'other';
    const played = play(number, sensible, mirror);
    turns.push(played.turns);
    if (played.winner === sensible) won += 1;
    const isOdd = mirror ? played.winner === null : played.winner !== sensible;
    if (isOdd || played.turnsRich > MAX_TURNS_RICH) odd.push(`game ${number}: ${JSON.stringify(played)}`);
  }
  for (const line of odd) console.log(line);
  turns.sort((one, other) => one - other);
  console.log(`${won} of ${games} won, ${turns[games >> 1]} turns in the median, ${turns.at(-1)} at most`);
  if (odd.length > games * 0.03) process.exitCode = 1;
}

function play(number: number, sensible: string, mirror: boolean): Played {
  const other = mirror ? sensibleBot(`other ${number}`) : randomBot(`other ${number}`);
  const game = startGame(library, generatedOpening(number));
  const bot = sensibleBot(`sensible ${number}`);
  let [rich, turnsRich, turn] = [0, 0, 0];
  while (game.open.length > 0 && game.state.turn <= MAX_TURNS) {
    decide(game, (player) => (player === sensible ? bot : other));
    if (game.state.turn === turn || game.state.activePlayer !== sensible) continue;
    turn = game.state.turn;
    rich = (game.state.players[sensible]?.amber ?? 0) > MAX_AMBER ? rich + 1 : 0;
    turnsRich = Math.max(turnsRich, rich);
  }
  return { winner: game.state.winner, turns: game.state.turn, turnsRich };
}

function decide(game: Game, botOf: (player: string) => Bot): void {
  const open = game.open.find(({ answer }) => answer === null);
  if (open === undefined) throw new Error('every prompt is answered, but the game does not continue');
  const { player } = open.question;
  const decision = botOf(player).choose(viewFor(game, { kind: 'player', player }), player);
  const decided = decideAs(game, player, decision, open.id);
  if (!decided.ok) throw new Error(`${player} answered ${JSON.stringify(decision)}: ${decided.code}`);
}
