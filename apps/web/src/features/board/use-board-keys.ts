import { useEffect } from 'react';
import { boardUi } from './board-ui.ts';
import { useGameActions, useGameStore } from './game/game-context.tsx';
import { activePrompt, wayBack } from './game/selectors.ts';

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

/**
 * The keys of the board: digits press the buttons of the question in their order, U takes the last move back,
 * Escape closes what lies on top and then takes the way back, the arrows move along a row of cards and between the rows.
 */
export function useBoardKeys(): void {
  const store = useGameStore();
  const actions = useGameActions();

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target))
        return;
      if (document.querySelector('dialog[open]')) return;
      const prompt = activePrompt(store.getState());
      if (event.key === 'Escape') {
        const back = prompt && wayBack(prompt);
        if (!boardUi.closeTop() && back) actions.press(back);
      } else if (event.key === 'u') {
        const { game } = store.getState();
        if (game?.table.players[game.seat ?? '']?.undo) actions.undo();
      } else if (/^[1-9]$/.test(event.key)) {
        const control = prompt?.controls[Number(event.key) - 1];
        if (control) actions.press(control);
      } else if (moveFocus(event.key)) {
        event.preventDefault();
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [store, actions]);
}

/** @returns whether an arrow key moved the focus from one card to another */
function moveFocus(key: string): boolean {
  switch (key) {
    case 'ArrowLeft':
      return focusNext(-1);
    case 'ArrowRight':
      return focusNext(1);
    case 'ArrowUp':
      return focusRow(-1);
    case 'ArrowDown':
      return focusRow(1);
    default:
      return false;
  }
}

function focusNext(step: 1 | -1): boolean {
  const card = document.activeElement?.closest<HTMLElement>('[data-card-id]');
  const zone = card?.closest('[data-zone]');
  if (!card || !zone) return false;
  const cards = [...zone.querySelectorAll<HTMLElement>('[data-card-id]')];
  const next = cards[cards.indexOf(card) + step];
  next?.focus();
  return next !== undefined;
}

const middleOf = (element: Element): { x: number; y: number } => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** Moves the focus from a card to the nearest one of the row above or below. @returns whether it could */
function focusRow(step: 1 | -1): boolean {
  const card = document.activeElement?.closest('[data-card-id]');
  const zone = card?.closest('[data-zone]');
  if (!card || !zone) return false;
  const rows = [...document.querySelectorAll('[data-zone]')]
    .filter((row) => row.querySelector('[data-card-id]'))
    .toSorted((a, b) => middleOf(a).y - middleOf(b).y);
  const next = rows[rows.indexOf(zone) + step];
  if (!next) return false;
  const { x } = middleOf(card);
  const [nearest] = [...next.querySelectorAll<HTMLElement>('[data-card-id]')].toSorted(
    (a, b) => Math.abs(middleOf(a).x - x) - Math.abs(middleOf(b).x - x),
  );
  nearest?.focus();
  return nearest !== undefined;
}
