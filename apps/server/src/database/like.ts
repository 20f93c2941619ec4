const literal = (text: string): string => text.replaceAll(/[%_\\]/g, String.raw`\$&`);

/** Returns a `like` pattern that finds `text` anywhere; `%`, `_` and `\` in it are literal. */
export function containing(text: string): string {
  return `%${literal(text)}%`;
}

/** Returns a `like` pattern for what begins with `text`. */
export function beginningWith(text: string): string {
  return `${literal(text)}%`;
}
