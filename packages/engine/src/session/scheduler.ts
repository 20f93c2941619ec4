/** Running rules: they run to their next prompt, are suspended beneath others, and are resumed. */
import type { Game, OpenQuestion, ResolutionContext, Suspended } from '../state/game.ts';
import { player } from '../state/game.ts';
import { EndlessLoop, commit } from '../events/commit.ts';
import { alert } from '../manual/alert.ts';
import { unmoved } from '../prompts/ask.ts';
import type { Answer, Question, Step } from '../prompts/question.ts';
import { moveQuietly } from '../rules/steps/leave-play.ts';
import { MAIN_STEP } from '../rules/steps/main-step.ts';
import { getReady } from '../rules/steps/setup.ts';
import { resumeAt, turns } from '../rules/steps/turn.ts';
import type { CardId } from '../vocabulary.ts';

/** Returns the context of a rule that has just begun. */
export function emptyContext(): ResolutionContext {
  return {
    viewedAsOf: null,
    destruction: null,
    fight: null,
    triggering: [],
    loopExit: null,
    interruption: null,
    leavePlayAbilities: new Map(),
    replacing: [],
  };
}

/** Runs a rule to its first question. */
export function startStep(game: Game, step: Step): void {
  game.runningStep = step;
  runOn(game, []);
}

/** Resumes the running rule with answers, up to its next prompt. */
export function runOn(game: Game, answers: Answer[]): void {
  game.open = [];
  try {
    const result = game.runningStep?.next(answers);
    if (game.state.step === 'over') return suspendForEnd(game);
    if (result === undefined || result.done) return resumeSuspended(game);
    game.open = result.value.map((question) => ({ id: promptId(game), question, answer: null }));
  } catch (error) {
    if (!(error instanceof EndlessLoop)) throw error;
    stopLoop(game);
  }
}

/** Runs something else while the running rule is suspended. */
export function interrupt(game: Game, step: Step): void {
  suspend(game);
  startStep(game, step);
}

/** Ends the game. The running rule stays suspended, because the players may continue. */
export function suspendForEnd(game: Game): void {
  suspend(game);
  game.runningStep = null;
  game.open = [];
}

function suspend(game: Game): void {
  const { runningStep: step, open } = game;
  game.suspended.push({ step, open, isThere: unmoved(game, cardsOn(open)), context: contextOf(game) });
  Object.assign(game, emptyContext());
}

function contextOf(game: Game): ResolutionContext {
  const {
    viewedAsOf,
    destruction,
    fight,
    triggering,
    loopExit,
    interruption,
    leavePlayAbilities,
    replacing,
  } = game;
  return {
    viewedAsOf,
    destruction,
    fight,
    triggering,
    loopExit,
    interruption,
    leavePlayAbilities,
    replacing,
  };
}

function cardsOn(open: readonly OpenQuestion[]): CardId[] {
  return open.flatMap(({ question: { selectable, subjects, source } }) => [
    ...selectable,
    ...subjects,
    ...(source === null ? [] : [source]),
  ]);
}

/** Resumes the suspended rule. */
export function resumeSuspended(game: Game): void {
  game.runningStep = null;
  const waiting = game.suspended.pop();
  if (waiting === undefined) return;
  Object.assign(game, waiting.context);
  const beginning = game.suspended.length === 0 ? beginningOf(game, waiting) : null;
  if (beginning !== null) return startStep(game, beginning);
  game.runningStep = waiting.step;
  const { open, isThere } = waiting;
  if (open.length === 0 || open.some(({ question }) => !question.selectable.every(isThere)))
    return runOn(
      game,
      open.map(({ answer }) => answer ?? ASK_AGAIN),
    );
  game.open = open.map(({ question, answer }) => ({
    id: promptId(game),
    question: { ...question, subjects: question.subjects.filter(isThere) },
    answer,
  }));
}

/** Only the rule that asks knows what is left to choose, and what happens if it is nothing. */
const ASK_AGAIN: Answer = { kind: 'again' };

/**
 * A prompt that begins a part of the game is asked again, because its choices may have changed. A play that can still be
 * cancelled is, if its card has been moved.
 */
function beginningOf(game: Game, { open, isThere }: Suspended): Step | null {
  const question = open[0]?.question;
  switch (question?.purpose) {
    case MAIN_STEP:
    case 'confirm-end-turn':
    case 'raise-tide':
    case 'activate-prophecy':
    case 'prophecy-card':
      return resumeAt(game, 'main');
    case 'card-action':
      return isCancellable(question) ? resumeAt(game, 'main') : null;
    case 'flank':
    case 'attach-upgrade':
      return isCancellable(question) && question.source && !isThere(question.source)
        ? resumeAt(game, 'main')
        : null;
    case 'active-house':
      return resumeAt(game, 'choose-house');
    case 'ready':
      return wholeGame(game, getReady(game));
    default:
      return null;
  }
}

/** Runs a game from a point of its setup. */
export function* wholeGame(game: Game, setUp: Step): Step {
  yield* setUp;
  yield* turns(game, game.state.seats[0]);
}

const isCancellable = ({ controls }: Question): boolean => controls.some(({ kind }) => kind === 'cancel');

/** Drops all running rules. Nothing that was begun is finished. */
export function abandon(game: Game): void {
  Object.assign(game, { runningStep: null, open: [], suspended: [], ...emptyContext() });
  for (const { id, tagged } of Object.values(game.state.cards)) {
    if (tagged) commit(game, { type: 'cardUntagged', card: id });
  }
  for (const seat of game.state.seats) {
    for (const id of player(game, seat).resolving.slice()) moveQuietly(game, { card: id, to: 'discard' });
  }
}

/** Changes with every prompt. */
export function promptId({ journal }: Game): string {
  return `p${journal.length}`;
}

/** An endless loop ends the game without a winner and logs that. */
function stopLoop(game: Game): void {
  game.runningStep = null;
  game.suspended = [];
  game.eventsSinceDecision = 0;
  alert(game, game.state.activePlayer, 'log.failure');
  commit(game, { type: 'gameAborted', reason: 'engine failure' });
}
