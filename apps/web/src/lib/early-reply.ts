/** An answer of the server that is requested for a visitor while most of the client is still loading. */
import { mayBeMember } from './possible-member.ts';

interface EarlyReply {
  path: string;
  /** Rejects without a connection. */
  response: Promise<Response>;
  requestedAt: number;
}

/** A page that takes its answer later asks again. */
const MAX_AGE_MS = 15_000;

let early: EarlyReply | undefined;

/** Requests `path` at once, unless somebody may be logged in. */
export function requestEarly(path: string): void {
  if (mayBeMember()) return;
  const response = fetch(path);
  // The call that takes the answer reports the error.
  response.catch(() => {});
  early = { path, response, requestedAt: performance.now() };
}

/** @returns the answer that was requested early for `path`; it can be taken once */
export function takeEarlyReply(path: string): Promise<Response> | undefined {
  if (early?.path !== path) return undefined;
  const { response, requestedAt } = early;
  early = undefined;
  return performance.now() - requestedAt <= MAX_AGE_MS ? response : undefined;
}
