import { factsOfCard } from '@amberhall/testkit/scenario';
import { expect, test } from 'vitest';
import { FACTS } from './facts/facts.ts';
import { STARTER_DECKS } from './decks/starter.ts';
import { definitions } from './definitions.ts';
import { entryOf, library } from './library.ts';
import { TEXTLESS } from './textless.ts';

test('a defined card has its abilities', () => {
  const punch = library.get('punch');

  expect(punch?.facts.name).toBe('Punch');
  expect(punch?.abilities).toHaveLength(1);
  expect(punch?.implemented).toBe(true);
});

test('a card without text is implemented without a definition', () => {
  expect(library.get('dust-pixie')).toMatchObject({ abilities: [], implemented: true });
});

test('a card without a definition has its facts and is not implemented', () => {
  const facts = factsOfCard('carrier-dis-action');

  expect(entryOf(facts)).toEqual({ facts, abilities: [], implemented: false });
});

test.each([
  ['Dust Pixie', 'dust-pixie'],
  ['  dust pixie', 'dust-pixie'],
  ['irradiated aember', 'irradiated-æmber'],
  ['Sir Bevor', 'sir-bevor'],
  ['the spirits way', 'the-spirit-s-way'],
])('the title "%s" finds the card', (title, slug) => {
  expect(library.named(title)).toBe(slug);
});

test('an invented title finds no card', () => {
  expect(library.named('Nobody Ever Printed This')).toBeUndefined();
});

test('every custom effect has its code', () => {
  const texts = [...definitions.values()].map((definition) => JSON.stringify(definition));
  const ids = texts.flatMap((text) =>
    [...text.matchAll(/"kind":"custom","id":"([^"]+)"/g)].map(([, id]) => id),
  );

  expect(ids.filter((id) => id === undefined || library.custom(id) === undefined)).toEqual([]);
});

test('every definition and every textless card has facts', () => {
  const invented = [...definitions.keys(), ...TEXTLESS].filter((slug) => !FACTS.has(slug));

  expect(invented).toEqual([]);
});

test('no card is both defined and listed as textless', () => {
  expect([...TEXTLESS].filter((slug) => definitions.has(slug))).toEqual([]);
});

test.each(STARTER_DECKS)('every card of the starter deck $slug is implemented', ({ cards }) => {
  const undone = cards.filter(({ card }) => !library.get(card)?.implemented);

  expect(undone).toEqual([]);
});

test('a definition stays the same after a round trip through JSON', () => {
  for (const definition of definitions.values()) {
    expect(JSON.parse(JSON.stringify(definition))).toStrictEqual(definition);
  }
});

test('every printed card is implemented', () => {
  const missing = [...FACTS.keys()].filter((slug) => library.get(slug)?.implemented !== true);

  expect(missing).toEqual([]);
});
