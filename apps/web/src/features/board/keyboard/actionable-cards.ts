/** The cards on the screen that mean something now, and the way from one to the next. */
import type { GameState } from '../game/game-store.ts';
import { highlightOf } from '../game/selectors.ts';
import type { CardHighlight } from '../../../cards/index.ts';

/** In the order in which they are read. */
export function actionableCards(state: GameState, highlights: readonly CardHighlight[]): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('button[data-card-id], [data-flank] > button')].filter(
    (element) => {
      const id = element.dataset['cardId'];
      // A place on a flank is there only while it can be chosen.
      if (id === undefined) return true;
      const highlight = highlightOf(state, id);
      return highlight !== undefined && highlights.includes(highlight);
    },
  );
}

/** Moves the focus to the next card in the highlight, or the one before; round at the ends. */
export function focusNextActionable(state: GameState, step: 1 | -1): void {
  const cards = actionableCards(state, ['target', 'playable']);
  const at = cards.indexOf(document.activeElement as HTMLElement);
  const next = at === -1 && step === -1 ? -1 : at + step;
  cards.at(next % Math.max(1, cards.length))?.focus();
}
