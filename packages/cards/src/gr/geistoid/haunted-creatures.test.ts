import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

const TEN = Array.from({ length: 10 }, () => 'urchin');
const SIX = TEN.slice(4);

test.each([
  ['touchstone', 2, 2],
  ['precocious-fragment', 0, 1],
])('%s draws or gains while its player is haunted, and mills otherwise', (slug, drawn, milled) => {
  const haunted = scenario({ p1: { battleline: [slug], deck: SIX, discard: TEN } }).p1;
  const calm = scenario({ p1: { battleline: [slug], deck: SIX } }).p1;

  haunted.reap(slug);
  calm.reap(slug);

  expect(haunted.hand).toHaveLength(drawn);
  expect(haunted.amber).toBe(slug === 'precocious-fragment' ? 2 : 1);
  expect(haunted.discard).toHaveLength(10);
  expect([calm.hand.length, calm.discard.length, calm.amber]).toEqual([0, milled, 1]);
});

test('Webstur lets its player mill both decks once for each damage on it after a fight', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: [{ card: 'webstur', damage: 1 }], deck: SIX },
    p2: { battleline: ['dust-pixie'], deck: SIX },
  });

  p1.fight('webstur', p2.card('dust-pixie'));
  p1.press('yes');
  p1.press('no');

  expect(p1.prompt.purpose).toBe('main-step');
  expect([p1.deck.length, p2.deck.length]).toEqual([5, 5]);
});

test.each([
  ['ælbia-stray', 'geistoid'],
  ['retrotechnician-le', 'staralliance'],
] as const)('%s of %s enters play ready while its player is haunted', (slug, house) => {
  const haunted = scenario({ p1: { house, hand: [slug], discard: TEN } }).p1;
  const calm = scenario({ p1: { house, hand: [slug] } }).p1;

  haunted.play(slug);
  calm.play(slug);

  expect(haunted.card(slug).exhausted).toBe(false);
  expect(calm.card(slug).exhausted).toBe(true);
});

test('Ælbia Stray captures 1 amber after a reap', () => {
  const { p1, p2 } = scenario({ p1: { battleline: ['ælbia-stray'] }, p2: { amber: 3 } });

  p1.reap('ælbia-stray');

  expect([p1.card('ælbia-stray').amber, p2.amber]).toEqual([1, 2]);
});

test.each(['ancestral-timekeeper', 'chronometer', 'tick-tock'])(
  '%s puts a time counter on each friendly Clock creature at the end of the turn',
  (slug) => {
    const { p1, p2 } = scenario({
      p1: { house: 'geistoid', battleline: [slug, 'troll'], hand: SIX },
      p2: { battleline: ['tick-tock'] },
    });

    p1.endTurn();

    expect(p1.card(slug).counters).toEqual({ time: 1 });
    expect([p1.card('troll').counters, p2.card('tick-tock').counters]).toEqual([{}, {}]);
  },
);

const ticking = (slug: string, time: number) =>
  scenario({
    p1: {
      house: 'geistoid',
      houses: ['geistoid'],
      battleline: [{ card: slug, counters: { time } }],
      hand: SIX,
      discard: ['troll'],
    },
    p2: { houses: ['brobnar'] },
  });

test.each([
  ['chronometer', 6, 'purged'],
  ['tick-tock', 3, 'archives'],
] as const)(
  '%s is destroyed with %i time counters, and moves a card of the discard pile',
  (slug, limit, zone) => {
    const { p1 } = ticking(slug, limit - 1);

    p1.endTurn();
    p1.choose('troll');

    expect(p1.battleline).toEqual([]);
    expect(p1[zone]).toEqual(['troll']);
  },
);

test('Tick-Tock archives up to 3 cards of the hand and the discard pile', () => {
  const { p1 } = ticking('tick-tock', 2);

  p1.endTurn();
  p1.choose('troll', p1.card('urchin', 1), p1.card('urchin', 2));

  expect(p1.archives.toSorted()).toEqual(['troll', 'urchin', 'urchin']);
});

test('Ancestral Timekeeper is purged with 12 time counters for another turn', () => {
  const { p1 } = ticking('ancestral-timekeeper', 11);

  p1.endTurn();

  expect(p1.purged).toEqual(['ancestral-timekeeper']);
  expect(p1.prompt.purpose).toBe('active-house');
});

test.each([
  ['ancestral-timekeeper', 12],
  ['chronometer', 6],
  ['tick-tock', 3],
])('%s stays with fewer than %i time counters', (slug, limit) => {
  const { p1, p2 } = ticking(slug, limit - 2);

  p1.endTurn();

  expect(p1.battleline).toEqual([slug]);
  expect(p2.prompt.purpose).toBe('active-house');
});

test('Soultender returns the amber of Specters to the supply, and heals and wards them', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['soultender', { card: 'boiler', amber: 2, damage: 1 }] },
    p2: {
      battleline: [
        { card: 'shadys', amber: 1, damage: 2 },
        { card: 'troll', amber: 1, damage: 1 },
      ],
    },
  });

  p1.reap('soultender');

  expect([p1.card('boiler'), p2.card('shadys'), p2.card('troll')]).toMatchObject([
    { amber: 0, damage: 0, warded: true },
    { amber: 0, damage: 0, warded: true },
    { amber: 1, damage: 1, warded: false },
  ]);
  expect([p1.amber, p2.amber]).toEqual([1, 0]);
});

describe('Immortal Greking', () => {
  test('takes an enemy creature to any place, which has its house while it is in play', () => {
    const { p1, p2, game } = scenario({
      p1: { house: 'geistoid', hand: ['immortal-greking'], battleline: ['bumpsy', 'krump'] },
      p2: { battleline: ['troll', 'urchin'] },
    });

    p1.play('immortal-greking');
    p1.choose(p2.card('troll'));
    p1.press('deploy-right');
    p1.choose('bumpsy');

    expect(p1.battleline).toEqual(['bumpsy', 'troll', 'krump', 'immortal-greking']);
    expect(p1.card('troll').houses).toEqual(['brobnar', 'geistoid']);
    game.edit.move(p1.card('immortal-greking').id, 'discard');
    expect(p1.card('troll').houses).toEqual(['brobnar']);
    expect(p1.battleline).toEqual(['bumpsy', 'troll', 'krump']);
  });
});

describe('Scooboo', () => {
  test('[A206] may replace a draw during its owner’s turn from the discard pile', () => {
    const { p1 } = scenario({
      p1: {
        house: 'geistoid',
        hand: SIX.slice(1),
        discard: ['scooboo'],
        deck: ['troll', 'krump', 'bumpsy', 'valdr'],
      },
    });

    p1.endTurn();
    p1.press('yes');

    expect(p1.discard).toEqual(['bumpsy', 'krump', 'troll']);
    expect(p1.hand).toEqual([...SIX.slice(1), 'scooboo']);
    expect(p1.deck).toEqual(['valdr']);
  });
});
