/** Which nodes of a text refer to "it", the card of the sentence before. */

const OF_IT: ReadonlySet<unknown> = new Set(['its-owner', 'its-controller', 'its-opponent', 'its-house']);

/** Nodes in which "it" refers to a card that they introduce. */
const OWN_IT: ReadonlySet<unknown> = new Set(['such-that', 'for-each', 'each-deals', 'lasting', 'choose']);

/** Says whether any part of the node refers to "it" or "them". */
export function speaksOfIt(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return OF_IT.has(node);
  if (!('kind' in node)) return Object.values(node).some(speaksOfIt);
  if (node.kind === 'ref') return 'name' in node && (node.name === 'it' || node.name === 'them');
  return !OWN_IT.has(node.kind) && Object.values(node).some(speaksOfIt);
}
