/** The course of a game: it runs on until it needs a player, and goes on with the decision it is given. */
import { opponentOf } from './game.ts';
import type { Game, JournalEntry, OpenQuestion, RecordedDecision } from './game.ts';
import { cardNamed } from './view/names.ts';
import { shownByQuestion } from './view/visibility.ts';
import type { ViewId } from './view/types.ts';
import type { CardLibrary } from './library.ts';
import { heading, log } from './log/log.ts';
import type { Opening } from './opening.ts';
import { layTable } from './opening.ts';
import { say } from './prompts/ask.ts';
import type { Answer, Step } from './prompts/question.ts';
import { commit, EndlessLoop } from './events/commit.ts';
import { MAIN_STEP } from './steps/main-step.ts';
import { setUp } from './steps/setup.ts';
import { resumeAtHouse, resumeAtMain, turns } from './steps/turn.ts';
import type { GameState } from './state/state.ts';
import type { CardId, House, PlayerId } from './vocabulary.ts';

/** Why a decision was refused; nothing has changed then. */
export type Rejection = 'STALE_PROMPT' | 'NOT_OFFERED' | 'NOT_YOUR_PROMPT' | 'GAME_OVER';
export type Decided = { ok: true } | { ok: false; code: Rejection };

/** What a player does about a question, naming cards by the ids of their own view. */
export type Decision =
  | { kind: 'card'; card: ViewId }
  | { kind: 'control'; control: string }
  | { kind: 'name'; name: string }
  | { kind: 'tide' }
  | { kind: 'prophecy'; card: ViewId }
  | { kind: 'concede' };

/** A position at a main-step prompt: all that the rest of the game depends on, as plain data. */
export interface Checkpoint {
  state: GameState;
  automation: Game['automation'];
}

/** Starts a game and runs to the first question. @throws if a deck holds a card that the library does not know */
export function startGame(library: CardLibrary, opening: Opening): Game {
  const game = emptyGame(library, layTable(library, opening));
  for (const { id, automation } of opening.players) game.automation[id] = { ...automation };
  const [first] = game.state.seats;
  begin(game, wholeGame(game, first));
  return game;
}

/** A game around a state, with nothing under way. */
export function emptyGame(library: CardLibrary, state: GameState): Game {
  return {
    library,
    state,
    automation: {},
    open: [],
    journal: [],
    log: [],
    changes: [],
    flow: null,
    board: null,
    printed: new Map(),
    recalled: null,
    destruction: null,
    fight: null,
    lastWords: new Map(),
    replacing: [],
    triggering: [],
    eventsSinceDecision: 0,
  };
}

function* wholeGame(game: Game, first: PlayerId): Step {
  yield* setUp(game, first);
  yield* turns(game, first);
}

/** Begins a game whose cards lie as they shall: with shuffled decks, or in a turn of the first player. */
export function beginTurnAt(
  game: Game,
  beginning: 'opening' | 'first-turn' | 'turn',
  house: House | null,
): void {
  const [first] = game.state.seats;
  if (beginning === 'opening') {
    begin(game, wholeGame(game, first));
    return;
  }
  commit(game, { type: 'turnStarted', player: first });
  if (house === null) {
    begin(game, resumeAtHouse(game));
    return;
  }
  commit(game, { type: 'houseChosen', player: first, house });
  commit(game, { type: 'stepStarted', player: first, step: 'main' });
  begin(game, resumeAtMain(game));
}

/** Asks the question that begins the main step or the choice of a house again, after a change from outside. */
export function openAgain(game: Game): void {
  const purpose = game.open[0]?.question.purpose;
  if (purpose === MAIN_STEP) begin(game, resumeAtMain(game));
  if (purpose === 'active-house') begin(game, resumeAtHouse(game));
}

/** Runs a rule to its first question. */
export function begin(game: Game, flow: Step): void {
  game.flow = flow;
  runOn(game, []);
}

/** Plays a game again. @throws if a decision was not legal where it stands in the journal */
export function replay(library: CardLibrary, opening: Opening, journal: readonly JournalEntry[]): Game {
  const game = startGame(library, opening);
  for (const { player, decision } of journal) {
    const decided = decide(game, player, decision);
    if (!decided.ok) throw new Error(`decision ${game.journal.length} cannot be replayed: ${decided.code}`);
  }
  return game;
}

/** The position as plain data, if the main-step prompt is open; elsewhere rules are under way that are not. */
export function checkpoint(game: Game): Checkpoint | null {
  if (game.open[0]?.question.purpose !== MAIN_STEP) return null;
  return structuredClone({ state: game.state, automation: game.automation });
}

