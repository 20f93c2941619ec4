/** Decisions that no prompt asks for: corrections, undo, settings, time, the end. */
import type { Rejection } from './decide.ts';
import type { Game, MetaDecision, RecordedDecision } from '../state/game.ts';
import { opponentOf } from '../state/game.ts';
import { commit } from '../events/commit.ts';
import { canForcePass, forcePass } from './force-pass.ts';
import { callTime } from '../rules/steps/time-limit.ts';
import { sealHistory } from '../state/history.ts';
import { heading, log } from '../log/log.ts';
import type { ManualAct } from '../state/manual-acts.ts';
import { canCorrect, correct } from '../manual/correct.ts';
import { switchManualMode } from '../manual/mode.ts';
import { NOTHING_TO_DO, say } from '../prompts/ask.ts';
import { interrupt, resumeSuspended, suspendForEnd } from './scheduler.ts';
import { redo, requestUndo, takeBack } from './undo.ts';
import type { PlayerId } from '../vocabulary.ts';
import { canRedo, undoFor } from '../queries/undo-offer.ts';
import { cancelPrompt } from './cancel-prompt.ts';

const ANSWERS: Readonly<Record<Exclude<RecordedDecision['kind'], MetaDecision['kind']>, true>> = {
  card: true,
  control: true,
  name: true,
  tide: true,
  prophecy: true,
};

export function isMetaDecision(decision: RecordedDecision): decision is MetaDecision {
  return !Object.hasOwn(ANSWERS, decision.kind);
}

/** Returns why a decision is refused, if it is. */
export function refusalOf(game: Game, who: PlayerId, decision: MetaDecision): Rejection | null {
  if (decision.kind === 'continue') return canVoteToContinue(game, who) ? null : 'NOT_OFFERED';
  if (game.state.step === 'over') return 'GAME_OVER';
  return isOffered(game, who, decision) ? null : 'NOT_OFFERED';
}

function canVoteToContinue({ state, continueVotes }: Game, who: PlayerId): boolean {
  return state.winner !== null && !continueVotes.includes(who);
}

function isOffered(
  game: Game,
  who: PlayerId,
  decision: Exclude<MetaDecision, { kind: 'continue' }>,
): boolean {
  switch (decision.kind) {
    case 'concede':
    case 'setting':
      return true;
    case 'manual-mode':
      return game.state.agreements.manual || !isRequestOpen(game);
    case 'manual':
      return game.state.agreements.manual && canCorrect(game, who, decision.act);
    case 'undo':
      return undoFor(game, who) !== null && !isRequestOpen(game);
    case 'redo':
      return canRedo(game, who) && !isRequestOpen(game);
    case 'time-up':
      return game.state.timeCalled === null;
    case 'force-pass':
      return canForcePass(game, who);
  }
}

/** A player has been asked for consent and has not answered. Further requests have to wait. */
function isRequestOpen({ open }: Game): boolean {
  return open.some(({ question }) => question.purpose === 'consent');
}

/**
 * @param isAgain the decision was taken before and is being replayed. Then nothing is agreed upon: agreements stay as they
 *   are now, and the answers to requests are not replayed. What was interrupted is resumed all the same.
 */
export function carryOutMeta(game: Game, who: PlayerId, decision: MetaDecision, isAgain: boolean): void {
  switch (decision.kind) {
    case 'concede':
      return concede(game, who);
    case 'setting': {
      const settings = game.automation[who];
      if (settings) game.automation[who] = { ...settings, [decision.setting]: decision.on };
      return;
    }
    case 'manual-mode':
      return interrupt(game, isAgain ? NOTHING_TO_DO : switchManualMode(game, who));
    case 'manual':
      return correctOrCancel(game, who, decision.act);
    case 'undo':
      return undo(game, who, isAgain);
    case 'redo':
      return redo(game, who);
    case 'time-up':
      callTime(game);
      return sealHistory(game);
    case 'force-pass':
      forcePass(game, who);
      return sealHistory(game);
    case 'continue':
      return playOn(game, who);
  }
}

function correctOrCancel(game: Game, who: PlayerId, act: ManualAct): void {
  if (act.do === 'cancel-prompt') cancelPrompt(game, who);
  else interrupt(game, correct(game, who, act));
}

/** An undo that is replayed was refused: a granted one would have removed its request. */
function undo(game: Game, who: PlayerId, isAgain: boolean): void {
  if (isAgain) return interrupt(game, NOTHING_TO_DO);
  const found = undoFor(game, who);
  if (found === null) return;
  if (found.free) takeBack(game, who, found.at);
  else interrupt(game, requestUndo(game, who, found.at));
}

function concede(game: Game, who: PlayerId): void {
  const winner = opponentOf(game, who);
  log(game, who, 'log.concede');
  commit(game, { type: 'gameWon', player: winner, reason: 'concede' });
  heading(game, 'win', winner, say('log.won', { player: { player: winner } }));
  suspendForEnd(game);
}

/** Once both players agree, play continues where the win interrupted it. */
function playOn(game: Game, who: PlayerId): void {
  game.continueVotes = [...game.continueVotes, who];
  log(game, who, 'log.playOn');
  if (game.continueVotes.length < game.state.seats.length) return;
  game.continueVotes = [];
  commit(game, { type: 'playContinued' });
  sealHistory(game);
  resumeSuspended(game);
}
