import type { Refusal } from '@amberhall/protocol';

/** A message that was understood and cannot be granted: answered through its acknowledgement. */
export class RefusedMessage extends Error {
  override name = 'RefusedMessage';
  readonly code: Refusal;

  constructor(code: Refusal, text: string) {
    super(text);
    this.code = code;
  }
}
