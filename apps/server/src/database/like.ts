/** A pattern for `like` that finds `text` anywhere; `%`, `_` and `\` in it stand for themselves. */
export function containing(text: string): string {
  return `%${text.replaceAll(/[%_\\]/g, String.raw`\$&`)}%`;
}
