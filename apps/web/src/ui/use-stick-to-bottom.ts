import { useLayoutEffect, useRef, useState } from 'react';

/**
 * Keeps a scrolling list at its end while new lines are added, unless the reader has scrolled up.
 *
 * @param lines oldest first; the oldest may be dropped when new ones are added, so their number is no measure
 * @param tolerance distance from the end in pixels that still counts as the end
 * @returns the properties of the list's element, the number of unseen lines, and a function that scrolls to the end
 */
export function useStickToBottom(lines: readonly { id: number }[], tolerance: number) {
  const ref = useRef<HTMLDivElement>(null);
  const isAtBottom = useRef(true);
  const last = lines.at(-1)?.id;
  const [seen, setSeen] = useState(last);

  const toBottom = (): void => {
    const list = ref.current;
    if (list) list.scrollTop = list.scrollHeight;
  };

  const onScroll = (): void => {
    const list = ref.current;
    if (!list) return;
    isAtBottom.current = list.scrollHeight - list.scrollTop - list.clientHeight <= tolerance;
    if (isAtBottom.current) setSeen(last);
  };

  useLayoutEffect(() => {
    if (!isAtBottom.current) return;
    toBottom();
    setSeen(last);
  }, [last]);

  return { ref, onScroll, toBottom, unseen: lines.length - 1 - lines.findLastIndex(({ id }) => id === seen) };
}
