import type { Decision, Game } from '@amberhall/engine';
import type { PlayerId, PromptView, TableView } from '@amberhall/engine/vocabulary';
import { legalAnswers, promptOf } from '../answers.ts';
import { follow, nextView } from './look-ahead.ts';
import { positionValue } from './position-value.ts';

/** The answers that a player gives in a row, up to the next choice of an action. */
export type LineOfPlay = readonly Decision[];

/** A line, with the value of the position right after it. */
export interface FoundLine {
  line: LineOfPlay;
  value: number;
}

/** The most lines that are compared. */
const MOST_LINES = 80;
/** The most answers of a line. The sensible bot gives the further ones. */
const LONGEST_LINE = 4;
/** Prompts with more answers are left to the sensible bot. */
const MOST_ANSWERS = 14;

/** Prompts of a turn that lead to nothing, or that the sensible bot answers well. */
const LEFT_TO_POLICY: ReadonlySet<string> = new Set([
  'confirm-end-turn',
  'trigger-order',
  'forge-payment',
  'keep-exhausted',
]);
const BACKWARDS: ReadonlySet<string> = new Set(['cancel', 'back', 'undo', 'redo']);

/**
 * Returns the lines that a player can begin with now, each as far as its choices are few. The empty line is the sensible
 * bot's own.
 *
 * @param fork gives an equal game each time, in which the player is asked for an action or a house
 */
export function linesOfPlay(fork: () => Game, player: PlayerId): FoundLine[] {
  const lines: FoundLine[] = [{ line: [], value: 0 }];
  const waiting: LineOfPlay[] = [[]];
  for (let path = waiting.shift(); path && lines.length < MOST_LINES; path = waiting.shift()) {
    const game = fork();
    if (!follow(game, player, path)) continue;
    const isFull = lines.length + waiting.length >= MOST_LINES;
    const answers = isFull ? [] : answersAfter(game, player, path.length);
    if (answers.length === 0 && path.length > 0) {
      lines.push({ line: path, value: positionValue(game, player) });
    } else {
      waiting.push(...answers.map((answer) => [...path, answer]));
    }
  }
  return lines;
}

/** The answers that continue a line after `length` decisions; none where the line ends. */
function answersAfter(game: Game, player: PlayerId, length: number): Decision[] {
  const next = nextView(game);
  if (next === undefined || next.player !== player || length >= LONGEST_LINE) return [];
  const prompt = promptOf(next.view, player);
  const isStart = prompt.purpose === 'main-step' || prompt.purpose === 'active-house';
  if (length > 0 && (isStart || LEFT_TO_POLICY.has(String(prompt.purpose)))) return [];
  const answers = onwardAnswers(next.view, prompt).filter(
    // The menu of a card in hand gives way to that of another card, which begins a line of its own.
    ({ kind }) => prompt.purpose !== 'card-action' || kind !== 'card',
  );
  return length > 0 && answers.length > MOST_ANSWERS ? [] : answers;
}

export function onwardAnswers(view: TableView, prompt: PromptView): Decision[] {
  const backwards = new Set(prompt.controls.filter(({ kind }) => BACKWARDS.has(kind)).map(({ id }) => id));
  return legalAnswers(view, prompt).filter(
    (answer) => answer.kind !== 'control' || !backwards.has(answer.control),
  );
}
