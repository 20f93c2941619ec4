import { library } from '@amberhall/cards';
import {
  decide,
  decideAs,
  forkOf,
  resume,
  sampleFor,
  seedRandom,
  startGame,
  viewFor,
} from '@amberhall/engine';
import type { Decision, Fork, Game, Opening } from '@amberhall/engine';
import { expect, test } from 'vitest';
import { promptOf } from '../answers.ts';
import { playOut } from '../play-out.ts';
import { sensibleBot } from '../sensible/sensible-bot.ts';
import { generatedOpening, position } from '../testing.ts';
import { analyseTurn, analysisStep, compareWithPlan } from './analyse-turn.ts';
import type { Analysis, AnalysisStep } from './analyse-turn.ts';
import { planStep } from './planned-turn.ts';
import { playedTurn } from './played-turn.ts';
import { TurnRecorder } from './turn-line.ts';
import type { TurnLine } from './turn-line.ts';

const OPTIONS = { seed: 'seed', playouts: 20, samples: 12 };

/** Carries out all steps of an analysis. */
function resultOf<Result>(analysis: Analysis<Result>, carryOut = stepWithoutPauses): Result {
  let next = analysis.next();
  while (next.done !== true) next = analysis.next(carryOut(next.value));
  return next.value;
}

function stepWithoutPauses(step: AnalysisStep): unknown {
  return analysisStep(library, step);
}

function forked(game: Game): Fork {
  const fork = forkOf(game);
  if (fork === null) throw new Error('the game is not at a choice');
  return fork;
}

/** A game between two sensible bots, up to decision 150. */
function playedGame(n: number) {
  const opening = generatedOpening(n);
  const { game } = playOut(library, opening, [sensibleBot(`one ${n}`), sensibleBot(`other ${n}`)], 150);
  return { opening, journal: game.journal };
}

/** The first turn from `from` on in which `one` chose something. */
function turnOfOne(n: number, from: number) {
  const game = playedGame(n);
  for (const turn of [from, from + 1]) {
    const found = playedTurn(library, { ...game, player: 'one', turn });
    if (found !== null) return { ...found, game, turn };
  }
  throw new Error('nothing was chosen');
}

test.each([2, 11])(
  'in game %i, the estimate is the same when everything that the player could not see differs',
  (n) => {
    const { fork, line } = turnOfOne(n, 3);
    const other = forked(sampleFor(library, fork, 'one', seedRandom('other hands and decks')));

    const [estimate, estimateOfOther] = [fork, other].map((each) =>
      resultOf(compareWithPlan({ fork: each, line }, 'one', OPTIONS)),
    );

    const handOf = ({ state }: Fork) => state.players['other']?.hand.map((id) => state.cards[id]?.slug);
    expect(handOf(other)).not.toEqual(handOf(fork));
    expect(estimateOfOther).toEqual(estimate);
  },
);

test('the line of a played turn leads from its beginning to where the game went on', () => {
  const { fork, line, game, turn } = turnOfOne(3, 5);
  const next = playedTurn(library, { ...game, player: 'other', turn: turn + 1 });
  const again = resume(library, fork);

  for (const decision of line.actions.flat()) decide(again, 'one', decision);

  expect(line.actions.length).toBeGreaterThan(1);
  expect(line.house).not.toBeNull();
  expect(line.lines.map(({ text }) => text.key)).toContain('log.chooseHouse');
  expect(again.state.turn).toBe(turn + 1);
  expect(again.state.players['one']?.amber).toBe(next?.fork.state.players['one']?.amber);
});

test('a move that was taken back is no part of the line', () => {
  const opening: Opening = { ...generatedOpening(3), undo: 'free', startingPlayer: 'one' };
  const game = startGame(library, opening);
  const press = (player: string, control: string) => decide(game, player, { kind: 'control', control });
  press('one', 'keep-hand');
  press('other', 'keep-hand');
  press('one', String(game.open[0]?.question.controls[0]?.id));
  const discard = (index: number) => {
    const card = String(game.open[0]?.question.selectable[index]);
    decide(game, 'one', { kind: 'card', card });
    press('one', 'card-action:discard');
    return card;
  };
  discard(0);
  expect(decide(game, 'one', { kind: 'undo' }).ok).toBe(true);
  const kept = discard(1);

  const found = playedTurn(library, { opening, journal: game.journal, player: 'one', turn: 1 });

  expect(found?.line.actions.slice(1)).toEqual([
    [
      { kind: 'card', card: kept },
      { kind: 'control', control: 'card-action:discard' },
    ],
  ]);
  expect(found?.line.lines.filter(({ text }) => text.key === 'log.discard')).toHaveLength(1);
});

