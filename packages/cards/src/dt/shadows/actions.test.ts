import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

test('Early Birds: readies each Shadows card of both players', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'shadows',
      hand: ['early-birds'],
      battleline: [
        { card: 'umbra', exhausted: true },
        { card: 'troll', exhausted: true },
      ],
      artifacts: [{ card: 'submersible', exhausted: true }],
    },
    p2: { battleline: [{ card: 'dodger', exhausted: true }] },
  });

  p1.play('early-birds');

  expect(['umbra', 'submersible', 'troll'].map((slug) => p1.card(slug).exhausted)).toEqual([
    false,
    false,
    true,
  ]);
  expect(p2.card('dodger').exhausted).toBe(false);
});

test('Easy Marks: exalts each damaged enemy creature', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['easy-marks'], battleline: [{ card: 'troll', damage: 1 }] },
    p2: { battleline: [{ card: 'troll', damage: 1 }, { card: 'krump', damage: 2 }, 'bumpsy'] },
  });

  p1.play('easy-marks');

  expect(['troll', 'krump', 'bumpsy'].map((slug) => p2.card(slug).amber)).toEqual([1, 1, 0]);
  expect(p1.card('troll').amber).toBe(0);
});

test('Blatant Thievery: enrages an enemy creature and takes all its amber', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['blatant-thievery'], battleline: ['bumpsy'] },
    p2: { battleline: [{ card: 'troll', amber: 3 }, 'krump'] },
  });

  p1.play('blatant-thievery');
  const printed = p1.amber;
  expect(p1.choices).toEqual(['troll', 'krump']);
  p1.choose(p2.card('troll'));

  expect(p2.card('troll')).toMatchObject({ amber: 0, enraged: true });
  expect(p1.amber - printed).toBe(3);
});

describe('Safe or Sorry', () => {
  test('archives any number of friendly creatures', () => {
    const { p1 } = scenario({
      p1: { house: 'shadows', hand: ['safe-or-sorry'], battleline: ['troll', 'krump', 'bumpsy'] },
      p2: { battleline: ['urchin'] },
    });

    p1.play('safe-or-sorry');
    p1.press(0);
    expect(p1.choices).toEqual(['troll', 'krump', 'bumpsy']);
    p1.choose('troll', 'krump');

    expect(p1.archives.toSorted()).toEqual(['krump', 'troll']);
    expect(p1.battleline).toEqual(['bumpsy']);
  });

  test('deals 1 damage to a creature for each amber of the opponent', () => {
    const { p1, p2 } = scenario({
      p1: { amber: 1, house: 'shadows', hand: ['safe-or-sorry'], battleline: ['bumpsy'] },
      p2: { amber: 4, battleline: ['troll'] },
    });

    p1.play('safe-or-sorry');
    p1.press(1);
    p1.choose(p2.card('troll'));

    expect(p2.card('troll').damage).toBe(4);
  });
});

test('Stir Up Trouble: a creature and its neighbor deal their power in damage to each other', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['stir-up-trouble'] },
    p2: { battleline: ['bumpsy', 'troll', 'krump'] },
  });

  p1.play('stir-up-trouble');
  p1.choose(p2.card('troll'));
  expect(p1.choices).toEqual(['bumpsy', 'krump']);
  p1.choose(p2.card('krump'));

  expect(p2.battleline).toEqual(['bumpsy', 'troll']);
  expect(p2.card('troll').damage).toBe(6);
});

test.each([
  ['umbra', 'high'],
  ['troll', 'low'],
])('Cement Shoes: after 2 damage to %s the tide is %s', (slug, tide) => {
  const { p1, p2, game } = scenario({
    p1: { house: 'shadows', hand: ['cement-shoes'], battleline: ['bumpsy'] },
    p2: { battleline: [slug] },
  });
  game.edit.setPlayer('p1', { tide: 'low' });

  p1.play('cement-shoes');
  p1.choose(p2.card(slug));

  expect(game.player('p1').tide).toBe(tide);
});

test('Hornswoggle: uses an enemy artifact as if it were the player’s', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['hornswoggle'], battleline: [{ card: 'troll', amber: 1 }, 'krump'] },
    p2: { artifacts: ['altruist-s-rostrum'] },
  });

  p1.play('hornswoggle');
  p1.choose(p2.card('altruist-s-rostrum'));
  p1.choose('troll');
  p1.choose('krump');

  expect([p1.card('troll').amber, p1.card('krump').amber]).toEqual([0, 1]);
  expect(p2.card('altruist-s-rostrum').exhausted).toBe(true);
});

test('Kerwollop: deals 1 damage to each creature and gains 1 amber for each that it destroyed', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['kerwollop'], battleline: ['dust-pixie', 'troll'] },
    p2: { battleline: [{ card: 'umbra', damage: 1 }, 'krump'] },
  });
  const { p1: alone } = scenario({ p1: { house: 'shadows', hand: ['kerwollop'] } });

  p1.play('kerwollop');
  alone.play('kerwollop');

  expect([p1.battleline, p2.battleline]).toEqual([['troll'], ['krump']]);
  expect([p1.card('troll').damage, p2.card('krump').damage]).toEqual([1, 1]);
  expect(p1.amber - alone.amber).toBe(2);
});

describe('Loot or Pillage', () => {
  test('steals 1 amber', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'shadows', hand: ['loot-or-pillage'], battleline: ['troll'] },
      p2: { amber: 5 },
    });

    p1.play('loot-or-pillage');
    p1.press(0);

    expect(p2.amber).toBe(4);
    expect(p1.card('troll').amber).toBe(0);
  });

  test('lets a friendly creature capture 3 amber', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'shadows', hand: ['loot-or-pillage'], battleline: ['troll'] },
      p2: { amber: 5, battleline: ['krump'] },
    });

    p1.play('loot-or-pillage');
    p1.press(1);
    p1.choose('troll');

    expect([p1.card('troll').amber, p2.amber]).toEqual([3, 2]);
  });
});

test.each([
  ['troll', ['troll'], 2],
  ['umbra', [], 3],
])('Scooped: 2 damage to %s leave %j and %i amber in the pool of its player', (slug, left, amber) => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['scooped'], battleline: ['bumpsy'] },
    p2: { amber: 3, battleline: [slug] },
  });

  p1.play('scooped');
  p1.choose(p2.card(slug));

  expect(p2.battleline).toEqual(left);
  expect(p2.amber).toBe(amber);
});

test('Walk the Plank: deals 4 damage to a creature if the opponent has no amber', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['walk-the-plank'], battleline: ['bumpsy'] },
    p2: { battleline: ['troll'] },
  });

  p1.play('walk-the-plank');
  p1.choose(p2.card('troll'));

  expect(p2.card('troll').damage).toBe(4);
});

test('Walk the Plank: steals 1 amber otherwise', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['walk-the-plank'] },
    p2: { amber: 2, battleline: ['troll'] },
  });

  p1.play('walk-the-plank');

  expect(p2.amber).toBe(1);
  expect(p2.card('troll').damage).toBe(0);
});
