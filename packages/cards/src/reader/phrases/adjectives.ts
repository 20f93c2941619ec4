import { TRAITS } from '@amberhall/engine/language';
import type { Kind } from '@amberhall/engine/language';
import { HOUSES } from '@amberhall/engine/vocabulary';
import type { Keyword } from '@amberhall/engine/vocabulary';
import { FACTS } from '../../facts/facts.ts';
import { filterOf } from '../../language/adjectives.ts';
import { houseName } from '../../text/english/lexicon.ts';
import { phrasesFor } from '../grammar.ts';
import { ITSELF, not, OTHER, titled } from './noun-parts.ts';

/** Words before the noun, and the noun. */

const PLAIN = [
  'friendly',
  'enemy',
  'ready',
  'exhausted',
  'damaged',
  'undamaged',
  'stunned',
  'warded',
  'enraged',
  'flank',
  'token',
  'neighboring',
] as const;
const adjective = phrasesFor('adjective');
for (const word of PLAIN) adjective.phrase(word, () => filterOf(word));
adjective
  .phrase('other', () => OTHER)
  .phrase('unstunned', () => not(filterOf('stunned')))
  .phrase('(most powerful|highest-power|highest power)', () => filterOf('mostPowerful'))
  .phrase('(least powerful|lowest-power|lowest power)', () => filterOf('leastPowerful'))
  .phrase('<house>', (house) => ({ kind: 'house', house }))
  .phrase('<trait>', (trait) => ({ kind: 'trait', trait }))
  .phrase('odd-power', () => ({ kind: 'parity', odd: true }))
  .phrase('even-power', () => ({ kind: 'parity', odd: false }))
  .phrase('keyraken', () => ({ kind: 'house', house: 'keyraken' }))
  .phrase('upgraded', () => ({ kind: 'has', what: 'upgrade' }));
for (const word of ['elusive', 'taunt', 'skirmish', 'poison'] as const) {
  adjective.phrase(word, () => ({ kind: 'keyword', keyword: word as Keyword }));
}
for (const filter of ['flank', 'token', 'damaged', 'warded', 'stunned', 'exhausted'] as const) {
  adjective.phrase(`non-${filter}` as 'non-flank', () => not(filterOf(filter)));
}

const adjectives = phrasesFor('adjectives')
  .phrase('', () => [])
  .phrase('<adjective> [,] <adjectives>', (first, others) => [first, ...others]);

// ── the noun ──

/** Traits that artifacts have too: "a friendly Shard" need not be a creature. */
const TRAITS_OF_OTHERS: ReadonlySet<string> = new Set(
  [...FACTS.values()].flatMap(({ type, traits }) => (type === 'artifact' ? traits : [])),
);

const head = phrasesFor('head');
const KINDS: readonly Kind[] = ['creature', 'artifact', 'upgrade', 'action', 'card'];
for (const type of KINDS) {
  head.phrase(type as 'card', () => ({ type, where: [] }));
  head.phrase(`${type}s` as 'cards', () => ({ type, where: [] }));
  if (type === 'card') continue;
  head.phrase(`${type} card` as 'card', () => ({ type, where: [] }));
  head.phrase(`${type} cards` as 'cards', () => ({ type, where: [] }));
}
head
  .phrase('(copy|copies) of <title>', titled)
  .phrase('(copy|copies) of ~', () => ITSELF)
  .phrase('<title>', titled)
  .phrase('<trait>', (trait) => ({
    type: TRAITS_OF_OTHERS.has(trait) ? 'card' : 'creature',
    where: [{ kind: 'trait', trait }],
  }));

// "The discarded cards": those of the last sentence.
for (const verb of ['discarded', 'revealed', 'archived', 'returned', 'destroyed'] as const)
  adjective.phrase(verb, () => ({ kind: 'this-way', verb }));

for (const house of HOUSES)
  adjective.phrase(`non-${houseName(house)}` as 'non-mars', () => not({ kind: 'house', house }));
for (const trait of TRAITS)
  if (!trait.startsWith('['))
    adjective.phrase(`non-${trait}` as 'non-beast', () => not({ kind: 'trait', trait }));

export const adjectivePhrases = [adjective, adjectives, head].flatMap(({ rules }) => rules);
