import type { Select } from '@amberhall/engine/language';
import { named, owning } from './nouns.ts';
import type { Telling } from './telling.ts';

/**
 * Phrases built on "neighbor": "each of Bulwark’s neighbors", "its other neighbor", "a creature and each of its
 * neighbors".
 *
 * @returns `undefined` if an ordinary phrase says it: "a neighboring creature"
 */
export function neighbors(select: Select, telling: Telling): string | undefined {
  const { where, quantifier } = select;
  const beside = where.find((filter) => filter.kind === 'neighbor-of');
  if (!beside) return undefined;
  const { of, orItself } = beside;
  if (orItself) {
    const center = named(of, telling);
    return `${center} and each of its neighbors`;
  }
  const isOwn = of.kind === 'ref' && of.name === 'self';
  const isAlone = where.length === 1;
  if (isOwn && !(isAlone && quantifier.kind === 'each')) return undefined;
  if (of.kind === 'ref' && of.name === 'attacked') {
    return `${quantifier.kind === 'each' ? 'each' : 'a'} neighbor of ${named(of, telling)}`;
  }
  const owner = owning(of, telling);
  if (quantifier.kind === 'each') return `each of ${owner} neighbors`;
  const excludesOne = where.some(({ kind }) => kind === 'not' || kind === 'other');
  return excludesOne ? `${owner} other neighbor` : `one of ${owner} neighbors`;
}
