import { useEffect, useLayoutEffect, useRef } from 'react';

/** Closer to its end than this the list follows new lines. Pixels. */
const STICKY = 20;

const restOf = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) =>
  scrollHeight - scrollTop - clientHeight;

/** For a list that stays at its end until somebody scrolls up, and again once they are back. */
export function useStickyEnd(content: unknown) {
  const list = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    let lastTop = element.scrollTop;
    const look = () => {
      // Only scrolling up leaves the end: a line that comes in the same moment must not.
      if (restOf(element) < STICKY) isAtEnd.current = true;
      else if (element.scrollTop < lastTop) isAtEnd.current = false;
      lastTop = element.scrollTop;
    };
    const follow = () => {
      if (isAtEnd.current) element.scrollTop = element.scrollHeight;
    };
    // The question beneath it grows and shrinks, and the list with it.
    const observer = new ResizeObserver(follow);
    observer.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, []);

  useLayoutEffect(() => {
    if (isAtEnd.current && list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [content]);
  return list;
}
