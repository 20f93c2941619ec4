/** `@name`, with the name of a user, but not within a mail address or a word. */
const MENTION = /(?<![\w@-])@([\w-]{3,15})(?![\w-])/;

/** Splits a text at its mentions. The names, without `@`, are at the odd indices. */
export function splitAtMentions(text: string): string[] {
  return text.split(MENTION);
}

export function isSameName(one: string, other: string | undefined): boolean {
  return one.toLowerCase() === other?.toLowerCase();
}

/** Tells whether a text mentions the user with this name. Capital letters make no difference. */
export function isMentionOf(text: string, name: string): boolean {
  return splitAtMentions(text).some((part, index) => index % 2 === 1 && isSameName(part, name));
}

/** A mention that is being typed. */
export interface OpenMention {
  /** The index of its `@`. */
  start: number;
  /** What is typed of the name. */
  typed: string;
}

/** Returns the mention that ends at the cursor; `undefined` if there is none. */
export function openMentionAt(text: string, cursor: number): OpenMention | undefined {
  const typed = /(?<![\w@-])@([\w-]{0,15})$/.exec(text.slice(0, cursor))?.[1];
  return typed === undefined ? undefined : { start: cursor - typed.length - 1, typed };
}
