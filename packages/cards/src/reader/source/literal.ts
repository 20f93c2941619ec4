/** What has no words yet is written as the data it is. */
export function literal(node: unknown): string {
  return JSON.stringify(node)
    .replace(/"([a-zA-Z]+)":/g, '$1: ')
    .replace(/"/g, "'");
}
