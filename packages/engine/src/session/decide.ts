/** The course of a game: it runs on until it needs a player, and goes on with the decision it is given. */
import { traitNamed } from '../rules/effects/player-effects.ts';
import type { Game, JournalEntry, OpenQuestion, Outside, RecordedDecision } from '../state/game.ts';
import { commit } from '../events/commit.ts';
import { chooseDecks } from '../rules/steps/deck-bidding.ts';
import { beginMove, lineLength, newHistory } from '../state/history.ts';
import { shared } from './shared-decisions.ts';
import type { CardLibrary } from '../state/library.ts';
import { alert } from '../manual/alert.ts';
import { withUnknownCards } from '../state/library.ts';
import { LogBook } from '../log/log-book.ts';
import { rename } from '../state/manual-acts.ts';
import type { Opening } from '../state/opening.ts';
import { layTable } from '../state/opening.ts';
import type { OutsideDecision } from './meta-decisions.ts';
import { decideOutside, isOutside, refusalOf } from './meta-decisions.ts';
import type { Answer, Step } from '../prompts/question.ts';
import { begin, emptySurroundings, runOn, wholeGame } from './scheduler.ts';
import type { GameState } from '../state/state.ts';
import { MAIN_STEP } from '../rules/steps/main-step.ts';
import { getReady, setUp } from '../rules/steps/setup.ts';
import { resumeAt } from '../rules/steps/turn.ts';
import { takeBack } from './undo.ts';
import { cardNamed } from '../view/names.ts';
import type { ViewId } from '../view/types.ts';
import { shownToPlayer } from '../view/visibility.ts';
import { startFrom } from './checkpoint.ts';
import type { Waypoint } from './checkpoint.ts';
import type { CardId, House, PlayerId } from '../vocabulary.ts';

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
  | { kind: 'concede' }
  | Outside<ViewId>;

/** A position at a main-step prompt: all that the rest of the game depends on, as plain data. */
export interface Checkpoint {
  state: GameState;
  automation: Game['automation'];
}

/** Starts a game and runs to the first question. @throws if a deck holds a card that the library does not know */
export function startGame(library: CardLibrary, opening: Opening): Game {
  const known = withUnknownCards(library, opening.unknownCards ?? []);
  const game = emptyGame(known, layTable(known, opening));
  beginOpening(game, opening);
  return game;
}

function beginOpening(game: Game, opening: Opening): void {
  game.history = newHistory(opening);
  for (const { id, automation } of opening.players) game.automation[id] = { ...automation };
  begin(game, wholeGame(game, beforeTheFirstTurn(game, opening)));
}

/** Begins a game again where it began; its rules go on within the same object. */
export function startOver(game: Game, origin: Opening | Checkpoint): void {
  const { library } = game;
  if ('seed' in origin) {
    Object.assign(game, emptyGame(library, layTable(library, origin)));
    beginOpening(game, origin);
  } else {
    Object.assign(game, emptyGame(library, structuredClone(origin.state)));
    beginCheckpoint(game, origin);
  }
}

/** A game around a state, with nothing under way. */
export function emptyGame(library: CardLibrary, state: GameState): Game {
  return {
    library,
    state,
    automation: {},
    open: [],
    journal: [],
    log: new LogBook(),
    changes: [],
    flow: null,
    suspended: [],
    history: newHistory(null),
    wantsMore: [],
    board: null,
    printed: new Map(),
    spoken: new Map(),
    eventsSinceDecision: 0,
    resolvedSinceDecision: new Map(),
    ...emptySurroundings(),
  };
}

function* beforeTheFirstTurn(game: Game, { bidding, ready, players, byHand = [] }: Opening): Step {
  for (const id of byHand) alert(game, id, 'log.manual.needed');
  if (bidding) {
    yield* chooseDecks(game, Object.fromEntries(players.map(({ id, deck }) => [id, deck.name ?? id])));
  }
  yield* ready ? getReady(game) : setUp(game);
}

/** Begins a game whose cards lie as they shall: with shuffled decks, or in a turn of the first player. */
export function beginTurnAt(
  game: Game,
  beginning: 'opening' | 'first-turn' | 'turn',
  house: House | null,
): void {
  const [first] = game.state.seats;
  if (beginning === 'opening') {
    begin(game, wholeGame(game, setUp(game)));
    return;
  }
  commit(game, { type: 'turnStarted', player: first });
  if (house === null) {
    begin(game, resumeAt(game, 'house'));
    return;
  }
  commit(game, { type: 'houseChosen', player: first, house });
  commit(game, { type: 'stepStarted', player: first, step: 'main' });
  begin(game, resumeAt(game, 'main'));
}

