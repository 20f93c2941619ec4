/** The flow of a game: it runs until it needs a decision, and continues when it gets one. */
import type { Game, MetaDecision, OpenQuestion, RecordedDecision } from '../state/game.ts';
import { commit } from '../events/commit.ts';
import { usesOf } from '../state/chance.ts';
import { beginMove, lineLength, lineOf } from '../state/history.ts';
import { internDecision } from './shared-decisions.ts';
import { rename } from '../state/manual-acts.ts';
import { carryOutMeta, isMetaDecision, refusalOf } from './meta-decisions.ts';
import type { Answer } from '../prompts/question.ts';
import { runOn } from './scheduler.ts';
import { MAIN_STEP } from '../rules/steps/main-step.ts';
import { loggingConditions } from './log-conditions.ts';
import { takeBack } from './undo.ts';
import { cardNamed, viewIdOf } from '../view/names.ts';
import type { ViewId, Viewer } from '../view/types.ts';
import { canSeeFace, shownToPlayer } from '../view/visibility.ts';
import type { CardId, PlayerId } from '../vocabulary.ts';
import { traitNamed } from '../language/traits.ts';

/** Why a decision was refused. A refused decision changes nothing. */
export type Rejection = 'STALE_PROMPT' | 'NOT_OFFERED' | 'NOT_YOUR_PROMPT' | 'GAME_OVER';
export type Decided = { ok: true } | { ok: false; code: Rejection };

/** A player's answer to a prompt. Cards are named by the ids of the player's own view. */
export type Decision =
  | { kind: 'card'; card: ViewId }
  | { kind: 'control'; control: string }
  | { kind: 'name'; name: string }
  | { kind: 'tide' }
  | { kind: 'prophecy'; card: ViewId }
  | MetaDecision<ViewId>;

/**
 * Gives a player's decision to the game, which runs to its next prompt or its end.
 *
 * @param promptId the prompt that is answered; without it, the decision answers whatever is open
 */
export function decide(game: Game, player: PlayerId, decision: RecordedDecision, promptId?: string): Decided {
  if (!game.state.seats.includes(player)) return { ok: false, code: 'NOT_YOUR_PROMPT' };
  if (!isMetaDecision(decision)) return answer(game, player, decision, promptId);
  const refusal = refusalOf(game, player, decision);
  return refusal === null ? carryOut(game, player, decision, false) : { ok: false, code: refusal };
}

/** The same for a decision of the journal that leads to a position. */
export function take(game: Game, player: PlayerId, decision: RecordedDecision): Decided {
  return isMetaDecision(decision) ? carryOut(game, player, decision, true) : answer(game, player, decision);
}

function answer(
  game: Game,
  player: PlayerId,
  decision: Exclude<RecordedDecision, MetaDecision>,
  promptId?: string,
): Decided {
  if (game.state.winner !== null) return { ok: false, code: 'GAME_OVER' };
  const open = game.open.find(({ question, answer: given }) => question.player === player && given === null);
  if (!open) return { ok: false, code: 'NOT_YOUR_PROMPT' };
  if (promptId !== undefined && promptId !== open.id) return { ok: false, code: 'STALE_PROMPT' };
  const given = answerTo(game, open, decision);
  if (!given) return { ok: false, code: 'NOT_OFFERED' };

  if (isAtRest(open)) beginMove(game, player);
  record(game, player, decision, open.question.isAgreement);
  watching(game, () => {
    if (game.state.looking?.player === player) commit(game, { type: 'lookEnded' });
    open.answer = given;
    const answers = game.open.map((one) => one.answer ?? (open.question.sufficient ? NO_ANSWER : null));
    if (answers.every((one) => one !== null)) runOn(game, answers);
  });
  return { ok: true };
}

const NO_ANSWER: Answer = { kind: 'none' };

/** A move begins where only the turn is running. */
function isAtRest({ question }: OpenQuestion): boolean {
  return question.purpose === MAIN_STEP || question.purpose === 'active-house';
}

