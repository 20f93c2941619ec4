/** Work that can wait until a change is on the screen, so that it does not delay it. */
import { useEffect, useState } from 'react';

/**
 * Calls `then` once the browser has painted what the document contains now.
 *
 * @returns a function that cancels the call
 */
export function afterPaint(then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // The callbacks of a frame run before its layout and paint, a task after them.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(then);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Returns the value with which the component was painted last; a new one follows after the paint. */
export function useValueAfterPaint<Value>(value: Value): Value {
  const [shown, setShown] = useState(() => value);
  useEffect(() => {
    if (Object.is(shown, value)) return undefined;
    return afterPaint(() => setShown(() => value));
  }, [shown, value]);
  return shown;
}
