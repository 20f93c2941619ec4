import { useLayoutEffect, useRef, useState } from 'react';

/**
 * Keeps a scrolling list at its end while new lines come, unless the reader has scrolled up.
 *
 * @param length how many lines there are
 * @param tolerance pixels from the end that still count as being there
 * @returns what the list's element needs, how many lines came out of sight, and the way back to the end
 */
export function useStickToBottom(length: number, tolerance: number) {
  const ref = useRef<HTMLDivElement>(null);
  const isAtBottom = useRef(true);
  const [seen, setSeen] = useState(length);

  const toBottom = (): void => {
    const list = ref.current;
    if (list) list.scrollTop = list.scrollHeight;
  };

  const onScroll = (): void => {
    const list = ref.current;
    if (!list) return;
    isAtBottom.current = list.scrollHeight - list.scrollTop - list.clientHeight <= tolerance;
    if (isAtBottom.current) setSeen(length);
  };

  useLayoutEffect(() => {
    if (!isAtBottom.current) return;
    toBottom();
    setSeen(length);
  }, [length]);

  return { ref, onScroll, toBottom, unseen: Math.max(0, length - seen) };
}
