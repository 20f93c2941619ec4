import { useEffect, useRef, useState } from 'react';
import { CallError, GENERIC_ERROR } from './http.ts';

/** How long a success message stays, in milliseconds. */
export const STATUS_MS = 5000;

/** The result of the user's last request. Failures stay until they are dismissed. */
export type RequestOutcome = { kind: 'done'; text: string } | { kind: 'failed'; texts: readonly string[] };

export const failureOf = (error: unknown): RequestOutcome => ({
  kind: 'failed',
  texts: error instanceof CallError ? error.messages : [GENERIC_ERROR],
});

/** Runs the requests of a page and holds their results. */
export function useRequestStatus() {
  const [outcome, setOutcome] = useState<RequestOutcome | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isUnderWay = useRef(false);
  useEffect(() => {
    if (outcome?.kind !== 'done') return;
    const timer = setTimeout(() => setOutcome(null), STATUS_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  /**
   * Runs `work` and shows `text` on success, or the reason of the refusal. One request at a time.
   *
   * @param text can depend on what `work` returned
   * @returns whether it succeeded
   */
  const run = async <T>(text: string | ((result: T) => string), work: () => Promise<T>): Promise<boolean> => {
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    setBusy(true);
    try {
      const result = await work();
      setOutcome({ kind: 'done', text: typeof text === 'string' ? text : text(result) });
      return true;
    } catch (error) {
      setOutcome(failureOf(error));
      return false;
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  };
  const fail = (...texts: string[]): void => setOutcome({ kind: 'failed', texts });
  return { outcome, isBusy, run, fail, dismiss: () => setOutcome(null) };
}
