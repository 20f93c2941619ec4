import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

test('Almsmaster: each neighbor captures 1 amber when it is played', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', battleline: ['troll', 'krump', 'umbra'], hand: ['almsmaster'] },
    p2: { amber: 5 },
  });

  p1.play('almsmaster', { rightOf: 'troll' });

  expect(['troll', 'krump', 'umbra'].map((card) => p1.card(card).amber)).toEqual([1, 1, 0]);
  expect(p2.amber).toBe(3);
});

test.each([
  ['a neighbor', 'krump', 1],
  ['no neighbor', 'bumpsy', 0],
])('The evil twin of Almsmaster: %s steals when it is destroyed', (_, target, stolen) => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll'], amber: 2 },
    p2: { battleline: ['almsmaster-evil-twin', 'krump', 'bumpsy'] },
  });

  p1.fight('troll', p2.card(target));

  expect(p2.battleline).not.toContain(target);
  expect(p2.amber).toBe(stolen);
});

test('Grey Augur: its neighbors gain 1 amber after they fight', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', battleline: ['grey-augur', 'troll', 'krump'] },
    p2: { battleline: ['umbra', 'dust-pixie'] },
  });

  p1.fight('troll', p2.card('umbra'));
  expect(p1.amber).toBe(1);
  p1.fight('krump', p2.card('dust-pixie'));

  expect(p1.amber).toBe(1);
});

test('The evil twin of Grey Augur: a neighbor that reaps gains 1 amber more and is exalted', () => {
  const { p1 } = scenario({
    p1: { house: 'brobnar', battleline: ['grey-augur-evil-twin', 'krump', 'bumpsy'] },
  });

  p1.reap('krump');
  p1.reap('bumpsy');

  expect(p1.amber).toBe(3);
  expect([p1.card('krump').amber, p1.card('bumpsy').amber]).toEqual([1, 0]);
});

test.each([
  ['high', 2, 5],
  ['neutral', 0, 0],
  ['low', 0, 0],
] as const)(
  'Lærie of the Lake: while the tide is %s others get %i armor, or its twin %i',
  (tide, all, own) => {
    const { p1, p2, game } = scenario({
      p1: { battleline: ['lærie-of-the-lake', 'troll'] },
      p2: { battleline: ['lærie-of-the-lake-evil-twin', 'krump'] },
    });
    game.edit.setPlayer('p1', { tide });
    expect([p1.card('lærie-of-the-lake').armor, p1.card('troll').armor]).toEqual([all, all]);

    game.edit.setPlayer('p2', { tide });

    expect([p2.card('lærie-of-the-lake-evil-twin').armor, p2.card('krump').armor]).toEqual([own, 0]);
  },
);

test('Lightsmith Clariel switches its power and armor before it fights', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['lightsmith-clariel'] },
    p2: { battleline: ['dust-pixie'] },
  });

  p1.fight('lightsmith-clariel', p2.card('dust-pixie'));
  p1.choose('lightsmith-clariel');

  expect(p1.card('lightsmith-clariel')).toMatchObject({ power: 2, armorTotal: 5 });
});

test('The evil twin of Lightsmith Clariel switches power and armor of any creature for the turn', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['lightsmith-clariel-evil-twin'], houses: ['sanctum'] },
    p2: { battleline: ['sir-bevor'] },
  });

  p1.use('lightsmith-clariel-evil-twin');
  p1.choose(p2.card('sir-bevor'));

  expect(p2.card('sir-bevor')).toMatchObject({ power: 5, armorTotal: 1 });
  p1.endTurn();
  expect(p2.card('sir-bevor')).toMatchObject({ power: 1, armorTotal: 5 });
});

describe('Seneschal Sargassa', () => {
  test('a creature of the player who raises the tide captures 2 amber', () => {
    const { p1, p2, game } = scenario({
      p1: { house: 'logos', battleline: ['troll'], hand: ['bilgewarden'] },
      p2: { battleline: ['seneschal-sargassa'], amber: 3 },
    });
    game.edit.setPlayer('p1', { tide: 'low' });

    p1.play('bilgewarden');
    p1.choose('troll');

    expect(p1.card('troll').amber).toBe(2);
    expect(p2.amber).toBe(1);
  });

  test('as an evil twin, captures 2 amber itself', () => {
    const { p1, p2, game } = scenario({
      p1: { house: 'logos', hand: ['bilgewarden'], amber: 3 },
      p2: { battleline: ['seneschal-sargassa-evil-twin'], amber: 3 },
    });
    game.edit.setPlayer('p1', { tide: 'low' });

    p1.play('bilgewarden');

    expect(p2.card('seneschal-sargassa-evil-twin').amber).toBe(2);
    expect(p1.amber).toBe(1);
  });
});

