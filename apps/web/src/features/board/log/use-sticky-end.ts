import { useEffect, useLayoutEffect, useRef } from 'react';

/** The distance in pixels from the end within which the list follows new lines. */
const STICKY = 20;

const restOf = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) =>
  scrollHeight - scrollTop - clientHeight;

/** Keeps a list at its end until the reader scrolls up, and again once they are back at the end. */
export function useStickyEnd(content: unknown) {
  const list = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    let lastTop = element.scrollTop;
    const look = () => {
      // Only scrolling up leaves the end. A line that is added at the same moment does not.
      if (restOf(element) < STICKY) isAtEnd.current = true;
      else if (element.scrollTop < lastTop) isAtEnd.current = false;
      lastTop = element.scrollTop;
    };
    const follow = () => {
      if (isAtEnd.current) element.scrollTop = element.scrollHeight;
    };
    // The prompt below changes its height, and the list with it.
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
