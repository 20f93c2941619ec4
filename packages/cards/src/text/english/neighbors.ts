import type { Filter, Select } from '@amberhall/engine/language';
import { nounQualifiers } from './noun-qualifiers.ts';
import { named, possessiveOf } from './nouns.ts';
import type { RenderContext } from '../render-context.ts';

/**
 * Phrases built on "neighbor": "each of Bulwark’s neighbors", "its other neighbor", "a creature and each of its
 * neighbors".
 *
 * @returns `undefined` if an ordinary phrase says it: "a neighboring creature"
 */
export function neighbors(select: Select, context: RenderContext): string | undefined {
  const { where, quantifier } = select;
  const beside = where.find((filter) => filter.kind === 'neighbor-of');
  if (!beside) return undefined;
  const { of, orItself, side } = beside;
  if (orItself) {
    const center = named(of, context);
    return `${center} and each of its neighbors`;
  }
  const excludesOne = where.some(isExclusion);
  const rest = where.filter((filter) => filter !== beside && !isExclusion(filter));
  const isOwn = of.kind === 'ref' && of.name === 'self';
  if (isOwn && side === undefined && !(where.length === 1 && quantifier.kind === 'each')) return undefined;
  if (of.kind === 'ref' && of.name === 'attacked') {
    return `${quantifier.kind === 'each' ? 'each' : 'a'} neighbor of ${named(of, context)}`;
  }
  if (quantifier.kind === 'bare' || quantifier.kind === 'any-number') {
    const { before, after } = nounQualifiers(rest, 'creature', context);
    const noun = quantifier.kind === 'bare' ? 'neighbor' : 'neighbors';
    return [...before, `${noun} of ${named(of, context)}`, ...after].join(' ');
  }
  const owner = possessiveOf(of, context);
  const { before, after } = nounQualifiers(rest, 'creature', context);
  const titles = rest.flatMap((filter) =>
    filter.kind === 'name' ? [`that is a copy of ${context.titleOf(filter.card)}`] : [],
  );
  const words = (noun: string): string => [...before, noun, ...after, ...titles].join(' ');
  if (side !== undefined) return `${owner} ${words(`${side} neighbor`)}`;
  if (quantifier.kind === 'each') return `each of ${owner} ${words('neighbors')}`;
  return excludesOne ? `${owner} other ${words('neighbor')}` : `one of ${owner} ${words('neighbors')}`;
}

/** Not this one: "its other neighbor". */
const isExclusion = (filter: Filter): boolean =>
  filter.kind === 'other' || (filter.kind === 'not' && filter.filter.kind === 'is');
