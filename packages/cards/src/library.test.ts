import { expect, test } from 'vitest';
import { FACTS } from './facts/facts.ts';
import { STARTER_DECKS } from './decks/starter.ts';
import { definitions } from './definitions.ts';
import { library } from './library.ts';
import { TEXTLESS } from './textless.ts';

test('a defined card brings its abilities', () => {
  const punch = library.get('punch');

  expect(punch?.facts.name).toBe('Punch');
  expect(punch?.abilities).toHaveLength(1);
  expect(punch?.implemented).toBe(true);
});

test('a card that says nothing beyond its facts is implemented without a definition', () => {
  expect(library.get('dust-pixie')).toMatchObject({ abilities: [], implemented: true });
});

test('a card nobody has defined is known by its facts and says that it does nothing', () => {
  expect(library.get('coup-de-grâce')).toMatchObject({ abilities: [], implemented: false });
});

test.each([
  ['Dust Pixie', 'dust-pixie'],
  ['  dust pixie', 'dust-pixie'],
  ['irradiated aember', 'irradiated-æmber'],
  ['Sir Bevor', 'sir-bevor'],
  ['the spirits way', 'the-spirit-s-way'],
])('the card people call "%s" is found', (title, slug) => {
  expect(library.named(title)).toBe(slug);
});

test('there is no card by an invented title', () => {
  expect(library.named('Nobody Ever Printed This')).toBeUndefined();
});

test('every sentence written out in code exists', () => {
  const texts = [...definitions.values()].map((definition) => JSON.stringify(definition));
  const ids = texts.flatMap((text) =>
    [...text.matchAll(/"kind":"custom","id":"([^"]+)"/g)].map(([, id]) => id),
  );

  expect(ids.filter((id) => id === undefined || library.custom(id) === undefined)).toEqual([]);
});

test('no card is invented: every definition and every textless card has facts', () => {
  const invented = [...definitions.keys(), ...TEXTLESS].filter((slug) => !FACTS.has(slug));

  expect(invented).toEqual([]);
});

test('no card is both defined and without text', () => {
  expect([...TEXTLESS].filter((slug) => definitions.has(slug))).toEqual([]);
});

test.each(STARTER_DECKS)('every card of the starter deck $slug does what it says', ({ cards }) => {
  const undone = cards.filter(({ card }) => !library.get(card)?.implemented);

  expect(undone).toEqual([]);
});

test('a definition is the same after a round trip through JSON', () => {
  for (const definition of definitions.values()) {
    expect(JSON.parse(JSON.stringify(definition))).toStrictEqual(definition);
  }
});
