import { useEffect, useRef } from 'react';

/** For a panel that the user opened: focuses its first card, or otherwise its first button. */
export function useFocusInside() {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = panel;
    const first = current?.querySelector<HTMLElement>('[data-card-id]') ?? current?.querySelector('button');
    first?.focus({ preventScroll: true });
  }, []);
  return panel;
}
