import { useEffect, useState, type RefObject } from 'react';

/** How many of a scrolling row's cards are beyond its right edge. */
export function useHiddenCards(row: RefObject<HTMLElement | null>, count: number): number {
  const [hidden, setHidden] = useState(0);
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const look = () => {
      const { right } = element.getBoundingClientRect();
      const cards = [...element.querySelectorAll('[data-size="board"]')];
      setHidden(cards.filter((card) => card.getBoundingClientRect().left + 24 > right).length);
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [row, count]);
  return hidden;
}
