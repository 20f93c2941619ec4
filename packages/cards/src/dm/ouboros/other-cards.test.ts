import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

test.each([
  [['troll'], 3],
  [[], 0],
])('Ashwing Protocol against %j draws %i', (battleline, drawn) => {
  const { p1 } = scenario({
    p1: { hand: ['ashwing-protocol'], deck: ['krump', 'urchin', 'bumpsy', 'anger'] },
    p2: { battleline },
  });

  p1.play('ashwing-protocol');

  expect(p1.hand).toHaveLength(drawn);
});

test('Chlorodoze Vapor deals 3 damage to each creature, then exhausts one for each destroyed', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'ouboros', hand: ['chlorodoze-vapor'], battleline: ['urchin', 'krump'] },
    p2: { battleline: ['dust-pixie', 'troll'] },
  });

  p1.play('chlorodoze-vapor');
  p1.choose(p2.card('troll'));
  p1.choose('krump');

  expect([p1.battleline, p2.battleline]).toEqual([['krump'], ['troll']]);
  expect([p1.card('krump').damage, p2.card('troll').damage]).toEqual([3, 3]);
  expect([p1.card('krump').exhausted, p2.card('troll').exhausted]).toEqual([true, true]);
});

test('Cyn Dynasty makes all keys cost 2 more, and pays its player when the opponent forges', () => {
  const { p1, p2 } = scenario({
    p1: { artifacts: ['cyn-dynasty'], deck: Array.from({ length: 12 }, () => 'anger') },
    p2: { amber: 8, houses: ['dis'] },
  });
  expect([p1.keyCost, p2.keyCost]).toEqual([8, 8]);

  p1.endTurn();
  p2.press('red');

  expect([p2.keys, p1.amber, p1.hand.length]).toEqual([1, 2, 10]);
  expect(p1.artifacts).toEqual([]);
});

test('Gilded Burden makes an enemy creature capture 2 from its own side for each key of the opponent', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['gilded-burden'], keys: 1 },
    p2: { amber: 5, keys: 2, battleline: ['troll', 'krump'] },
  });

  p1.play('gilded-burden');
  p1.choose(p2.card('troll'));
  p1.choose(p2.card('krump'));

  expect([p2.card('troll').amber, p2.card('krump').amber, p2.amber]).toEqual([2, 2, 1]);
});

describe('Prime Authority', () => {
  test.each([
    ['exhaust', 1, 2],
    ['ready', 0, 0],
  ])('%ss a creature, and pays if more friendly creatures are exhausted', (_, option, amber) => {
    const { p1 } = scenario({
      p1: {
        house: 'ouboros',
        hand: ['prime-authority'],
        battleline: ['troll', { card: 'krump', exhausted: true }],
      },
      p2: { battleline: [{ card: 'bumpsy', exhausted: true }] },
    });
    const before = p1.amber;

    p1.play('prime-authority');
    p1.press(option);
    p1.choose(option === 1 ? 'troll' : 'krump');

    expect(p1.amber - before).toBe(amber);
    expect(p1.card(option === 1 ? 'troll' : 'krump').exhausted).toBe(option === 1);
  });
});

test('Sleepwither destroys an Ouboros creature for 2 amber', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'ouboros', hand: ['sleepwither'], battleline: ['troll'] },
    p2: { battleline: ['agorim'] },
  });
  p1.play('sleepwither');
  expect(p1.choices).toEqual(['agorim']);
  p1.choose(p2.card('agorim'));

  expect([p2.battleline, p1.amber]).toEqual([[], 2]);
});

test('Spherular Gem is destroyed for 1 amber for each forged key of both players', () => {
  const { p1 } = scenario({ p1: { artifacts: ['spherular-gem'], keys: 1 }, p2: { keys: 2 } });

  p1.use('spherular-gem');

  expect([p1.artifacts, p1.amber]).toEqual([[], 3]);
});

test('DRAGONS!!! shuffles any number of Dragon creatures into the deck', () => {
  const { p1 } = scenario({
    p1: { hand: ['dragons'], discard: ['agorim', 'troll', 'caspart', 'dray-conis'], deck: ['anger'] },
  });

  p1.play('dragons');
  expect(p1.choices).toEqual(['agorim', 'caspart', 'dray-conis']);
  p1.choose('agorim', 'caspart');

  expect(p1.deck.toSorted()).toEqual(['agorim', 'anger', 'caspart']);
  expect(p1.discard).toEqual(['dragons', 'troll', 'dray-conis']);
});

