/** Returns a `like` pattern that finds `text` anywhere; `%`, `_` and `\` in it are literal. */
export function containing(text: string): string {
  return `%${text.replaceAll(/[%_\\]/g, String.raw`\$&`)}%`;
}
