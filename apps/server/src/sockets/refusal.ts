import type { Refusal } from '@amberhall/protocol';

/** A valid message that cannot be granted. The acknowledgement carries the refusal. */
export class RefusedMessage extends Error {
  override name = 'RefusedMessage';
  readonly code: Refusal;

  constructor(code: Refusal, text: string) {
    super(text);
    this.code = code;
  }
}
