/** Sends decisions one after the other, and queues a click that is made while one is in flight. */
import type { ControlView, GameCommand, GameCommandArgs, PromptView, ViewId } from '@amberhall/protocol';
import type { GameConnection } from './game-connection.ts';
import type { GameState, GameStore } from './game-store.ts';
import { activePrompt, cardOf, OWN_ACTION_PURPOSES, isClickable, cancelControlOf } from './selectors.ts';

/** The time in milliseconds for which a queued click waits for its prompt. */
const PENDING_CLICK_MS = 2000;

export interface Decider {
  /** @returns whether it was sent and accepted */
  decide<C extends GameCommand>(command: C, ...args: GameCommandArgs<C>): Promise<boolean>;
  /** Clicks a card if it can be clicked now. @returns whether it was sent */
  clickCard(id: ViewId): boolean;
  /** Presses a button of the visible prompt. */
  press(control: ControlView): void;
}

/**
 * A decision is in flight until its acknowledgement or the next prompt arrives. The acknowledgement waits until the
 * decision is durable; the next prompt does not.
 */
export function createDecider(store: GameStore, connection: GameConnection): Decider {
  let latest = 0;
  let lastCard: ViewId | undefined;
  /** Drops the click that was made before the last decision was answered, if there is one. */
  let discardPendingClick: (() => void) | undefined;

  const decide: Decider['decide'] = async (command, ...args) => {
    if (store.getState().busy) return false;
    const number = ++latest;
    const asked = activePrompt(store.getState());
    lastCard = command === 'cardClicked' ? String(args[0]) : undefined;
    store.setState({ busy: true, refusal: null });
    const release = () => {
      stop();
      if (number === latest && store.getState().busy) store.setState({ busy: false });
    };
    const stop = store.subscribe((state) => {
      if (activePrompt(state) !== asked) release();
    });
    const answer = await connection.send(command, ...args);
    release();
    if (!answer.ok) {
      forgetPendingClick();
      store.setState({ refusal: answer.code });
    }
    return answer.ok;
  };

  const forgetPendingClick = () => {
    discardPendingClick?.();
    discardPendingClick = undefined;
  };
  /** Queues a click for the prompt that follows `pendingRequests`, if it can belong to it. */
  const keepClick = (asked: PromptView, click: (next: PromptView) => void) => {
    forgetPendingClick();
    const timer = setTimeout(forgetPendingClick, PENDING_CLICK_MS);
    const unsubscribe = store.subscribe((state) => {
      const next = activePrompt(state);
      if (next === asked || state.busy) return;
      forgetPendingClick();
      if (next && canFollow(asked, next)) click(next);
    });
    discardPendingClick = () => {
      clearTimeout(timer);
      unsubscribe();
    };
  };

  const clickCard = (id: ViewId): boolean => {
    const state = store.getState();
    const asked = activePrompt(state);
    if (!asked) return false;
    const closing = controlClosingMenu(state, asked, id);
    if (!closing && !isClickable(state, id)) return false;
    if (state.busy) {
      // The same card twice is a double click, except for portions, which are given one by one.
      if (id !== lastCard || asked.kind === 'allot') keepClick(asked, () => clickCard(id));
      return true;
    }
    if (!closing) {
      void decide(asked.prophecies?.includes(id) ? 'clickProphecy' : 'cardClicked', id);
      return true;
    }
    // The menu of one card is open and another card is clicked: the click means that card.
    keepClick(asked, () => clickCard(id));
    void decide('menuButton', closing.id, asked.id);
    return true;
  };

  const press = (control: ControlView): void => {
    const state = store.getState();
    const asked = activePrompt(state);
    if (!asked) return;
    if (!state.busy) return void decide('menuButton', control.id, asked.id);
    // After a button, the click is a double click. A queued card keeps its place.
    if (lastCard === undefined || discardPendingClick) return;
    keepClick(asked, ({ id, controls }) => {
      if (controls.some((each) => each.id === control.id && each.kind === control.kind))
        void decide('menuButton', control.id, id);
    });
  };

  return { decide, clickCard, press };
}

/** Says whether a click made during one prompt can belong to the next one. */
function canFollow(asked: PromptView, next: PromptView): boolean {
  if (asksForOwnAction(asked) && asksForOwnAction(next)) return true;
  return (
    asked.kind === next.kind &&
    asked.purpose === next.purpose &&
    asked.source?.id === next.source?.id &&
    asked.title.key === next.title.key
  );
}

const asksForOwnAction = ({ purpose }: PromptView): boolean => OWN_ACTION_PURPOSES.has(purpose ?? '');

/** The button that closes the open action menu, if a click on `id` closes it. */
function controlClosingMenu(state: GameState, prompt: PromptView, id: ViewId): ControlView | undefined {
  if (prompt.purpose !== 'card-action' || prompt.source?.id === id || isClickable(state, id))
    return undefined;
  const card = cardOf(state, id);
  const isOwn = card !== undefined && (card.controller ?? card.owner) === state.game?.seat;
  return isOwn && (card.zone === 'hand' || card.zone === 'play') ? cancelControlOf(prompt) : undefined;
}
