import { useEffect, useEffectEvent, useState } from 'react';

/** The time in milliseconds without a key press after which a text counts as typed. */
const SETTLE_MS = 500;

/** A text being edited; `onTyped` receives it after a pause. A change of `text` replaces it. */
export function useEditedValue(text: string, onTyped: (text: string) => void) {
  const [typed, setTyped] = useState(text);
  const [settled, setSettled] = useState(text);
  if (settled !== text) {
    setSettled(text);
    setTyped(text);
  }
  const tell = useEffectEvent(onTyped);
  useEffect(() => {
    if (typed === text) return;
    const timer = setTimeout(() => tell(typed), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [typed, text]);
  return [typed, setTyped] as const;
}
