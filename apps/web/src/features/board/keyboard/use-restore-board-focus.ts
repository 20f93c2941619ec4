import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { PromptView } from '@amberhall/protocol';
import { afterPaint } from '../../../lib/after-paint.ts';
import { useBoardUi } from '../board-ui.ts';
import { useGame, useGameStore, useIsReplay } from '../game/game-context.tsx';
import type { GameState } from '../game/game-store.ts';
import { activePrompt, isClickable } from '../game/selectors.ts';
import { createFocusHistory } from './focus-history.ts';
import type { FocusHistory } from './focus-history.ts';
import { actionableCards } from './actionable-cards.ts';

/** The controls in the panel that answer the prompt. */
export const ANSWERS = '[data-answers] button:not(:disabled)';
/** The focus is there for another reason than answering. */
const UNRELATED = '[data-layer], [role="menu"], [role="log"], input, textarea';
const FIRST_ANSWER = `[data-decision] input, ${ANSWERS}`;

/**
 * Keeps the focus on the board. If the focused card leaves or a panel closes, the focus moves to its neighbor. For
 * keyboard users, it follows the prompts: to the cards that can be chosen, or to the buttons, and back to the cards
 * in the main step. It does not move while the user writes or reads an overlay.
 *
 * @param place an element inside the board
 */
export function useRestoreBoardFocus(place: RefObject<HTMLElement | null>): void {
  const store = useGameStore();
  // A replay has no prompts to answer. Its keys move from step to step.
  const isReplay = useIsReplay();
  const rev = useGame((state) => state.rev);
  const ui = useBoardUi();
  const promptId = useGame((state) => activePrompt(state)?.id);
  const focus = useRef<FocusState>(null);
  focus.current ??= { history: createFocusHistory(), usesKeyboard: false, isLeaving: false, promptId };

  useTrackFocus(place, focus);
  useEffect(
    () =>
      store.subscribe(() => {
        if (focus.current?.usesKeyboard === false) leaveAnswer();
      }),
    [store],
  );
  useEffect(() => {
    const state = store.getState();
    const { current } = focus;
    if (!current || document.querySelector('dialog[open]')) return undefined;
    const asked = activePrompt(state);
    const isNew = asked !== null && asked.id !== current.promptId;
    current.promptId = asked?.id;
    const place =
      isNew && current.usesKeyboard && !isReplay ? focusTargetFor(asked, state, current.history) : undefined;
    const restore = () => {
      const next = place ?? (isFocusLost() ? current.history.lastFocusable() : undefined);
      next?.focus({ preventScroll: !current.usesKeyboard });
    };
    // Finding the place and moving the focus there makes the browser lay out the page. Only keys need it at once.
    if (!current.usesKeyboard) return afterPaint(restore);
    // While the focus is on its way from one element to the next, it is not lost.
    if (current.isLeaving) setTimeout(restore);
    else restore();
    return undefined;
  }, [store, isReplay, rev, ui, promptId]);
}

interface FocusState {
  history: FocusHistory;
  /** The user's last action was a key press. */
  usesKeyboard: boolean;
  /** An element has just lost the focus, and the next one does not have it yet. */
  isLeaving: boolean;
  promptId: string | undefined;
}

/** Records where the focus goes, and whether a key or a pointer moved it. */
function useTrackFocus(place: RefObject<HTMLElement | null>, focus: RefObject<FocusState | null>): void {
  useEffect(() => {
    const { current } = focus;
    const board = place.current?.parentElement;
    if (!current || !board) return;
    const onFocus = ({ target }: FocusEvent) => {
      current.isLeaving = false;
      if (target instanceof HTMLElement && board.contains(target)) current.history.record(target);
    };
    const onLeave = ({ relatedTarget }: FocusEvent) => {
      // An element that was removed leaves the focus to nobody.
      if (relatedTarget === null) return;
      current.isLeaving = true;
      setTimeout(() => (current.isLeaving = false));
    };
    const setByKeys = (usesKeyboard: boolean) => {
      current.usesKeyboard = usesKeyboard;
      board.dataset['keyboard'] = String(usesKeyboard);
    };
    const onKey = () => setByKeys(true);
    const onPointer = () => setByKeys(false);
    document.addEventListener('focusin', onFocus);
    document.addEventListener('focusout', onLeave, { capture: true });
    window.addEventListener('keydown', onKey, { capture: true });
    window.addEventListener('pointerdown', onPointer, { capture: true });
    return () => {
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('focusout', onLeave, { capture: true });
      window.removeEventListener('keydown', onKey, { capture: true });
      window.removeEventListener('pointerdown', onPointer, { capture: true });
    };
  }, [place, focus]);
}

/**
 * Takes the focus from the button with which a pointer has just answered. The browser lays the page out when an element is
 * removed with the focus, in the middle of the change of the board.
 */
function leaveAnswer(): void {
  const at = document.activeElement;
  if (at instanceof HTMLButtonElement && at.closest('[data-answers]')) at.blur();
}

/** The focus is nowhere on the page. While the browser's own controls have it, it is not lost. */
function isFocusLost(): boolean {
  const at = document.activeElement;
  if (!document.hasFocus()) return false;
  return !at || at === document.body || at.matches(':disabled') || !at.checkVisibility();
}

/** Where a new prompt wants the focus; `undefined` leaves it where it is. */
function focusTargetFor(
  prompt: PromptView,
  state: GameState,
  history: FocusHistory,
): HTMLElement | undefined {
  const at = document.activeElement;
  if (prompt.kind === 'idle' || at?.closest(UNRELATED)) return undefined;
  if (prompt.purpose === 'main-step') {
    const isOnCard = at?.closest('[data-zone]') !== null && !isFocusLost();
    if (isOnCard) return undefined;
    return (
      history.lastFocusable((element) => element.closest('[data-zone]') !== null) ?? firstActionable(state)
    );
  }
  const id = at?.getAttribute('data-card-id');
  if (id && prompt.purpose !== 'card-action' && isClickable(state, id)) return undefined;
  const target = prompt.purpose === 'card-action' ? undefined : firstActionable(state);
  return target ?? document.querySelector<HTMLElement>(FIRST_ANSWER) ?? undefined;
}

const firstActionable = (state: GameState): HTMLElement | undefined =>
  actionableCards(state, ['target', 'playable'])[0];
