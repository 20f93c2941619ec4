import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import type { ViewId } from '@amberhall/protocol';

/** How many pixels of a card may be cut off while it still counts as visible. */
const MAX_CUT_PX = 4;

/** The cards of a row that are cut off at each end. */
export interface HiddenCards {
  readonly before: readonly ViewId[];
  readonly after: readonly ViewId[];
}

/** The sides of an element's rectangle, in pixels. */
export type Extent = Pick<DOMRect, 'left' | 'right'>;

/** Sorts out the cards that reach over an end of the row. */
export function hiddenCards(row: Extent, cards: readonly (Extent & { id: ViewId })[]): HiddenCards {
  const idsOf = (isHidden: (card: Extent) => boolean) => cards.filter(isHidden).map(({ id }) => id);
  return {
    before: idsOf(({ left }) => left + MAX_CUT_PX < row.left),
    after: idsOf(({ right }) => right - MAX_CUT_PX > row.right),
  };
}

/**
 * The cards of a scrolling row that are cut off at its ends.
 *
 * @param count the number of its cards: the row is measured again when it changes
 */
export function useHiddenCards(row: RefObject<HTMLElement | null>, count: number): HiddenCards {
  const [hidden, setHidden] = useState<HiddenCards>({ before: [], after: [] });
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const look = () => {
      const cards = [...element.querySelectorAll<HTMLElement>('ul > li [data-size]')].map((card) => {
        // The place of the card: an exhausted card is turned and stands out of it.
        const { left, right } = (card.closest('li') ?? card).getBoundingClientRect();
        return { id: card.dataset['cardId'] ?? '', left, right };
      });
      const found = hiddenCards(element.getBoundingClientRect(), cards);
      setHidden((before) => (JSON.stringify(before) === JSON.stringify(found) ? before : found));
    };
    // It looks for the first time once the row is laid out. Looking here would lay it out during the change of the board.
    const observer = new ResizeObserver(look);
    observer.observe(element);
    // Scroll events do not bubble, but they can be captured.
    element.addEventListener('scroll', look, { passive: true, capture: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look, { capture: true });
    };
  }, [row, count]);
  return hidden;
}