test.each([
  ['urien-the-circumspect', 4, 5],
  ['urien-the-circumspect-evil-twin', 1, 2],
])('%s: with 3 armor, players have %i and %i amber after it reaps', (card, mine, theirs) => {
  const { p1, p2, game } = scenario({
    p1: { battleline: [card, 'lærie-of-the-lake'] },
    p2: { amber: 5 },
  });
  game.edit.setPlayer('p1', { tide: 'high' });

  p1.reap(card);

  expect([p1.amber, p2.amber]).toEqual([mine, theirs]);
});

describe('Orphiel, Sea’s Chosen', () => {
  test.each([
    ['high', 2, true],
    ['neutral', 0, false],
  ] as const)(
    'while the tide is %s gains %i amber by fighting and has skirmish: %s',
    (tide, amber, skirmish) => {
      const { p1, p2, game } = scenario({
        p1: { battleline: ['orphiel-sea-s-chosen'] },
        p2: { battleline: ['dust-pixie'] },
      });
      game.edit.setPlayer('p1', { tide });

      p1.fight('orphiel-sea-s-chosen', p2.card('dust-pixie'));

      expect(p1.amber).toBe(amber);
      expect('skirmish' in p1.card('orphiel-sea-s-chosen').keywords).toBe(skirmish);
    },
  );
});

test.each([
  ['low', 3, 2],
  ['high', 0, 0],
] as const)(
  'Orphion, Land’s Chosen: while the tide is %s has %i armor and captures %i',
  (tide, armor, amber) => {
    const { p1, game } = scenario({
      p1: { battleline: ['orphion-land-s-chosen'] },
      p2: { amber: 4 },
    });
    game.edit.setPlayer('p1', { tide });

    p1.reap('orphion-land-s-chosen');

    expect(p1.card('orphion-land-s-chosen')).toMatchObject({ armor, amber });
  },
);

test.each([
  ['between others', ['krump', 'aja-the-inconspicuous', 'bumpsy'], true],
  ['on a flank', ['krump', 'aja-the-inconspicuous'], false],
])('Aja the Inconspicuous: %s survives a fight: %s', (_, battleline, survives) => {
  const { p1, p2 } = scenario({ p1: { battleline: ['troll'] }, p2: { battleline } });

  p1.fight('troll', p2.card('aja-the-inconspicuous'));

  expect(p2.battleline.includes('aja-the-inconspicuous')).toBe(survives);
});

test('The Corpulent Collector captures all amber and is dealt as much damage', () => {
  const { p1, p2 } = scenario({ p1: { hand: ['the-corpulent-collector'] }, p2: { amber: 4 } });

  p1.play('the-corpulent-collector');

  expect(p1.card('the-corpulent-collector')).toMatchObject({ amber: 4, damage: 4 });
  expect(p2.amber).toBe(0);
});

test('Holdfast is readied after a neighbor is dealt damage, not after another creature is', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll', 'krump'] },
    p2: { battleline: ['bumpsy', { card: 'holdfast', exhausted: true }, 'umbra', 'dodger'] },
  });

  p1.fight('krump', p2.card('dodger'));
  expect(p2.card('holdfast').exhausted).toBe(true);
  p1.fight('troll', p2.card('bumpsy'));

  expect(p2.card('holdfast').exhausted).toBe(false);
});

test('Badgemagus: its neighbors ready and fight after it fights', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: [{ card: 'troll', exhausted: true }, 'badgemagus', 'umbra'], house: 'sanctum' },
    p2: { battleline: ['dust-pixie', 'krump'] },
  });

  p1.fight('badgemagus', p2.card('dust-pixie'));
  p1.choose('troll');
  p1.choose(p2.card('krump'));

  expect(p2.battleline).toEqual([]);
});

test('Badgemagus: its neighbors ready even if nothing is left to fight', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: [{ card: 'troll', exhausted: true }, 'badgemagus'], house: 'sanctum' },
    p2: { battleline: ['dust-pixie'] },
  });

  p1.fight('badgemagus', p2.card('dust-pixie'));

  expect(p1.card('troll').exhausted).toBe(false);
});

test('Marshal Ewer raises the tide when it is played', () => {
  const { p1, game } = scenario({ p1: { hand: ['marshal-ewer'] } });
  game.edit.setPlayer('p1', { tide: 'low' });

  p1.play('marshal-ewer');

  expect(game.player('p1').tide).toBe('high');
});

test('Marshal Ewer raises the tide after it fights', () => {
  const { p1, p2, game } = scenario({
    p1: { battleline: ['marshal-ewer'] },
    p2: { battleline: ['dust-pixie'] },
  });
  game.edit.setPlayer('p1', { tide: 'low' });

  p1.fight('marshal-ewer', p2.card('dust-pixie'));

  expect(game.player('p1').tide).toBe('high');
});
