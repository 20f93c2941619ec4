import { useEffect, useEffectEvent, useState } from 'react';

/** The time in milliseconds without a key press after which a text counts as typed. */
const SETTLE_MS = 500;

/** A text being edited; `onTyped` receives it after a pause. A change of `text` replaces it. */
export function useEditedValue(text: string, onTyped: (text: string) => void) {
  const [typed, setTyped] = useState(text);
  const [settled, setSettled] = useState(text);
  const [told, setTold] = useState<string>();
  if (settled !== text) {
    setSettled(text);
    setTold(undefined);
    // The told text comes back, perhaps without spaces around it, while the user goes on typing.
    if (text.trim() !== told?.trim()) setTyped(text);
  }
  const tell = useEffectEvent(onTyped);
  useEffect(() => {
    if (typed.trim() === text.trim()) return;
    const timer = setTimeout(() => {
      setTold(typed);
      tell(typed);
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [typed, text]);
  return [typed, setTyped] as const;
}
