import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import type { ViewId } from '@amberhall/protocol';

/** The number of visible pixels from which a card counts as visible. */
const MIN_VISIBLE_PX = 24;

/**
 * The cards of a scrolling row beyond its right edge.
 *
 * @param count the number of its cards: the row is measured again when it changes
 */
export function useHiddenCards(row: RefObject<HTMLElement | null>, count: number): readonly ViewId[] {
  const [hidden, setHidden] = useState<readonly ViewId[]>([]);
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const look = () => {
      const { right } = element.getBoundingClientRect();
      const ids = [...element.querySelectorAll<HTMLElement>('[data-size="board"]')]
        .filter((card) => card.getBoundingClientRect().left + MIN_VISIBLE_PX > right)
        .map((card) => card.dataset['cardId'] ?? '');
      setHidden((before) => (before.join() === ids.join() ? before : ids));
    };
    look();
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
