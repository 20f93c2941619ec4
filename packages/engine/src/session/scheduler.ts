/** Rules under way: they run on to their next question, wait beneath others, and are resumed. */
import type { Game, OpenQuestion, Surroundings, Suspended } from '../state/game.ts';
import { card, player } from '../state/game.ts';
import { commit, EndlessLoop } from '../events/commit.ts';
import { alert } from '../manual/alert.ts';
import type { Answer, Question, Step } from '../prompts/question.ts';
import { moveQuietly } from '../rules/steps/leave-play.ts';
import { MAIN_STEP } from '../rules/steps/main-step.ts';
import { getReady } from '../rules/steps/setup.ts';
import { resumeAt, turns } from '../rules/steps/turn.ts';
import type { CardId, Zone } from '../vocabulary.ts';

/** What is around a rule that has just begun. */
export function emptySurroundings(): Surroundings {
  return {
    recalled: null,
    destruction: null,
    fight: null,
    triggering: [],
    wayOut: null,
    stopped: false,
    lastWords: new Map(),
    replacing: [],
  };
}

/** Runs a rule to its first question. */
export function begin(game: Game, flow: Step): void {
  game.flow = flow;
  runOn(game, []);
}

/** Resumes the rule under way with answers, up to its next question. */
export function runOn(game: Game, answers: Answer[]): void {
  game.open = [];
  try {
    const result = game.flow?.next(answers);
    if (game.state.step === 'over') return halt(game);
    if (result === undefined || result.done) return goBack(game);
    game.open = result.value.map((question) => ({ id: promptId(game), question, answer: null }));
  } catch (error) {
    if (!(error instanceof EndlessLoop)) throw error;
    stopLoop(game);
  }
}

/** Lets something else happen while the rule under way waits. */
export function interrupt(game: Game, flow: Step): void {
  suspend(game);
  begin(game, flow);
}

/** The game is over. Whatever was under way waits, in case the players want to go on. */
export function halt(game: Game): void {
  suspend(game);
  game.flow = null;
  game.open = [];
}

function suspend(game: Game): void {
  const { flow, open, recalled, destruction, fight, triggering, wayOut, stopped, lastWords, replacing } =
    game;
  const around = { recalled, destruction, fight, triggering, wayOut, stopped, lastWords, replacing };
  game.suspended.push({ flow, open, zones: zonesIn(game, open), around });
  Object.assign(game, emptySurroundings());
}

function zonesIn(game: Game, open: readonly OpenQuestion[]): Map<CardId, Zone> {
  const cards = open.flatMap(({ question }) => [
    ...question.selectable,
    ...question.selected,
    ...question.subjects,
  ]);
  return new Map(cards.map((id) => [id, card(game, id).zone]));
}

/** Goes on with the rule that waited. */
export function goBack(game: Game): void {
  game.flow = null;
  const waiting = game.suspended.pop();
  if (waiting === undefined) return;
  Object.assign(game, waiting.around);
  const anew = game.suspended.length === 0 ? beginningOf(game, waiting) : null;
  if (anew !== null) return begin(game, anew);
  game.flow = waiting.flow;
  if (waiting.open.length === 0) return runOn(game, []);
  game.open = waiting.open.map(({ question, answer }) => ({
    id: promptId(game),
    question: stillPossible(game, question, waiting.zones),
    answer,
  }));
}

/** A question with which a part of the game begins is asked anew: what is on offer may have changed. */
function beginningOf(game: Game, { open }: Suspended): Step | null {
  const question = open[0]?.question;
  switch (question?.purpose) {
    case MAIN_STEP:
    case 'confirm-end-turn':
    case 'raise-tide':
    case 'activate-prophecy':
    case 'prophecy-card':
      return resumeAt(game, 'main');
    case 'card-action':
      return question.controls.some(({ kind }) => kind === 'cancel') ? resumeAt(game, 'main') : null;
    case 'active-house':
      return resumeAt(game, 'choose-house');
    case 'ready':
      return wholeGame(game, getReady(game));
    default:
      return null;
  }
}

/** A game from some point of its setup on. */
export function* wholeGame(game: Game, setUp: Step): Step {
  yield* setUp;
  yield* turns(game, game.state.seats[0]);
}

/** Cards that have gone elsewhere meanwhile are not on offer any more. */
function stillPossible(game: Game, question: Question, zones: Suspended['zones']): Question {
  const isThere = (id: CardId) => game.state.cards[id]?.zone === zones.get(id);
  const { selectable, selected, subjects } = question;
  return {
    ...question,
    selectable: selectable.filter(isThere),
    selected: selected.filter(isThere),
    subjects: subjects.filter(isThere),
  };
}

/** Drops whatever is under way: nothing that was begun is finished. */
export function abandon(game: Game): void {
  Object.assign(game, { flow: null, open: [], suspended: [], ...emptySurroundings() });
  for (const { id, tagged } of Object.values(game.state.cards)) {
    if (tagged) commit(game, { type: 'cardUntagged', card: id });
  }
  for (const seat of game.state.seats) {
    for (const id of player(game, seat).resolving.slice()) moveQuietly(game, { card: id, to: 'discard' });
  }
}

/** New with every question. */
export function promptId({ journal }: Game): string {
  return `p${journal.length}`;
}

/** An endless loop ends the game without a winner, and says so. */
function stopLoop(game: Game): void {
  game.flow = null;
  game.suspended = [];
  game.eventsSinceDecision = 0;
  alert(game, game.state.activePlayer, 'log.failure');
  commit(game, { type: 'gameAborted', reason: 'engine failure' });
}
