import { CHAT_LENGTH } from '@amberhall/protocol';

/** Returns the text without surrounding spaces, cut to the length of a chat line. */
export function cutText(text: string): string {
  return [...text.trim()].slice(0, CHAT_LENGTH).join('');
}