test('Doze Wing exhausts each creature that is no Dragon', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'ouboros', hand: ['doze-wing'], battleline: ['agorim', 'troll'] },
    p2: { battleline: ['krump', 'caspart'] },
  });

  p1.play('doze-wing');

  expect([p1.card('agorim').exhausted, p1.card('troll').exhausted]).toEqual([false, true]);
  expect([p2.card('krump').exhausted, p2.card('caspart').exhausted]).toEqual([true, false]);
});

describe('Glittering Horde', () => {
  test.each([
    ['one color', 1, 1, 1],
    ['two colors', 1, 2, 2],
    ['no color', 0, 0, 0],
  ] as const)('%s is forged: steals for each color once', (_, own, theirs, stolen) => {
    const { p1, p2 } = scenario({
      p1: { hand: ['glittering-horde'], keys: own },
      p2: { amber: 5, keys: theirs },
    });

    p1.play('glittering-horde');

    expect(p2.amber).toBe(5 - stolen);
  });
});

describe('Parasitic Charge', () => {
  test('forges for 8 more, reduced by 1 for each amber of the opponent, and is purged', () => {
    const { p1 } = scenario({ p1: { hand: ['parasitic-charge'], amber: 10 }, p2: { amber: 4 } });

    p1.play('parasitic-charge');
    p1.press('red');

    expect([p1.keys, p1.amber, p1.purged]).toEqual([1, 0, ['parasitic-charge']]);
  });

  test('is discarded if no key is forged', () => {
    const { p1 } = scenario({ p1: { hand: ['parasitic-charge'], amber: 9 }, p2: { amber: 4 } });

    p1.play('parasitic-charge');

    expect([p1.keys, p1.amber, p1.discard]).toEqual([0, 9, ['parasitic-charge']]);
  });
});

test('Arcane Relief readies and uses a friendly exhausted creature', () => {
  const { p1 } = scenario({
    p1: {
      house: 'ouboros',
      hand: ['arcane-relief'],
      battleline: [{ card: 'troll', exhausted: true }, 'krump'],
    },
  });

  p1.play('arcane-relief');
  expect(p1.choices).toEqual(['troll']);
  p1.choose('troll');

  // One of its icon, one of the reap.
  expect(p1.amber).toBe(2);
});

test.each([
  [['krump', 'bumpsy', 'urchin'], 2],
  [['krump'], 0],
])('Clawcloak Swipe against %j: a friendly creature captures %i', (battleline, captured) => {
  const { p1, p2 } = scenario({
    p1: { house: 'ouboros', hand: ['clawcloak-swipe'], battleline: ['troll'] },
    p2: { amber: 5, battleline },
  });

  p1.play('clawcloak-swipe');
  if (captured > 0) p1.choose('troll');

  expect([p1.card('troll').amber, p2.amber]).toEqual([captured, 5 - captured]);
});

test('Hoarding the Goods makes each friendly exhausted creature capture 1', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'ouboros',
      hand: ['hoarding-the-goods'],
      battleline: [{ card: 'troll', exhausted: true }, 'krump'],
    },
    p2: { amber: 3, battleline: [{ card: 'bumpsy', exhausted: true }] },
  });

  p1.play('hoarding-the-goods');

  expect([p1.card('troll').amber, p1.card('krump').amber, p2.card('bumpsy').amber, p2.amber]).toEqual([
    1, 0, 0, 2,
  ]);
});

test.each([
  [
    ['krump', 'bumpsy'],
    [true, true, true],
  ],
  [['krump'], [false, true]],
])('Ley Lines against %j', (battleline, exhausted) => {
  const { p1, p2 } = scenario({
    p1: { house: 'ouboros', hand: ['ley-lines'], battleline: ['troll'] },
    p2: { battleline },
  });

  p1.play('ley-lines');
  if (battleline.length === 1) p1.choose(p2.card('krump'));

  expect(
    [p1.card('troll'), ...battleline.map((slug) => p2.card(slug))].map((card) => card.exhausted),
  ).toEqual(exhausted);
});

test.each([
  ['klyyhnug', 1],
  ['agent-buuff', 0],
])('Vanguard Wounds on %s draws %i', (slug, drawn) => {
  const { p1, p2 } = scenario({
    p1: { hand: ['vanguard-wounds'], deck: ['krump', 'bumpsy'] },
    p2: { battleline: [slug] },
  });

  p1.play('vanguard-wounds');
  p1.choose(p2.card(slug));

  expect(p1.hand).toHaveLength(drawn);
});