/** Lets `me` answer until the end of the turn. */
function lineOf(game: Game, choose: (purpose: string, game: Game) => Decision): TurnLine {
  const recorder = new TurnRecorder(game, 'me');
  while (game.state.activePlayer === 'me' && game.open.length > 0) {
    const prompt = promptOf(viewFor(game, { kind: 'player', player: 'me' }), 'me');
    const decision = choose(String(prompt.purpose), game);
    if (!recorder.take('me', () => decideAs(game, 'me', decision))) throw new Error('refused');
  }
  return recorder.line();
}

/** A turn in which `me` could take the amber for the opponent's last key. */
const chance = () =>
  position(
    'shadows',
    { line: ['umbra'], hand: ['bait-and-switch', 'ghostly-hand'], amber: 1 },
    { amber: 6, line: ['dust-pixie'] },
  );

test('ending the turn while the opponent can forge is worth less than what the bot prefers', () => {
  const line = lineOf(chance(), (purpose, game) => {
    const { controls } = promptOf(viewFor(game, { kind: 'player', player: 'me' }), 'me');
    const end = controls.find(({ kind }) => kind === 'end-turn' || kind === 'yes') ?? controls[0];
    return { kind: 'control', control: end?.id ?? purpose };
  });

  const options = { ...OPTIONS, playouts: 60 };
  const { played, preferred, margin } = resultOf(
    compareWithPlan({ fork: forked(chance()), line }, 'me', options),
  );

  expect(preferred.chance - played.chance).toBeGreaterThan(margin);
  expect(preferred.lines.map(({ text }) => text.key)).toContain('log.play');
});

test('the same line as that of the bot has the same worth', () => {
  const fork = forked(chance());
  const found: (readonly Decision[])[] = [];
  let plan = planStep(library, { fork, player: 'me', ...OPTIONS, found });
  while (!('actions' in plan)) {
    found.push(plan);
    plan = planStep(library, { fork, player: 'me', ...OPTIONS, found });
  }

  const { played, preferred, margin } = resultOf(compareWithPlan({ fork, line: plan }, 'me', OPTIONS));

  expect(preferred.chance).toBe(played.chance);
  expect(margin).toBe(0);
});

test('a turn of the opponent, and one that was never begun, have no estimate', () => {
  const game = playedGame(2);
  const { turn } = turnOfOne(2, 5);

  expect(resultOf(analyseTurn({ ...game, player: 'other', turn }, OPTIONS))).toBeNull();
  expect(resultOf(analyseTurn({ ...game, player: 'one', turn: 900 }, OPTIONS))).toBeNull();
});

test('a thread can pause many times in each step of an analysis, which changes nothing', () => {
  const { game, turn } = turnOfOne(3, 5);
  const input = { ...game, player: 'one', turn };
  const options = { seed: 'seed', playouts: 8, samples: 10 };
  const pauses: Record<AnalysisStep['kind'], number[]> = { find: [], plan: [], judge: [] };
  const pausing = (step: AnalysisStep): unknown => {
    let count = 0;
    const result = analysisStep(library, step, () => count++);
    pauses[step.kind].push(count);
    return result;
  };

  const analysed = resultOf(analyseTurn(input, options), pausing);

  expect(analysed).toEqual(resultOf(analyseTurn(input, options)));
  // At each decision of the game, at each decision of the planned turn and its playouts, and several times in a sample.
  expect(Math.min(...pauses.find)).toBeGreaterThan(50);
  expect(Math.min(...pauses.plan)).toBeGreaterThan(0);
  expect(Math.max(...pauses.plan)).toBeGreaterThan(options.playouts * 3);
  expect(Math.min(...pauses.judge)).toBeGreaterThan(options.samples * 3);
});
