import { reachablePositions } from '@amberhall/bots';
import { library } from '@amberhall/cards';
import { forkOf, NO_AUTOMATION, startGame, viewFor } from '@amberhall/engine';
import type { Fork, Opening } from '@amberhall/engine';
import type { PromptView, TableView } from '@amberhall/engine/vocabulary';
import { isSolved, Position, PUZZLES } from '@amberhall/protocol';
import type { Puzzle } from '@amberhall/protocol';
import { describe, expect, test } from 'vitest';
import { engine } from '../rooms/journal/play-engine.ts';
import type { Decision, Play } from '../rooms/journal/play-engine.ts';
import { decksOfPosition } from './position-decks.ts';

const ME = 'Solver';

/** The limit of the search of one puzzle. */
const MOST_TRIES = 20_000;

function openingOf({ house, own, other }: Position): Opening {
  const [mine, theirs] = decksOfPosition({ house, own, other });
  const player = (id: string, deck: typeof mine) => ({
    id,
    deck: { ...deck.list, cards: [] },
    automation: NO_AUTOMATION,
  });
  return {
    seed: 'puzzle',
    players: [player(ME, mine), player('Other', theirs)],
    startingPlayer: ME,
    arrangement: { house, sides: [own, other] },
  };
}

const begin = (position: Position): Play => engine.begin(openingOf(position));

const viewOf = (play: Play): TableView => play.view({ kind: 'player', player: ME });

function promptOf(play: Play): PromptView | undefined {
  return play.over ? undefined : viewOf(play).players[ME]?.prompt;
}

function decide(play: Play, decision: Decision | undefined): void {
  if (decision === undefined) throw new Error(`no such answer: ${JSON.stringify(promptOf(play))}`);
  expect(play.decide(ME, decision, undefined)).toEqual({ ok: true });
}

/** The button or card of an open prompt that a word names. */
function answerNamed(play: Play, word: string): Decision | undefined {
  const prompt = promptOf(play);
  const control = prompt?.controls.find(({ kind, value }) => kind === word || value === word);
  if (control) return { kind: 'control', control: control.id };
  const { cards } = viewOf(play);
  const open =
    prompt?.selectable.filter((id) => cards[id]?.slug === word && !prompt.selected.includes(id)) ?? [];
  const card = open.find((id) => !cards[id]?.exhausted) ?? open[0];
  return card === undefined ? undefined : { kind: 'card', card };
}

/** Answers a question whose answer does not change the solution: any flank, and no more targets. */
function anyAnswer(play: Play): Decision | undefined {
  const control = promptOf(play)?.controls.find(({ kind }) =>
    ['flank', 'auto-resolve', 'done', 'yes', 'key'].includes(kind),
  );
  return control && { kind: 'control', control: control.id };
}

function isAsked(play: Play): boolean {
  const purpose = promptOf(play)?.purpose;
  return purpose !== undefined && purpose !== null && purpose !== 'main-step';
}

function carryOut(play: Play, line: string): void {
  const [name = '', action = '', ...answers] = line.split(' ');
  decide(play, answerNamed(play, name));
  if (promptOf(play)?.purpose === 'card-action') decide(play, answerNamed(play, action));
  for (const answer of answers) {
    // Creatures enter wherever the solution does not say.
    while (isAsked(play) && !answerNamed(play, answer)) decide(play, anyAnswer(play));
    if (isAsked(play)) decide(play, answerNamed(play, answer));
  }
  while (isAsked(play)) decide(play, anyAnswer(play));
}

function searchedSolution({ goal }: Puzzle, fork: Fork): readonly Decision[] | undefined {
  for (const { game, path } of reachablePositions(library, fork, ME, MOST_TRIES))
    if (isSolved(goal, viewFor(game, { kind: 'player', player: ME }), ME)) return path;
  return undefined;
}

describe.each(PUZZLES.map((puzzle) => [puzzle.id, puzzle] as const))('puzzle %s', (_, puzzle) => {
  test('has a position that the server accepts and that does not solve it', () => {
    expect(Position.safeParse(puzzle.position).success).toBe(true);
    expect(isSolved(puzzle.goal, viewOf(begin(puzzle.position)), ME)).toBe(false);
  });

  test('is solved by its solution, and not before the last card of it', () => {
    const play = begin(puzzle.position);

    const solved = puzzle.solution.map((line) => {
      carryOut(play, line);
      return isSolved(puzzle.goal, viewOf(play), ME);
    });

    expect(solved).toEqual(puzzle.solution.map((_line, index) => index === puzzle.solution.length - 1));
  });

  test('has a solution that a search finds by itself', () => {
    const fork = forkOf(startGame(library, openingOf(puzzle.position)));
    if (fork === null) throw new Error('the solver has nothing to choose');

    expect(searchedSolution(puzzle, fork)?.length).toBeGreaterThan(1);
  });
});

test('there are twenty puzzles, and no two have the same id', () => {
  expect(PUZZLES).toHaveLength(20);
  expect(new Set(PUZZLES.map(({ id }) => id)).size).toBe(PUZZLES.length);
});
