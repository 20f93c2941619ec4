import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** The first visible line, by its `data-line`, and the distance in pixels of its upper edge from that of the list. */
interface Place {
  line: string;
  offset: number;
}

const topOf = (element: Element): number => element.getBoundingClientRect().top;

const placeIn = (list: Element): Place | null => {
  const top = topOf(list);
  const lines = [...list.querySelectorAll<HTMLElement>('[data-line]')];
  const line = lines.find((one) => one.getBoundingClientRect().bottom > top);
  return line ? { line: line.dataset['line'] ?? '', offset: topOf(line) - top } : null;
};

/** Scrolls so that a line is where it was. */
const returnTo = (list: Element, { line, offset }: Place): void => {
  const element = list.querySelector(`[data-line="${line}"]`);
  if (element) list.scrollTop += topOf(element) - topOf(list) - offset;
};

/**
 * Keeps a scrolling list at its end while new lines are added, unless the reader has scrolled up. Then the line they
 * read stays where it is, also when older lines are added, or the list changes its size, its style or was hidden for a
 * while. The elements of the lines have their ids as `data-line`.
 *
 * @param lines oldest first; the oldest may be dropped when new ones are added, so their number is no measure
 * @param tolerance distance from the end in pixels that still counts as the end
 * @returns the properties of the list's element, the number of unseen lines, and a function that scrolls to the end
 */
export function useStickToBottom(lines: readonly { id: number }[], tolerance: number) {
  const ref = useRef<HTMLDivElement>(null);
  const isAtBottom = useRef(true);
  const place = useRef<Place>(null);
  const first = lines[0]?.id;
  const last = lines.at(-1)?.id;
  const [seen, setSeen] = useState(last);

  const toBottom = (): void => {
    const list = ref.current;
    if (list) list.scrollTop = list.scrollHeight;
  };

  const onScroll = (): void => {
    const list = ref.current;
    // A hidden list is at its start, wherever the reader was.
    if (!list || list.clientHeight === 0) return;
    isAtBottom.current = list.scrollHeight - list.scrollTop - list.clientHeight <= tolerance;
    place.current = isAtBottom.current ? null : placeIn(list);
    if (isAtBottom.current) setSeen(last);
  };

  useLayoutEffect(() => {
    if (isAtBottom.current) {
      toBottom();
      setSeen(last);
    } else if (ref.current && place.current) {
      returnTo(ref.current, place.current);
    }
  }, [first, last]);

  useEffect(() => {
    const list = ref.current;
    if (!list) return;
    const keepPlace = () => {
      if (list.clientHeight === 0) return;
      if (isAtBottom.current) toBottom();
      else if (place.current) returnTo(list, place.current);
    };
    const observer = new ResizeObserver(keepPlace);
    for (const element of [list, ...list.children]) observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return { ref, onScroll, toBottom, unseen: lines.length - 1 - lines.findLastIndex(({ id }) => id === seen) };
}
