import { useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds without a key until a text counts as typed. */
const SETTLE_MS = 500;

/** A text as it is being typed; `onTyped` hears of it after a pause. A change from elsewhere replaces it. */
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