/** Asks the question that begins the main step or the choice of a house again, after a change from outside. */
export function openAgain(game: Game): void {
  const purpose = game.open[0]?.question.purpose;
  if (purpose === MAIN_STEP) begin(game, resumeAt(game, 'main'));
  if (purpose === 'active-house') begin(game, resumeAt(game, 'choose-house'));
}

/**
 * Plays a game again.
 *
 * @param from a position of it from which the rest is played; default: its opening
 * @throws if a decision was not legal where it stands in the journal
 */
export function replay(
  library: CardLibrary,
  opening: Opening,
  journal: readonly JournalEntry[],
  from?: Waypoint,
): Game {
  const game = from === undefined ? startGame(library, opening) : startFrom(library, opening, from, journal);
  for (const { player, decision } of journal.slice(game.journal.length)) {
    const decided = decide(game, player, decision);
    if (!decided.ok) throw new Error(`decision ${game.journal.length} cannot be replayed: ${decided.code}`);
  }
  return game;
}

/** The position as plain data, if the main-step prompt is open; elsewhere rules are under way that are not. */
export function checkpoint(game: Game): Checkpoint | null {
  if (!isAtCheckpoint(game)) return null;
  return structuredClone({ state: game.state, automation: game.automation });
}

/** Nothing is under way but the turn and its main step. */
export function isAtCheckpoint({ open, suspended }: Game): boolean {
  return open[0]?.question.purpose === MAIN_STEP && suspended.length === 0;
}

/** Goes on from a checkpoint. Its log and journal begin anew. */
export function resume(library: CardLibrary, point: Checkpoint): Game {
  const game = emptyGame(library, structuredClone(point.state));
  beginCheckpoint(game, point);
  return game;
}

function beginCheckpoint(game: Game, point: Checkpoint): void {
  game.automation = structuredClone(point.automation);
  game.history = newHistory(point);
  begin(game, resumeAt(game, 'main'));
}

/**
 * Gives a player's decision to the game, which runs on to its next question or its end.
 *
 * @param promptId the question that is answered; a decision without it answers whatever is open
 */
export function decide(game: Game, player: PlayerId, decision: RecordedDecision, promptId?: string): Decided {
  if (!isOutside(decision)) return answer(game, player, decision, promptId);
  const refusal = refusalOf(game, player, decision);
  return refusal === null ? carryOut(game, player, decision, false) : { ok: false, code: refusal };
}

/** The same for a decision that was taken before, where it stands on the way to a position. */
export function take(game: Game, player: PlayerId, decision: RecordedDecision): Decided {
  return isOutside(decision) ? carryOut(game, player, decision, true) : answer(game, player, decision);
}

function answer(
  game: Game,
  player: PlayerId,
  decision: Exclude<RecordedDecision, OutsideDecision>,
  promptId?: string,
): Decided {
  if (game.state.winner !== null) return { ok: false, code: 'GAME_OVER' };
  const open = game.open.find(({ question, answer: given }) => question.player === player && given === null);
  if (!open) return { ok: false, code: 'NOT_YOUR_PROMPT' };
  if (promptId !== undefined && promptId !== open.id) return { ok: false, code: 'STALE_PROMPT' };
  const given = answerTo(game, open, decision);
  if (!given) return { ok: false, code: 'NOT_OFFERED' };

  if (isAtRest(open)) beginMove(game, player);
  record(game, player, decision);
  watching(game, () => {
    if (game.state.looking?.player === player) commit(game, { type: 'lookEnded' });
    open.answer = given;
    const answers = game.open.map((one) => one.answer ?? (open.question.sufficient ? NO_ANSWER : null));
    if (answers.every((one) => one !== null)) runOn(game, answers);
  });
  return { ok: true };
}

const NO_ANSWER: Answer = { kind: 'none' };

/** Moves begin where nothing but the turn is under way. */
function isAtRest({ question }: OpenQuestion): boolean {
  return question.purpose === MAIN_STEP || question.purpose === 'active-house';
}

