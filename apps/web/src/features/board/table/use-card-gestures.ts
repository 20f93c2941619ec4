import { useEffect, useRef } from 'react';
import type { MouseEvent, PointerEvent } from 'react';
import type { ViewId } from '@amberhall/protocol';
import { boardUi, useBoardUi } from '../board-ui.ts';
import type { Zoomed } from '../board-ui.ts';
import type { GameState } from '../game/game-store.ts';
import { useGameActions, useGameStore } from '../game/game-context.tsx';
import { cardOf, highlightOf, isClickable } from '../game/selectors.ts';

const LONG_PRESS_MS = 400;
/** The time within which a touch is followed by its click. */
const SAME_TOUCH_MS = 300;

/**
 * The pointer and focus behavior of a card: a click acts or says why not, hover and focus zoom, and a long press (or a
 * tap without effect) opens the card to read.
 */
export function useCardGestures(id: ViewId, zoomed: Zoomed | undefined) {
  const { clickCard, whyNot } = useGameActions();
  const store = useGameStore();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const press = useRef({ isTouch: false, wasLong: false });

  // A card that is removed under the pointer gets no leave event.
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      if (useBoardUi.getState().zoomed?.id === id) boardUi.zoom(null);
    },
    [id],
  );

  const cancel = () => clearTimeout(timer.current);
  const explain = async () => {
    const zone = cardOf(store.getState(), id)?.zone;
    const why = zone === 'play' || zone === 'hand' ? await whyNot(id) : null;
    if (why !== null) boardUi.showObstacle({ card: id, why });
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      press.current = { isTouch: event.pointerType !== 'mouse', wasLong: false };
      if (!press.current.isTouch || !zoomed) return;
      cancel();
      timer.current = setTimeout(() => {
        press.current.wasLong = true;
        boardUi.openCard(zoomed);
        if (!isClickable(store.getState(), id)) void explain();
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
      // The browser's context menu would cover the card that a long press opens.
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
      const isDiscardable = highlightOf(store.getState(), id) === 'discardable';
      const isSent = clickCard(id);
      if (!isSent || isDiscardable) void explain();
      if (isSent) return;
      // Users without hover read the card as well; a key press has a click count of zero.
      const cannotHover = press.current.isTouch || event.detail === 0;
      if (cannotHover && zoomed) boardUi.openCard(zoomed);
    },
  };
}

/** A browser may treat the end of a long press as a click on the opened card. */
function swallowClick(): void {
  const swallow = (event: Event) => event.stopPropagation();
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), SAME_TOUCH_MS);
}

/**
 * In manual mode, a click on a card in play opens its menu, as does a click without another effect. The right mouse
 * button always opens it.
 */
function opensManualMenu(state: GameState, id: ViewId, isWished: boolean): boolean {
  if (state.game?.table.manual !== true || state.game.seat === null) return false;
  const zone = cardOf(state, id)?.zone;
  if (zone === undefined || zone === 'deck' || zone === 'resolving') return false;
  return isWished || zone === 'play' || !isClickable(state, id);
}
