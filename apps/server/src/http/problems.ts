/** What a call can fail with, on purpose. Everything else that is thrown is a fault of ours. */

/** Shown for faults of ours, whose details are nobody's business. */
export const FAULT_TEXT = 'An error occured communicating with the server.  Please try again later.';

/** Ends a call with `status` and a sentence for the user. */
export class Problem extends Error {
  override name = 'Problem';
  readonly status: number;
  /** Several sentences where the user has several things to mend. */
  readonly texts: string | string[];

  constructor(status: number, texts: string | string[]) {
    super(typeof texts === 'string' ? texts : texts.join(' '));
    this.status = status;
    this.texts = texts;
  }
}

/** A request of a valid caller that cannot be granted. */
export function refused(text: string | string[]): Problem {
  return new Problem(200, text);
}

export function unauthorized(text = 'Unauthorized'): Problem {
  return new Problem(401, text);
}

export function forbidden(): Problem {
  return new Problem(403, 'Forbidden');
}
