import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

test('Heavy Adornment exalts each neighbor of its creature after a reap', () => {
  const { p1 } = scenario({
    p1: {
      house: 'brobnar',
      battleline: ['krump', { card: 'troll', upgrades: ['heavy-adornment'] }, 'bumpsy', 'valdr'],
    },
  });

  p1.reap('troll');

  expect(['krump', 'troll', 'bumpsy', 'valdr'].map((slug) => p1.card(slug).amber)).toEqual([1, 0, 1, 0]);
});

test.each([
  ['bumpsy', 3],
  ['krump', 4],
])(
  'Namel’s Confession destroys %s and gives half of its power, rounded down, above its bonus icon',
  (slug, amber) => {
    const { p1 } = scenario({
      p1: { house: 'redemption', hand: ['namel-s-confession'], battleline: [slug, 'dextre'] },
      p2: { battleline: ['valdr'] },
    });

    p1.play('namel-s-confession');
    expect(p1.choices).toEqual([slug, 'dextre']);
    p1.choose(slug);

    expect(p1.discard).toContain(slug);
    expect(p1.amber).toBe(amber);
  },
);

test.each([
  ['destroyed', 1, true],
  ['not destroyed', 0, false],
])('Indignant Tone, the creature is %s', (_, damage, enraged) => {
  const { p1, p2 } = scenario({
    p1: { house: 'redemption', hand: ['indignant-tone'] },
    p2: { battleline: ['krump', { card: 'dextre', damage, powerCounters: 1 }, 'bumpsy', 'valdr'] },
  });

  p1.play('indignant-tone');
  p1.choose(p2.card('dextre'));

  expect([p2.card('krump').enraged, p2.card('bumpsy').enraged]).toEqual([enraged, enraged]);
  expect(p2.card('valdr').enraged).toBe(false);
});

describe('Redeem the Crucible', () => {
  test('destroys each creature and forges at +6 less 1 for each Mutant destroyed, then purges itself', () => {
    const { p1, p2 } = scenario({
      p1: {
        house: 'redemption',
        hand: ['redeem-the-crucible', 'salvay'],
        amber: 11,
        battleline: ['salvay', 'troll'],
      },
      p2: { battleline: ['salvay'] },
    });

    p1.play('redeem-the-crucible');
    p1.press('yes');
    p1.press('red');

    expect([p1.battleline, p2.battleline]).toEqual([[], []]);
    expect([p1.keys, p1.amber]).toEqual([1, 1]);
    expect(p1.purged).toEqual(['redeem-the-crucible']);
    expect(p1.actions('salvay')).toEqual([]);
  });

  test('may leave the key unforged', () => {
    const { p1 } = scenario({
      p1: { house: 'redemption', hand: ['redeem-the-crucible'], amber: 14, battleline: ['salvay'] },
    });

    p1.play('redeem-the-crucible');
    p1.press('no');

    expect([p1.keys, p1.amber]).toEqual([0, 14]);
    expect(p1.purged).toEqual(['redeem-the-crucible']);
  });
});

test('The Mist destroys itself and makes each creature a Mutant for the turn', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'redemption', artifacts: ['the-mist'], battleline: ['troll'] },
    p2: { battleline: ['krump'], houses: ['brobnar'] },
  });

  p1.use('the-mist');
  expect(p1.discard).toEqual(['the-mist']);
  expect([p1.card('troll').traits, p2.card('krump').traits]).toEqual([
    expect.arrayContaining(['mutant']),
    expect.arrayContaining(['mutant']),
  ]);
  p1.endTurn();

  expect(p2.card('krump').traits).not.toContain('mutant');
});

test.each([
  ['salvay', 2],
  ['troll', 1],
])('Dark Influence discards %s from the top of a deck, and leaves its player %i amber', (top, amber) => {
  const { p1, p2 } = scenario({
    p1: { house: 'redemption', hand: ['dark-influence'], deck: ['krump'] },
    p2: { deck: [top] },
  });

  p1.play('dark-influence');
  p1.press('player:opponent');

  expect(p2.discard).toEqual([top]);
  expect(p1.deck).toEqual(['krump']);
  expect(p1.amber).toBe(amber);
});

test('Vial of Mutation makes 2 creatures Mutants', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'redemption', hand: ['vial-of-mutation'], battleline: ['troll'] },
    p2: { battleline: ['krump', 'bumpsy'] },
  });

  p1.play('vial-of-mutation');
  p1.choose('troll', p2.card('krump'));

  expect(p1.card('troll').counters).toEqual({ mutation: 1 });
  expect(p1.card('troll').traits).toContain('mutant');
  expect(p2.card('krump').traits).toContain('mutant');
  expect(p2.card('bumpsy').traits).not.toContain('mutant');
});

test('Tome of Abatement keeps creatures from gaining elusive, skirmish and taunt later [12.2]', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'shadows',
      artifacts: ['tome-of-abatement'],
      battleline: ['bumpsy'],
      hand: ['ring-of-invisibility'],
    },
    p2: { battleline: ['troll'] },
  });

  p1.play('ring-of-invisibility');
  p1.choose('bumpsy');
  expect(p1.card('bumpsy').keywords).toEqual({});
  p1.game.edit.move(p1.card('tome-of-abatement').id, 'discard');

  expect(p1.card('bumpsy').keywords).toEqual({ elusive: 1, skirmish: 1 });
  expect(p2.card('troll').keywords).toEqual({});
});

test('Corrosive Monk keeps creatures from gaining armor later [15.3]', () => {
  const { p1 } = scenario({
    p1: { house: 'sanctum', battleline: ['corrosive-monk', 'troll'], hand: ['shoulder-armor'] },
  });

  p1.play('shoulder-armor');
  p1.choose('troll');

  expect(p1.card('troll')).toMatchObject({ power: 10, armorTotal: 0 });
});
