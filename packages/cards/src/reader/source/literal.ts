/** Writes a node as data, because the card language has no words for it yet. */
export function literal(node: unknown): string {
  return JSON.stringify(node)
    .replace(/"([a-zA-Z]+)":/g, '$1: ')
    .replace(/"/g, "'");
}
