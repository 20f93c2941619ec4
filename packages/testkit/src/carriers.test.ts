import { FACTS } from '@amberhall/cards/data';
import { CARD_TYPES, HOUSES } from '@amberhall/engine/vocabulary';
import { expect, test } from 'vitest';
import { CARRIERS, factsOfCard } from './carriers.ts';
import { findFacts } from './find-card.ts';

const carriers = [...CARRIERS.values()];

test('no printed card has the slug or the title of a carrier', () => {
  expect(carriers.filter(({ slug }) => FACTS.has(slug))).toEqual([]);
  expect(carriers.filter(({ name }) => findFacts({ name }))).toEqual([]);
  expect([...FACTS.keys()].filter((slug) => slug.startsWith('carrier-'))).toEqual([]);
});

test.each(HOUSES)('house %s has carriers of every type and both halves of a gigantic creature', (house) => {
  const own = carriers.filter(({ houses }) => houses.includes(house));

  expect(new Set(own.map(({ type }) => type))).toEqual(
    new Set(['action', 'artifact', 'creature', 'upgrade', 'token creature']),
  );
  expect(own.flatMap(({ gigantic = [] }) => gigantic)).toEqual(['bottom', 'top']);
});

test('every type but the tide has a carrier', () => {
  const types = new Set(carriers.map(({ type }) => type));

  expect(CARD_TYPES.filter((type) => !types.has(type))).toEqual(['the tide']);
});

test('the facts of a card are those of a printed card or of a carrier', () => {
  expect(factsOfCard('troll').name).toBe('Troll');
  expect(factsOfCard('carrier-dis-gigantic2')).toMatchObject({
    type: 'creature',
    gigantic: 'top',
    power: null,
  });
  expect(() => factsOfCard('no-such-card')).toThrow('there is no card no-such-card');
});