function carryOut(game: Game, player: PlayerId, decision: OutsideDecision, isAgain: boolean): Decided {
  if (decision.kind === 'manual') beginMove(game, player);
  record(game, player, decision);
  watching(game, () => decideOutside(game, player, decision, isAgain));
  return { ok: true };
}

function record(game: Game, player: PlayerId, decision: RecordedDecision): void {
  const { history, journal } = game;
  history.line?.push(journal.length);
  journal.push({ player, decision: shared(decision) });
  if (!KEEPS_UNDONE.has(decision.kind)) history.undone = null;
  game.eventsSinceDecision = 0;
  game.resolvedSinceDecision.clear();
}

const KEEPS_UNDONE: ReadonlySet<RecordedDecision['kind']> = new Set(['undo', 'redo', 'setting'] as const);

/** Carries something out, and sees what came to light by it. */
function watching(game: Game, run: () => void): void {
  const shown = shownNow(game);
  const { history } = game;
  const chance = game.state.random[3];
  const { turn } = game.state;
  history.reveals = false;
  run();
  if (game.history.wanted !== null) {
    const { player, at } = game.history.wanted;
    takeBack(game, player, at);
    return;
  }
  if (game.history !== history) return;
  hideAgain(game, shown);
  if (game.state.agreements.undo === 'off') return;
  const move = history.moves.at(-1);
  if (move !== undefined && game.eventsSinceDecision > 0) move.counts = true;
  const isSeen = shown.length > 0 || shownNow(game).length > 0;
  const isPast = game.state.turn !== turn || game.state.random[3] !== chance;
  if (history.reveals || isSeen || isPast) history.sealed = lineLength(game);
}

/** The same for a decision that names cards as the player sees them. */
export function decideAs(game: Game, player: PlayerId, decision: Decision, promptId?: string): Decided {
  const nameOf = (name: ViewId) => cardNamed(game, name, { kind: 'player', player });
  if (decision.kind === 'manual') {
    const act = rename(decision.act, nameOf);
    return act === null ? { ok: false, code: 'NOT_OFFERED' } : decide(game, player, { kind: 'manual', act });
  }
  if (decision.kind !== 'card' && decision.kind !== 'prophecy')
    return decide(game, player, decision, promptId);
  const named = nameOf(decision.card);
  if (named === undefined) return { ok: false, code: 'NOT_OFFERED' };
  return decide(game, player, { kind: decision.kind, card: named }, promptId);
}

/** The answer a decision gives, if it is among those offered. */
function answerTo(
  game: Game,
  { question }: OpenQuestion,
  decision: Exclude<RecordedDecision, OutsideDecision>,
): Answer | null {
  switch (decision.kind) {
    case 'card':
      return question.selectable.includes(decision.card)
        ? { kind: 'card', card: decision.card }
        : buttonOf(question, decision.card);
    case 'control': {
      const control = question.controls.find(({ id }) => id === decision.control);
      return control ? { kind: 'control', control } : null;
    }
    case 'name':
      return question.kind === 'name' && isName(game, question, decision.name)
        ? { kind: 'name', name: decision.name }
        : null;
    case 'tide':
      return question.tide === true ? { kind: 'tide' } : null;
    case 'prophecy':
      return question.prophecies?.includes(decision.card) ? { kind: 'prophecy', card: decision.card } : null;
  }
}

/** A click on a card that cannot be reached on the table, but has a button of its own, means that button. */
function buttonOf({ controls }: OpenQuestion['question'], id: CardId): Answer | null {
  const [own, ...others] = controls.filter(({ kind, card: of }) => kind === 'card' && of === id);
  return own !== undefined && others.length === 0 ? { kind: 'control', control: own } : null;
}

/** Is it the name of a card, or of a trait if that is asked for? */
function isName(game: Game, { purpose }: OpenQuestion['question'], name: string): boolean {
  return purpose === 'name-trait' ? traitNamed(name) !== undefined : game.library.named(name) !== undefined;
}

/** Hidden cards that somebody sees for a while. */
function shownNow(game: Game): CardId[] {
  return game.state.seats.flatMap((player) => shownToPlayer(game, { kind: 'player', player }));
}

/** What a question has shown is nobody's to follow once the question is over [1.3.7]. */
function hideAgain(game: Game, shown: readonly CardId[]): void {
  if (shown.length === 0 || game.state.step === 'over') return;
  const still = shownNow(game);
  for (const card of new Set(shown)) if (!still.includes(card)) commit(game, { type: 'cardHidden', card });
}
