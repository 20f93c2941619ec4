/** The intended errors of a call. Everything else that is thrown is an internal error. */

import type { Measure } from '@amberhall/protocol';

/** The message for internal errors, whose details stay private. */
export const FAULT_TEXT = 'An error occured communicating with the server.  Please try again later.';

/** Ends a call with `status` and a message for the user. */
export class Problem extends Error {
  override name = 'Problem';
  readonly status: number;
  /** Several messages where the user has to correct several things. */
  readonly texts: string | string[];
  /** The seconds after which the call can succeed. */
  readonly retryAfter: number | undefined;

  constructor(status: number, texts: string | string[], options: { retryAfter?: number } = {}) {
    super(typeof texts === 'string' ? texts : texts.join(' '));
    this.status = status;
    this.texts = texts;
    this.retryAfter = options.retryAfter;
  }
}

/** A login of a banned account. */
export class Banned extends Problem {
  override name = 'Banned';
  readonly ban: Measure;

  constructor(ban: Measure) {
    super(401, 'This account is banned.');
    this.ban = ban;
  }
}

/** A valid request that cannot be granted. */
export function refused(text: string | string[], options: { retryAfter?: number } = {}): Problem {
  return new Problem(200, text, options);
}

export function unauthorized(text = 'Unauthorized'): Problem {
  return new Problem(401, text);
}

export function forbidden(): Problem {
  return new Problem(403, 'Forbidden');
}
