/** Verbs that share their object: "stun and exhaust this creature". All languages share this. */
import type { Effect } from '@amberhall/engine/language';

/** The words of verbs whose object follows them at once. */
type PlainVerbs<Word> = Readonly<Partial<Record<Effect['kind'], Word>>>;

/** Returns the verbs of effects that are all plain verbs about the card of this name. */
export function verbsOfOneObject<Word>(
  effects: readonly Effect[],
  name: string,
  words: PlainVerbs<Word>,
): Word[] | undefined {
  const verbs = effects.map((node) => {
    if (!('target' in node) || node.target.kind !== 'ref' || node.target.name !== name) return undefined;
    const isBare = !('asYours' in node) && !('against' in node) && !('times' in node && node.times !== 1);
    return isBare ? words[node.kind] : undefined;
  });
  return verbs.every((verb) => verb !== undefined) ? verbs : undefined;
}

/** Groups effects: consecutive plain verbs with the same object share a sentence. */
export function groupedByObject<Word>(
  effects: readonly Effect[],
  words: PlainVerbs<Word>,
): (readonly [Effect, ...Effect[]])[] {
  const groups: [Effect, ...Effect[]][] = [];
  for (const node of effects) {
    const last = groups.at(-1);
    if (last && verbsOfOneObject([...last, node], objectOf(node), words) !== undefined) last.push(node);
    else groups.push([node]);
  }
  return groups;
}

export const objectOf = (node: Effect): string =>
  'target' in node && node.target?.kind === 'ref' ? node.target.name : '';
