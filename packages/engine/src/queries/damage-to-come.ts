/** Says statically whether the rest of an ability deals damage that belongs to the damage before it [0.12]. */
import type { Effect } from '../language/effects.ts';
import type { Condition } from '../language/numbers.ts';
import type { Filter } from '../language/nouns.ts';

/** What an ability still has to do: its effects from an index on, then those of the sequence around it. */
export interface Rest {
  effects: readonly Effect[];
  from: number;
  then: Rest | null;
}

/** Says whether more damage follows that does not depend on the outcome of the damage before it [0.12, 9.4]. */
export function damageFollows(rest: Rest | null): boolean {
  for (let part = rest; part !== null; part = part.then) {
    for (let index = part.from; index < part.effects.length; index++) {
      const mentioned = firstMention(part.effects[index]);
      if (mentioned !== undefined) return mentioned === 'damage';
    }
  }
  return false;
}

/** Returns the rest that an effect sees while it is performed as a unit: "if you do" and repetitions end a batch. */
export function restWithin(effects: readonly Effect[], rest: Rest | null): Rest | null {
  return firstMention(effects) === undefined ? rest : null;
}

/** What a text says first: that it deals damage, or something about the outcome of earlier damage. */
type Mention = 'damage' | 'outcome';

function firstMention(node: unknown): Mention | undefined {
  if (node === 'that-much') return 'outcome';
  if (typeof node !== 'object' || node === null) return undefined;
  if ('kind' in node && readsOutcome(node as Condition | Filter)) return 'outcome';
  // Lasting effects and texts of upgrades are abilities of their own.
  if ('kind' in node && (node.kind === 'lasting' || node.kind === 'attach')) return undefined;
  for (const part of Object.values(node)) {
    const mentioned = firstMention(part);
    if (mentioned !== undefined) return mentioned;
  }
  return 'kind' in node && DAMAGE.has(node.kind as Effect['kind']) ? 'damage' : undefined;
}

const DAMAGE: ReadonlySet<Effect['kind']> = new Set(['deal', 'each-deals', 'allot-damage']);

function readsOutcome(node: Condition | Filter): boolean {
  if (node.kind === 'destroyed-this-way' || node.kind === 'in-play') return true;
  return node.kind === 'this-way' && (node.verb === 'destroyed' || node.verb === 'damaged');
}
