import { expect, test } from 'vitest';
import { Pack, addPack, catalogueOf, emptyCatalogue, setFiles } from './import-facts.ts';

/** A row of a pack, with all irrelevant fields empty. */
function row(id: string, more: object = {}): object {
  const stats = {
    type: 'action',
    rarity: 'Common',
    traits: [],
    keywords: [],
    power: null,
    armor: null,
    amber: 0,
  };
  return {
    id,
    name: 'A Card',
    number: '001',
    expansion: 900,
    house: 'dis',
    ...stats,
    text: 'Not ours.',
    ...more,
  };
}

function pack(expansion: number, ...cards: object[]): Pack {
  return Pack.parse({ code: `S${expansion}`, name: 'A Set', expansion, cards });
}

function filesOf(...packs: Pack[]) {
  const catalogue = emptyCatalogue();
  for (const one of packs) addPack(catalogue, one);
  return setFiles(catalogue);
}

test('a card becomes a row without its text and without empty fields', () => {
  const imp = row('small-imp', {
    name: 'Small Imp ',
    type: 'creature',
    rarity: 'FIXED',
    traits: ['imp '],
    keywords: ['elusive', 'assault:2', 'hazardous:x'],
    power: 2,
    armor: 0,
  });

  const [file] = filesOf(pack(900, imp));

  expect(file?.cards).toEqual([
    {
      slug: 'small-imp',
      name: 'Small Imp',
      number: '001',
      house: 'dis',
      rarity: 'fixed',
      type: 'creature',
      traits: ['imp'],
      keywords: { elusive: 1, assault: 2 },
      power: 2,
    },
  ]);
});

test('a reprint gets a row in its set, and its stats replace older ones unless they are missing', () => {
  const first = row('guard', { type: 'creature', power: 3, armor: 2, traits: ['knight'] });
  const again = row('guard', { type: 'creature', power: 4, armor: null, traits: ['human'], number: '077' });

  const [older, newer] = filesOf(pack(900, first), pack(910, again));

  expect(older?.cards[0]).toMatchObject({ power: 4, armor: 2, traits: ['human'], number: '001' });
  expect(newer).toMatchObject({ cards: [], reprints: [{ slug: 'guard', number: '077', rarity: 'common' }] });
});

test('an older pack that is read later does not change stats, but its set becomes the first set of the card', () => {
  const [older, newer] = filesOf(
    pack(910, row('spell', { amber: 2 })),
    pack(900, row('spell', { amber: 1 })),
  );

  expect(older?.cards[0]).toMatchObject({ slug: 'spell', amber: 2 });
  expect(newer?.reprints).toEqual([{ slug: 'spell', number: '001', rarity: 'common' }]);
});

test('a pack that is read again replaces its earlier rows and names', () => {
  const catalogue = emptyCatalogue();
  addPack(catalogue, pack(900, row('spell'), row('slip', { locale: { de: 'Zettel' } })));
  addPack(catalogue, pack(900, row('spell', { number: '002' })));

  const [file] = setFiles(catalogue);
  expect(file?.cards.map(({ slug, number }) => [slug, number])).toEqual([['spell', '002']]);
  expect(catalogue.names.de).toEqual({});
});

test('a card with one row per house has all these houses', () => {
  const [file] = filesOf(pack(900, row('vault', { house: 'dis' }), row('vault', { house: 'logos' })));

  expect(file?.cards).toMatchObject([{ slug: 'vault', house: ['dis', 'logos'] }]);
});

test('a reprint names its house only if it differs from the first printing', () => {
  const [, same, other] = filesOf(
    pack(900, row('spell')),
    pack(910, row('spell')),
    pack(920, row('spell', { house: 'mars' })),
  );

  expect(same?.reprints[0]).not.toHaveProperty('house');
  expect(other?.reprints[0]).toHaveProperty('house', 'mars');
});

test('[18.6] an anomaly has no house', () => {
  const [file] = filesOf(pack(900, row('oddity', { expansion: 453, house: 'brobnar' })));

  expect(file?.cards).toMatchObject([{ slug: 'oddity', anomaly: true }]);
  expect(file?.cards[0]).not.toHaveProperty('house');
});

test('[5.7] the halves of a gigantic creature are marked, and only the bottom half keeps its stats', () => {
  const giant = { name: 'Giant', type: 'creature', power: 9, armor: 1, traits: ['giant'] };

  const [file] = filesOf(
    pack(900, row('giant', giant), row('giant2', giant), row('agent-2', { name: 'Agent 2' })),
  );

  expect(file?.cards).toMatchObject([
    { slug: 'agent-2', name: 'Agent 2' },
    { slug: 'giant', gigantic: 'bottom', power: 9, armor: 1, traits: ['giant'] },
    { slug: 'giant2', gigantic: 'top' },
  ]);
  expect(file?.cards[2]).not.toHaveProperty('power');
  expect(file?.cards[2]).not.toHaveProperty('traits');
});

test('[5.8] the name of an evil twin loses its suffix', () => {
  const [file] = filesOf(pack(900, row('imp-evil-twin', { name: 'Imp (Evil Twin)', rarity: 'Evil Twin' })));

  expect(file?.cards).toMatchObject([{ name: 'Imp', evilTwin: true, rarity: 'evil twin' }]);
});

test('a pack that only lists cards adds printings only', () => {
  const listed = { id: 'spell', name: 'A Card', number: '042', expansion: 910, house: 'dis' };

  const [older, newer] = filesOf(pack(900, row('spell', { amber: 1 })), pack(910, listed));

  expect(older?.cards[0]).toMatchObject({ amber: 1 });
  expect(newer?.reprints).toEqual([{ slug: 'spell', number: '042' }]);
});

test('a card without any pack with its stats is an error', () => {
  const listed = { id: 'spell', name: 'A Card', number: '042', expansion: 910, house: 'dis' };

  expect(() => filesOf(pack(910, listed))).toThrow('spell is listed in a set, but no pack has its stats');
});

test('translated names are kept if they differ from the English name, and the latest set wins', () => {
  const catalogue = emptyCatalogue();
  addPack(catalogue, pack(900, row('spell', { locale: { de: 'Spruch', fr: 'A Card', pl: 'Czar' } })));
  addPack(catalogue, pack(910, row('spell', { locale: { de: 'Zauber' } })));

  expect(catalogue.names).toMatchObject({ de: { spell: 'Zauber' }, fr: {}, pl: { spell: 'Czar' } });
});

test('reading and writing the written files changes nothing', () => {
  const files = filesOf(
    pack(900, row('spell'), row('oddity', { expansion: 453 }), row('vault'), row('vault', { house: 'mars' })),
    pack(910, row('spell', { house: 'mars' }), row('oddity', { house: 'logos' }), row('vault')),
    pack(920, row('spell'), row('oddity', { expansion: 453 }), row('vault'), row('vault', { house: 'mars' })),
  );

  expect(setFiles(catalogueOf(structuredClone(files), {}))).toEqual(files);
});

test.each([
  ['trait', { traits: ['imaginary'] }],
  ['house', { house: 'nowhere' }],
  ['type', { type: 'sticker' }],
])('a pack with an unknown %s is refused', (_, wrong) => {
  expect(() => pack(900, row('spell', wrong))).toThrow('Invalid option');
});

test('a pack with an unknown keyword is refused', () => {
  expect(() => filesOf(pack(900, row('spell', { keywords: ['brave'] })))).toThrow('Invalid option');
});
