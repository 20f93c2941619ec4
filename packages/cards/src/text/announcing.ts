/** Which choices need a sentence of their own. All languages share this. */
import type { Effect, Filter, Select } from '@amberhall/engine/language';

/**
 * Tells whether a choice is announced by a sentence of its own, because the sentence about it would put the noun phrase too
 * late, or say it twice.
 */
export function needsAnnouncing(first: Effect | undefined, name: string): boolean {
  if (first?.kind === 'repeat-on') return true;
  if (first?.kind === 'lasting') return first.statement.kind !== 'controlled-by';
  if (first?.kind === 'together' || first?.kind === 'times') return true;
  // The one chooses, the other acts.
  if (first?.kind === 'discard' && first.by !== undefined) return true;
  if (first?.kind === 'for-each' && isOfThem(first.of)) return true;
  if (first?.kind === 'choose') return needsAnnouncing(first.then[0], first.as);
  // Each part would choose anew.
  if (first?.kind === 'for-each-player') return true;
  // The choice does not depend on the condition.
  if (first?.kind === 'when' && first.then[0]?.kind === 'lasting') return true;
  if (first?.kind === 'when' && /"its-/.test(JSON.stringify(first.if))) return true;
  const isForEach = first?.kind === 'deal' && typeof first.amount === 'object' && first.amount.kind === 'per';
  if (isForEach) return true;
  return first !== undefined && !CONTAINERS.has(first.kind) && !isAbout(first, name);
}
/** Effects whose parts can name the card. */
const CONTAINERS: ReadonlySet<Effect['kind']> = new Set([
  'choose',
  'for-each',
  'for-each-house',
  'for-each-player',
  'if-done',
  'instead-if',
  'may',
  'one-of',
  'repeat',
  'when',
]);

/** Is the card an object of the verb, or only mentioned in the description of another card? */
function isAbout(effect: Effect, name: string): boolean {
  const isCard = (part: unknown): boolean =>
    typeof part === 'object' &&
    part !== null &&
    (('name' in part && part.name === name) || ('on' in part && isCard(part.on)) || isRelated(part, isCard));
  return Object.entries(effect).some(([key, part]) => key !== 'amount' && isCard(part));
}

/** "A creature and each of its neighbors", "each creature except the most powerful creature". */
const isRelated = (part: object, isCard: (part: unknown) => boolean): boolean =>
  'where' in part &&
  Array.isArray(part.where) &&
  part.where.some(
    (filter: Filter) =>
      (filter.kind === 'neighbor-of' && filter.orItself && isCard(filter.of)) ||
      (filter.kind === 'not' && filter.filter.kind === 'is' && isCard(filter.filter.card)),
  );

/** The cards that a choice before has named, one after the other. */
export const isOfThem = ({ where }: Select): boolean => where.some(({ kind }) => kind === 'is');
