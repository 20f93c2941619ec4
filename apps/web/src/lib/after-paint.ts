/** Work that can wait until a change is on the screen, so that it does not delay it. */
import { useEffect, useRef, useState } from 'react';

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

/** Returns the value with which the component was painted last; the newest one follows after the paint. */
export function useValueAfterPaint<Value>(value: Value): Value {
  const [shown, setShown] = useState(() => value);
  const newest = useRef(value);
  const cancel = useRef<() => void>(undefined);
  useEffect(() => {
    if (Object.is(newest.current, value)) return;
    newest.current = value;
    // A value that changes before each paint must not put off the update for as long as it does so.
    cancel.current ??= afterPaint(() => {
      cancel.current = undefined;
      setShown(() => newest.current);
    });
  }, [value]);
  useEffect(
    () => () => {
      cancel.current?.();
      cancel.current = undefined;
    },
    [],
  );
  return shown;
}