function carryOut(game: Game, player: PlayerId, decision: MetaDecision, isAgain: boolean): Decided {
  const isAgreement = endsRequest(game, decision);
  if (decision.kind === 'manual' && !isAgreement) beginMove(game, player);
  record(game, player, decision, isAgreement);
  watching(game, () => carryOutMeta(game, player, decision, isAgain));
  return { ok: true };
}

/** A request for an agreement can be cancelled like any other prompt. */
function endsRequest({ open }: Game, decision: MetaDecision): boolean {
  const isCancelled = decision.kind === 'manual' && decision.act.do === 'cancel-prompt';
  return isCancelled && open.some(({ question }) => question.isAgreement === true);
}

/** @param isAgreement the decision does not lead to the position, which can be reached without it */
function record(game: Game, player: PlayerId, decision: RecordedDecision, isAgreement = false): void {
  const { history, journal } = game;
  if (isAgreement) history.line ??= lineOf(game);
  else history.line?.push(journal.length);
  journal.push({ player, decision: internDecision(decision) });
  if (!KEEPS_UNDONE.has(decision.kind)) history.undone = null;
  game.eventsSinceDecision = 0;
  game.resolvedSinceDecision.clear();
}

const KEEPS_UNDONE: ReadonlySet<RecordedDecision['kind']> = new Set(['undo', 'redo', 'setting'] as const);

/** Carries something out and records whether it revealed anything. */
function watching(game: Game, run: () => void): void {
  const shown = shownNow(game);
  const { history } = game;
  const uses = usesOf(game.state.random);
  const { turn } = game.state;
  history.reveals = false;
  loggingConditions(game, run);
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
  const isPast = game.state.turn !== turn || usesOf(game.state.random) !== uses;
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

/** Returns the answer of a decision, if it is among those offered. */
function answerTo(
  game: Game,
  { question }: OpenQuestion,
  decision: Exclude<RecordedDecision, MetaDecision>,
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

/** A click on a card that cannot be reached on the table, but has a button, means that button. */
function buttonOf({ controls }: OpenQuestion['question'], id: CardId): Answer | null {
  const [own, ...others] = controls.filter(({ kind, card: of }) => kind === 'card' && of === id);
  return own !== undefined && others.length === 0 ? { kind: 'control', control: own } : null;
}

/** Says whether a text is the name of a card, or of a trait if the prompt asks for one. */
function isName(game: Game, { purpose }: OpenQuestion['question'], name: string): boolean {
  return purpose === 'name-trait' ? traitNamed(name) !== undefined : game.library.named(name) !== undefined;
}

/** A hidden card that a player sees temporarily, and the name under which they see it. */
interface ShownCard {
  id: CardId;
  viewer: Viewer;
  name: ViewId;
}

function shownNow(game: Game): ShownCard[] {
  const shown: ShownCard[] = [];
  for (const player of game.state.seats) {
    const viewer: Viewer = { kind: 'player', player };
    for (const id of shownToPlayer(game, viewer))
      shown.push({ id, viewer, name: viewIdOf(game, id, viewer) });
  }
  return shown;
}

/**
 * A card that a prompt has shown cannot be tracked once the prompt is over [1.3.7]. Neither can the card that has taken over
 * its name, because the shown one has left its zone.
 */
function hideAgain(game: Game, shown: readonly ShownCard[]): void {
  if (shown.length === 0 || game.state.step === 'over') return;
  const still = shownNow(game).map(({ id }) => id);
  const named = shown.flatMap(({ viewer, name }) => {
    const id = cardNamed(game, name, viewer);
    return id === undefined || canSeeFace(game, id, viewer) ? [] : [id];
  });
  const ids = new Set([...shown.map(({ id }) => id).filter((id) => !still.includes(id)), ...named]);
  // First all of them lose their names, so that none of them takes over a name that is known.
  for (const mixes of [false, true]) {
    for (const card of ids) commit(game, { type: 'cardHidden', card, mixes });
  }
}
