/** The visible cards that can be clicked now, and focus movement between them. */
import type { GameState } from '../game/game-store.ts';
import { highlightOf } from '../game/selectors.ts';
import type { CardHighlight } from '../../../cards/index.ts';

/** In reading order. */
export function actionableCards(state: GameState, highlights: readonly CardHighlight[]): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('button[data-card-id], [data-flank] > button')].filter(
    (element) => {
      const id = element.dataset['cardId'];
      // A flank position exists only while it can be chosen.
      if (id === undefined) return true;
      const highlight = highlightOf(state, id);
      return highlight !== undefined && highlights.includes(highlight);
    },
  );
}

/** Focuses the next or previous actionable card, wrapping around. */
export function focusNextActionable(state: GameState, step: 1 | -1): void {
  const cards = actionableCards(state, ['target', 'playable', 'discardable']);
  const at = cards.indexOf(document.activeElement as HTMLElement);
  const next = at === -1 && step === -1 ? -1 : at + step;
  const start = next % Math.max(1, cards.length);
  // A card that is not drawn, such as an artifact on a low screen, takes no focus.
  [...cards.slice(start), ...cards.slice(0, start)].find((card) => {
    card.focus();
    return document.activeElement === card;
  });
}
