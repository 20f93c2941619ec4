/** The main step: play, discard and use cards in any order [3.4]. */
import type { MessageKey } from '../../messages.ts';
import type { Game } from '../../state/game.ts';
import { card, cardArg, player } from '../../state/game.ts';
import { statements } from '../../queries/board.ts';
import { actionsOf } from '../../queries/main-actions.ts';
import { commit } from '../../events/commit.ts';
import { happen } from '../reactions/happen.ts';
import { CANCEL, ask, confirm, control, question, say } from '../../prompts/ask.ts';
import { actionControl } from './card-action-controls.ts';
import type { Question, Step } from '../../prompts/question.ts';
import type { CardAction, CardId, PlayerId } from '../../vocabulary.ts';
import { discardCards } from './discard.ts';
import { moveCards } from './leave-play.ts';
import { playFromHand } from './play.ts';
import { activatable, activate } from './prophecy.ts';
import { canRaiseTide, payForTide } from './tide.ts';
import { spendPermission } from './spend-permission.ts';
import { useCard } from './use.ts';

interface UsableCards {
  all: CardId[];
  /** Those in hand that can only be discarded. */
  discardable: CardId[];
}

/** Returns the cards of the active player that a click would act on. */
function usableCards(game: Game, active: PlayerId): UsableCards {
  const { hand, battleline, artifacts } = player(game, active);
  const usable: UsableCards = { all: [], discardable: [] };
  for (const cards of [hand, battleline, artifacts]) {
    for (const id of cards) addIfUsable(usable, game, active, id);
  }
  for (const { bindings } of statements(game, 'returnable')) addIfUsable(usable, game, active, bindings.self);
  return usable;
}

function addIfUsable(usable: UsableCards, game: Game, active: PlayerId, id: CardId): void {
  const actions = actionsOf(game, active, id);
  if (actions.length === 0) return;
  usable.all.push(id);
  if (actions.length === 1 && actions[0] === 'discard') usable.discardable.push(id);
}

/** Asks for the next action until the player ends the step or an effect does. */
export function* mainStep(game: Game, active: PlayerId): Step {
  while (game.state.ending === null) {
    if (Object.keys(game.state.lastKnown).length > 0) commit(game, { type: 'pastForgotten' });
    const usable = usableCards(game, active);
    if (yield* nextAction(game, active, usable)) return;
  }
  if (game.state.ending === 'step') yield* happen(game, { type: 'endingSet', what: null });
}

/** Asks until an action is carried out, or the player ends the step. @returns whether the step has ended */
function* nextAction(game: Game, active: PlayerId, usable: UsableCards): Step<boolean> {
  for (;;) {
    const answer = yield* ask(mainQuestion(game, active, usable));
    if (answer.kind === 'card') {
      const isDone = yield* act(game, active, answer.card, usable);
      if (isDone) return false;
    } else if (answer.kind === 'tide') {
      yield* payForTide(game, active);
      return false;
    } else if (answer.kind === 'prophecy') {
      yield* activate(game, answer.card);
      return false;
    } else if (answer.kind === 'control') {
      if (isIdle(game, active, usable) || (yield* isSure(active))) return true;
    }
  }
}

/** Nothing could be played, used or discarded, and no prophecy activated [20.11]. */
function isIdle(game: Game, active: PlayerId, usable: UsableCards): boolean {
  return usable.all.length === 0 && activatable(game, active).length === 0;
}

export const MAIN_STEP = 'main-step';

function mainQuestion(game: Game, active: PlayerId, { all, discardable }: UsableCards): Question {
  const prophecies = activatable(game, active);
  return question({
    player: active,
    kind: 'main',
    purpose: MAIN_STEP,
    title: say('prompt.main.title'),
    text: say('prompt.main.text'),
    controls: [control('end-turn', say('button.endTurn'))],
    selectable: all,
    ...(discardable.length > 0 && { discardable }),
    ...(canRaiseTide(game, active) && { tide: true as const }),
    ...(prophecies.length > 0 && { prophecies }),
  });
}

function* isSure(active: PlayerId): Step<boolean> {
  return yield* confirm(active, 'confirm-end-turn', {
    title: say('prompt.endTurn.title'),
    text: say('prompt.endTurn.text'),
  });
}

/**
 * Opens the menu of a card; a click on another card in hand opens that one's instead [20.15, 20.16].
 *
 * @returns whether an action was chosen
 */
function* act(game: Game, active: PlayerId, clicked: CardId, usable: UsableCards): Step<boolean> {
  let id = clicked;
  for (;;) {
    const picked = yield* pickAction(game, active, id, usable);
    if (picked === null) return false;
    if (picked.kind === 'other') {
      id = picked.card;
      continue;
    }
    yield* perform(game, active, id, picked.action);
    return true;
  }
}

function menuText(inHand: boolean, actions: readonly CardAction[]): MessageKey {
  if (!inHand) return 'prompt.cardAction.play';
  return actions.some((action) => action !== 'discard')
    ? 'prompt.cardAction.hand'
    : 'prompt.cardAction.discard';
}

type Picked = { kind: 'action'; action: CardAction } | { kind: 'other'; card: CardId } | null;

function* pickAction(game: Game, active: PlayerId, id: CardId, usable: UsableCards): Step<Picked> {
  const actions = actionsOf(game, active, id);
  const [only] = actions;
  if (only === undefined) return null;
  const inHand = card(game, id).zone === 'hand';
  if (actions.length === 1 && game.automation[active]?.takeOnlyAction)
    return { kind: 'action', action: only };

  const others = inHand
    ? usable.all.filter((other) => other !== id && card(game, other).zone === 'hand')
    : [];
  const answer = yield* ask(
    question({
      player: active,
      kind: 'choice',
      purpose: 'card-action',
      title: say('prompt.card.title', { card: cardArg(game, id) }),
      text: say(menuText(inHand, actions), { card: cardArg(game, id) }),
      source: id,
      subjects: [id],
      controls: [...actions.map((action) => actionControl(game, id, action)), CANCEL],
      selectable: others,
    }),
  );
  if (answer.kind === 'card') return { kind: 'other', card: answer.card };
  if (answer.kind !== 'control' || answer.control.kind === 'cancel') return null;
  return { kind: 'action', action: answer.control.value as CardAction };
}

function* perform(game: Game, active: PlayerId, id: CardId, action: CardAction): Step {
  switch (action) {
    case 'play':
    case 'play-as-upgrade':
      yield* playFromHand(game, id, active, action);
      return;
    case 'discard':
      yield* discardCards(game, active, [id]);
      return;
    case 'fight':
    case 'reap':
    case 'action':
    case 'omni':
    case 'remove-stun':
      yield* spendPermission(game, id, action, active);
      yield* useCard(game, id, action);
      return;
    case 'return-to-hand':
      yield* moveCards(game, [{ card: id, to: 'hand' }]);
      return;
  }
}