/** Goes on from a checkpoint. Its log and journal begin anew. */
export function resume(library: CardLibrary, { state, automation }: Checkpoint): Game {
  const game = emptyGame(library, structuredClone(state));
  game.automation = structuredClone(automation);
  begin(game, resumeAtMain(game));
  return game;
}

/**
 * Gives a player's decision to the game, which runs on to its next question or its end.
 *
 * @param promptId the question that is answered; a decision without it answers whatever is open
 */
export function decide(game: Game, player: PlayerId, decision: RecordedDecision, promptId?: string): Decided {
  if (game.state.winner !== null) return { ok: false, code: 'GAME_OVER' };
  if (decision.kind === 'concede') {
    record(game, player, decision);
    concede(game, player);
    return { ok: true };
  }
  const open = game.open.find(({ question, answer }) => question.player === player && answer === null);
  if (!open) return { ok: false, code: 'NOT_YOUR_PROMPT' };
  if (promptId !== undefined && promptId !== open.id) return { ok: false, code: 'STALE_PROMPT' };
  const answer = answerTo(game, open, decision);
  if (!answer) return { ok: false, code: 'NOT_OFFERED' };

  record(game, player, decision);
  const shown = shownNow(game);
  open.answer = answer;
  const answers = game.open.map((one) => one.answer);
  if (answers.every((one) => one !== null)) runOn(game, answers);
  hideAgain(game, shown);
  return { ok: true };
}

function record(game: Game, player: PlayerId, decision: RecordedDecision): void {
  game.journal.push({ player, decision });
  game.eventsSinceDecision = 0;
}

/** The same for a decision that names cards as the player sees them. */
export function decideAs(game: Game, player: PlayerId, decision: Decision, promptId?: string): Decided {
  if (decision.kind !== 'card' && decision.kind !== 'prophecy')
    return decide(game, player, decision, promptId);
  const named = cardNamed(game, decision.card, { kind: 'player', player });
  if (named === undefined) return { ok: false, code: 'NOT_OFFERED' };
  return decide(game, player, { kind: decision.kind, card: named }, promptId);
}

/** The answer a decision gives, if it is among those offered. */
function answerTo(game: Game, { question }: OpenQuestion, decision: RecordedDecision): Answer | null {
  switch (decision.kind) {
    case 'card':
      return question.selectable.includes(decision.card) ? { kind: 'card', card: decision.card } : null;
    case 'control': {
      const control = question.controls.find(({ id }) => id === decision.control);
      return control ? { kind: 'control', control } : null;
    }
    case 'name':
      return question.kind === 'name' && game.library.named(decision.name) !== undefined
        ? { kind: 'name', name: decision.name }
        : null;
    case 'tide':
      return question.tide === true ? { kind: 'tide' } : null;
    case 'prophecy':
      return question.prophecies?.includes(decision.card) ? { kind: 'prophecy', card: decision.card } : null;
    case 'concede':
      return null;
  }
}

/** Hidden cards that somebody sees for the sake of a question. */
function shownNow(game: Game): CardId[] {
  return game.state.seats.flatMap((player) => shownByQuestion(game, { kind: 'player', player }));
}

/** What a question has shown is nobody's to follow once the question is over [1.3.7]. */
function hideAgain(game: Game, shown: readonly CardId[]): void {
  if (shown.length === 0 || game.state.step === 'over') return;
  const still = shownNow(game);
  for (const card of new Set(shown)) if (!still.includes(card)) commit(game, { type: 'cardHidden', card });
}

/** Resumes the rule under way with answers, up to its next question. */
function runOn(game: Game, answers: Answer[]): void {
  game.open = [];
  try {
    const result = game.flow?.next(answers);
    if (result === undefined || result.done || game.state.winner !== null) {
      game.flow = null;
      return;
    }
    const id = `p${game.journal.length}`;
    game.open = result.value.map((question) => ({ id, question, answer: null }));
  } catch (error) {
    if (!(error instanceof EndlessLoop)) throw error;
    stopLoop(game);
  }
}

/** An endless loop ends the game without a winner, and says so. */
function stopLoop(game: Game): void {
  game.flow = null;
  game.eventsSinceDecision = 0;
  game.log.push({
    kind: 'alert',
    player: game.state.activePlayer,
    message: say('log.failure', { player: { player: game.state.activePlayer } }),
  });
  game.state.step = 'over';
  game.state.winReason = 'engine failure';
}

function concede(game: Game, player: PlayerId): void {
  const winner = opponentOf(game, player);
  log(game, player, 'log.concede');
  commit(game, { type: 'gameWon', player: winner, reason: 'concede' });
  heading(game, 'win', winner, say('log.won', { player: { player: winner } }));
  game.flow = null;
  game.open = [];
}
