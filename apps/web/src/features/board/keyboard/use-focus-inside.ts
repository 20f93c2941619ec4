import { useEffect, useRef } from 'react';

/** For a panel that somebody opened: the focus goes to the first card in it, or else to its first button. */
export function useFocusInside() {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = panel;
    const first = current?.querySelector<HTMLElement>('[data-card-id]') ?? current?.querySelector('button');
    first?.focus({ preventScroll: true });
  }, []);
  return panel;
}
