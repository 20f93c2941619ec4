import type { Filter, Select, Target } from '@amberhall/engine/language';
import { NOUNS, SIDES } from './lexicon.ts';
import { nounQualifiers } from './noun-qualifiers.ts';
import { named } from './nouns.ts';
import { comitative } from './particles.ts';
import { quantified } from './quantifiers.ts';
import type { RenderContext } from '../render-context.ts';

/**
 * Phrases built on "neighbor": "이 카드의 각 이웃", "그 생명체의 다른 이웃", "생명체 1개와 그 생명체의 각 이웃".
 *
 * @returns `undefined` if an ordinary phrase says it: "이웃한 생명체"
 */
export function neighbors(select: Select, context: RenderContext): string | undefined {
  const { where, quantifier } = select;
  const beside = where.find((filter) => filter.kind === 'neighbor-of');
  if (!beside) return undefined;
  const { of, orItself, side } = beside;
  if (orItself) return `${comitative(named(of, context))} ${centerAgain(of, context)}의 각 이웃`;
  const isOwn = of.kind === 'ref' && of.name === 'self';
  if (isOwn && side === undefined && !(where.length === 1 && quantifier.kind === 'each')) return undefined;

  const center = `${named(of, context)}의`;
  const others = where.filter((filter) => filter !== beside && !isExclusion(filter));
  const { clauses, adjectives } = nounQualifiers(others, 'creature', context);
  const title = others.find((filter) => filter.kind === 'name');
  const copies = title ? [`“${context.titleOf(title.card)}”인`] : [];
  const isOther = where.some(isExclusion);
  const words = {
    clauses: [
      ...clauses.filter(isOfAnother),
      center,
      ...clauses.filter((words) => !isOfAnother(words)),
      ...copies,
    ],
    adjectives: [...(isOther ? ['다른'] : []), ...adjectives],
    nouns: [side === undefined ? '이웃' : `${SIDES[side]} 이웃`],
    unit: NOUNS.creature.unit,
  };
  // A creature has one neighbor on a side, and one other neighbor.
  const isOnly = side !== undefined || (isOther && quantifier.kind === 'choose');
  return quantified(words, isOnly ? { kind: 'bare' } : quantifier, select, context);
}

/** A clause about another card comes before the card whose neighbors they are. */
const isOfAnother = (words: string): boolean => /^(?:그|이|첫 번째) |자신/.test(words);

/** A card after its first mention, beside its neighbors: "이 카드", "그 생명체". */
export const centerAgain = (center: Target, context: RenderContext): string =>
  center.kind === 'ref' && (center.name === 'self' || center.name === 'this-creature')
    ? named(center, context)
    : `그 ${NOUNS.creature.word}`;

/** Not this one: "its other neighbor". */
const isExclusion = (filter: Filter): boolean =>
  filter.kind === 'other' || (filter.kind === 'not' && filter.filter.kind === 'is');
