import { useEffect, useRef } from 'react';
import type { MouseEvent, PointerEvent } from 'react';
import type { ViewId } from '@amberhall/protocol';
import { boardUi, useBoardUi } from '../board-ui.ts';
import type { Zoomed } from '../board-ui.ts';
import type { GameState } from '../game/game-store.ts';
import { useGameActions, useGameStore } from '../game/game-context.tsx';
import { cardOf, isClickable } from '../game/selectors.ts';

const LONG_PRESS_MS = 400;
/** The click that a touch makes follows it this soon. */
const SAME_TOUCH_MS = 300;

/**
 * What a card does with pointer and focus: a click acts, hovering and focus zoom, a long press (or a tap that
 * means nothing) opens the card to read.
 */
export function useCardGestures(id: ViewId, zoomed: Zoomed | undefined) {
  const { clickCard } = useGameActions();
  const store = useGameStore();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const press = useRef({ isTouch: false, wasLong: false });

  // A card that leaves the table from under the pointer is never told that the pointer left.
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      if (useBoardUi.getState().zoomed?.id === id) boardUi.zoom(null);
    },
    [id],
  );

  const cancel = () => clearTimeout(timer.current);
  return {
    onPointerDown: (event: PointerEvent) => {
      press.current = { isTouch: event.pointerType !== 'mouse', wasLong: false };
      if (!press.current.isTouch || !zoomed) return;
      cancel();
      timer.current = setTimeout(() => {
        press.current.wasLong = true;
        boardUi.openCard(zoomed);
      }, LONG_PRESS_MS);
    },
    onPointerUp: () => {
      cancel();
      if (press.current.wasLong) swallowClick();
      press.current.wasLong = false;
    },
    onPointerCancel: cancel,
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && zoomed) boardUi.zoom(zoomed);
    },
    onPointerLeave: (event: PointerEvent) => {
      cancel();
      if (event.pointerType === 'mouse') boardUi.zoom(null);
    },
    onContextMenu: (event: MouseEvent) => {
      // The menu of the browser would take the place of the card that a long press opens.
      if (press.current.isTouch) event.preventDefault();
      else if (opensManualMenu(store.getState(), id, true)) {
        event.preventDefault();
        boardUi.openManual(id);
      }
    },
    onFocus: (event: { target: Element }) => {
      if (zoomed && event.target.matches(':focus-visible')) boardUi.zoom(zoomed);
    },
    onBlur: () => boardUi.zoom(null),
    onClick: (event: MouseEvent) => {
      if (opensManualMenu(store.getState(), id, false)) {
        boardUi.openManual(id);
        return;
      }
      // Who has no pointer to hover with reads the card instead; a key press counts no clicks.
      const cannotHover = press.current.isTouch || event.detail === 0;
      if (!clickCard(id) && cannotHover && zoomed) boardUi.openCard(zoomed);
    },
  };
}

/** A browser may take the end of a long press for a click, on whatever the press has opened. */
function swallowClick(): void {
  const swallow = (event: Event) => event.stopPropagation();
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), SAME_TOUCH_MS);
}

/**
 * In manual mode a click on a card in play opens its menu, as does one that means nothing else; the other button of
 * the mouse opens it in any case.
 */
function opensManualMenu(state: GameState, id: ViewId, isWished: boolean): boolean {
  if (state.game?.table.manual !== true || state.game.seat === null) return false;
  const zone = cardOf(state, id)?.zone;
  if (zone === undefined || zone === 'deck' || zone === 'resolving') return false;
  return isWished || zone === 'play' || !isClickable(state, id);
}
