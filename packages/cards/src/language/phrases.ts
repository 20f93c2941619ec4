import type { House } from '@amberhall/engine/vocabulary';
import type { Filter, Kind, Quantifier, Shared, Target, Trait } from '@amberhall/engine/language';
import { filterOf } from './adjectives.ts';
import type { CardWord, CreatureWord } from './adjectives.ts';
import { Noun } from './nouns.ts';
import { numberOf } from './quantity.ts';
import type { Num } from './quantity.ts';

/** A noun phrase without its noun. After an adjective for creatures, only `.creature` can complete it. */
export type Phrase<K extends Kind = Kind> = { readonly [W in CardWord]: Phrase<K> } & {
  readonly [W in CreatureWord]: Phrase<'creature'>;
} & {
  readonly non: { readonly [W in House | Trait | 'flank' | 'token' | 'stunned']: Phrase<K> };
} & { readonly [N in K | `${K}s`]: Noun<N extends `${infer S extends Kind}s` ? S : Extract<N, Kind>> } & {
  neighborOf(card: Target): Noun<'creature'>;
  neighborsOf(card: Target): Noun<'creature'>;
};

const NOUNS: Readonly<Record<string, Kind>> = {
  creature: 'creature',
  creatures: 'creature',
  artifact: 'artifact',
  artifacts: 'artifact',
  upgrade: 'upgrade',
  upgrades: 'upgrade',
  action: 'action',
  actions: 'action',
  card: 'card',
  cards: 'card',
};

/**
 * A phrase that grows by one word per property. It exists only while modules load: a definition contains the tree of
 * the complete noun phrase.
 *
 * @throws on a property that is not a word
 */
function phrase(quantifier: Quantifier, where: readonly Filter[] = [], negated = false): Phrase {
  const nextWord = (_: object, word: string | symbol): unknown => {
    if (typeof word === 'symbol') return undefined;
    const noun = NOUNS[word];
    if (noun) return new Noun(noun, quantifier, where);
    if (word === 'non') return phrase(quantifier, where, true);
    if (word === 'neighborOf' || word === 'neighborsOf') {
      return (of: Target) => new Noun('creature', quantifier, [...where, { kind: 'neighbor-of', of }]);
    }
    const filter = filterOf(word);
    return phrase(quantifier, [...where, negated ? { kind: 'not', filter } : filter]);
  };
  // `nextWord` answers exactly to the words of `Phrase`, so the proxy has that type.
  return new Proxy(Object.freeze({}), { get: nextWord }) as Phrase;
}

const choose = (min: Num, max: Num = min): Quantifier => ({
  kind: 'choose',
  min: numberOf(min),
  max: numberOf(max),
});

export const a: Phrase = phrase(choose(1));
export const an: Phrase = a;
/** One other than the card itself. */
export const another: Phrase = phrase(choose(1), [{ kind: 'other' }]);
export const each: Phrase = phrase({ kind: 'each' });
/** "the card under it", "the top card of your deck": every card of the phrase. */
export const the: Phrase = each;
export const anyNumberOf: Phrase = phrase({ kind: 'any-number' });
/** "1 or more creatures". */
export const oneOrMore: Phrase = phrase({ kind: 'any-number', min: 1 });
export const random: Phrase = phrase({ kind: 'random', n: 1 });
/** Several random cards: `atRandom(2).cards.from(you.hand)`. */
export const atRandom = (number: Num): Phrase => phrase({ kind: 'random', n: numberOf(number) });
/** The topmost cards of a pile that match the phrase. */
export const topmost = (number: Num = 1): Phrase => phrase({ kind: 'first', n: numberOf(number) });
/** One card for each different value: "a creature of each power". */
export const oneOfEach = (what: Shared): Phrase => phrase({ kind: 'one-of-each', what });
/** The creatures in one half of each battleline. The player chooses the half: `destroy(oneHalfOf.enemy.creatures)`. */
export const oneHalfOf: Phrase = phrase({ kind: 'half-of-line' });
export const upTo = (number: Num): Phrase => phrase(choose(0, number));
export const exactly = (number: Num): Phrase => phrase(choose(number));

/** A class of cards, for counts: `per(any.mars.creature)`. */
export const any: Phrase = phrase({ kind: 'bare' });
export const friendly: Phrase = any.friendly;
export const enemy: Phrase = any.enemy;
export const creatures: Noun<'creature'> = any.creature;
export const artifacts: Noun<'artifact'> = any.artifact;
export const cards: Noun<'card'> = any.card;
