/** Effects on the cards that a sentence has looked at: "look at the top 3 cards of your deck. Archive 1, …". */
import type { Effect, Filter, PlayerRef, Select, Target } from '@amberhall/engine/language';
import { phrasesFor } from '../grammar.ts';
import { IT } from './noun-parts.ts';

const SEEN: Filter = { kind: 'this-way', verb: 'looked at' };
const NOT_IT: Filter = { kind: 'not', filter: { kind: 'is', card: IT } };

const lookedAt = (of: PlayerRef, top: number): Select => ({
  kind: 'select',
  type: 'card',
  quantifier: { kind: 'each' },
  where: [],
  zone: { kind: 'zone', of, name: 'deck', top },
});

/** These stay in the deck, and the next card is another one. */
const put = {
  bottom: (target: Target): Effect => ({ kind: 'put', target, where: 'bottom' }),
  top: (target: Target): Effect => ({ kind: 'put', target, where: 'top' }),
};

/** What happens to one of the cards. */
const looked = phrasesFor('looked')
  .phrase('discard 1 [of them]', () => (target) => ({ kind: 'discard', target }))
  .phrase('archive 1 [of them]', () => (target) => ({ kind: 'archive', target }))
  .phrase('purge 1 [of them]', () => (target) => ({ kind: 'purge', target }))
  .phrase('(put|add) 1 [of them] (into|to) your hand', () => (target) => ({
    kind: 'put',
    target,
    where: 'hand',
  }))
  .phrase('[put] 1 [of them] on the bottom of (your|their) deck', () => put.bottom)
  .phrase('[put] 1 [of them] on top of (your|their) deck', () => put.top)
  .phrase('put the others back in any order', () => (target) => put.top(others(target)))
  .phrase('discard the (others|other)', () => () => ({
    kind: 'discard',
    target: { kind: 'select', type: 'card', quantifier: { kind: 'each' }, where: [SEEN, NOT_IT] },
  }));
const lookedList = phrasesFor('looked-list')
  .phrase('<looked>', (only) => [only])
  .phrase('<looked> (and|, and|,) <looked-list>', (first, others) => [first, ...others]);

const effects = phrasesFor('effects')
  .phrase('look at the top <number> cards of <whose> deck (.|and) <looked-list>', (number, of, does) => [
    { kind: 'look', target: lookedAt(of, number) },
    ...does.map((each, at) => each(one(of, does[at - 1] === put.top || does[at - 1] === put.bottom))),
  ])
  .phrase('look at the top <number> cards of <whose> deck and put them back in any order', (amount, of) => [
    { kind: 'rearrange-top', of, amount },
  ]);

/** The cards that were looked at and are still in the deck of that card. */
function others(target: Target): Target {
  const zone = target.kind === 'select' ? target.zone : undefined;
  return {
    kind: 'select',
    type: 'card',
    quantifier: { kind: 'each' },
    where: [SEEN, NOT_IT],
    ...(zone && { zone }),
  };
}

function one(of: PlayerRef, isAnother: boolean): Target {
  return {
    kind: 'select',
    type: 'card',
    quantifier: { kind: 'choose', min: 1, max: 1 },
    where: isAnother ? [SEEN, NOT_IT] : [SEEN],
    zone: { kind: 'zone', of, name: 'deck' },
  };
}

export const lookingEffects = [looked, lookedList, effects].flatMap(({ rules }) => rules);
