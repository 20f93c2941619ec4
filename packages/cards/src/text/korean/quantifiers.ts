import type { Kind, Quantifier, Select } from '@amberhall/engine/language';
import { amount } from './amounts.ts';
import { NOUNS, SHARED } from './lexicon.ts';
import type { NounQualifiers } from './noun-qualifiers.ts';
import { alternatives, listed } from './particles.ts';
import type { RenderContext } from '../render-context.ts';

/** "1장", "3개": a number with the word that counts such cards. */
export const counted = (number: number | string, kind: Kind): string => `${number}${NOUNS[kind].unit}`;

/** The noun with all that stands before it, its quantifier and its number. */
export function quantified(
  { clauses, adjectives, nouns, nounClauses = [], unit }: NounQualifiers,
  quantifier: Quantifier,
  { where }: Select,
  context: RenderContext,
): string {
  /** The noun phrase with a word between its clauses and its adjectives. */
  const phrase = (inner?: string): string =>
    [
      ...clauses,
      ...(inner === undefined ? [] : [inner]),
      ...adjectives,
      alternatives(nouns.map((word, at) => [nounClauses[at], word].filter(Boolean).join(' '))),
    ].join(' ');
  const count = (number: number | string): string => `${number}${unit}`;
  switch (quantifier.kind) {
    case 'bare':
      return phrase();
    case 'each':
      return listed(
        nouns.map((word, at) =>
          [...(at === 0 ? clauses : []), nounClauses[at], '각', ...adjectives, word]
            .filter(Boolean)
            .join(' '),
        ),
      );
    case 'any-number': {
      const together =
        quantifier.totalPower === undefined
          ? ''
          : `공격력 합계가 ${amount(quantifier.totalPower, context)} 이상인 `;
      return quantifier.min === 1
        ? `${together}${phrase()} ${count(1)} 이상`
        : `${together}${phrase('원하는 수의')}`;
    }
    case 'first':
      return `${phrase('가장 위에 있는')} ${count(amount(quantifier.n, context))}`;
    case 'half-of-line': {
      const line = where.some(({ kind }) => kind === 'side') ? '전선' : '각 전선';
      return `최대한 균등하게 둘로 나눈 ${line}의 한쪽 절반에 있는 ${phrase('각')}`;
    }
    case 'one-of-each':
      return `각 ${SHARED[quantifier.what]}마다 ${phrase()} ${count(1)}`;
    case 'random':
      return typeof quantifier.n === 'number'
        ? `${phrase('무작위')} ${count(quantifier.n)}`
        : `${amount(quantifier.n, context)}만큼의 ${phrase('무작위')}`;
    case 'choose': {
      const { min, max } = quantifier;
      if (typeof max === 'number') return `${phrase()} ${min === max ? '' : '최대 '}${count(max)}`;
      return min === 0
        ? `${phrase()} 최대 ${amount(max, context)}만큼`
        : `${amount(max, context)}만큼의 ${phrase()}`;
    }
  }
}
