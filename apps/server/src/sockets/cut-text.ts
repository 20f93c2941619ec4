import { CHAT_LENGTH } from '@amberhall/protocol';

/** Characters that turn the direction of what follows, also of names and lines outside of the text. */
const DIRECTION_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/g;

/** Returns the text without direction controls and surrounding spaces, cut to the length of a chat line. */
export function cutText(text: string): string {
  return [...text.replaceAll(DIRECTION_CONTROLS, '').trim()].slice(0, CHAT_LENGTH).join('');
}
