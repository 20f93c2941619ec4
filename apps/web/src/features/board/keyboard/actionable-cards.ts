/** The cards on the screen that mean something now, and the way from one to the next. */
import type { GameState } from '../game/game-store.ts';
import { lightOf } from '../game/selectors.ts';
import type { CardLight } from '../../../cards/index.ts';

/** In the order in which they are read. */
export function litCards(state: GameState, lights: readonly CardLight[]): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('button[data-card-id], [data-flank] > button')].filter(
    (element) => {
      const id = element.dataset['cardId'];
      // A place on a flank is there only while it can be chosen.
      if (id === undefined) return true;
      const light = lightOf(state, id);
      return light !== undefined && lights.includes(light);
    },
  );
}

/** Moves the focus to the next card in the light, or the one before; round at the ends. */
export function moveToLit(state: GameState, step: 1 | -1): void {
  const cards = litCards(state, ['target', 'playable']);
  const at = cards.indexOf(document.activeElement as HTMLElement);
  const next = at === -1 && step === -1 ? -1 : at + step;
  cards.at(next % Math.max(1, cards.length))?.focus();
}
