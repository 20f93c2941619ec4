import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

test('Dark Wave deals 2 damage to each creature that is no Mutant', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['dark-wave'], battleline: ['boss-zarek', 'troll'] },
    p2: { battleline: ['snarette', 'krump'] },
  });

  p1.play('dark-wave');

  expect([p1.card('boss-zarek').damage, p1.card('troll').damage]).toEqual([0, 2]);
  expect([p2.card('snarette').damage, p2.card('krump').damage]).toEqual([0, 2]);
});

describe('Look Over There!', () => {
  test.each([
    ['a creature that survives', 'troll', 1],
    ['a creature that is destroyed', 'dust-pixie', 0],
  ])('against %s', (_, target, stolen) => {
    const { p1, p2 } = scenario({
      p1: { hand: ['look-over-there'] },
      p2: { amber: 3, battleline: [target] },
    });
    const before = p1.amber;

    p1.play('look-over-there');
    p1.choose(p2.card(target));

    expect(p1.amber - before).toBe(stolen);
    expect(p2.amber).toBe(3 - stolen);
  });

  test('[A13] steals if Shadow Self takes the damage and is destroyed', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['look-over-there'] },
      p2: { amber: 3, battleline: ['urchin', { card: 'shadow-self', damage: 8 }] },
    });

    p1.play('look-over-there');
    p1.choose(p2.card('urchin'));

    expect(p2.battleline).toEqual(['urchin']);
    expect(p2.amber).toBe(2);
  });

  test('steals nothing without a creature', () => {
    const { p1, p2 } = scenario({ p1: { hand: ['look-over-there'] }, p2: { amber: 3 } });

    p1.play('look-over-there');

    expect(p2.amber).toBe(3);
  });
});

test('Opportunist gives elusive, and its creature captures 1 amber from its opponent', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['opportunist'], amber: 2 },
    p2: { battleline: ['troll'], amber: 2 },
  });

  p1.play('opportunist', { on: p2.card('troll') });

  expect(p2.card('troll').keywords).toHaveProperty('elusive');
  expect(p2.card('troll').amber).toBe(1);
  expect([p1.amber, p2.amber]).toEqual([2 + 1 - 1, 2]);
});

describe('Tempting Offer', () => {
  test('returns an enemy creature and gives the opponent 1 amber', () => {
    const { p1, p2 } = scenario({ p1: { hand: ['tempting-offer'] }, p2: { battleline: ['troll'] } });

    p1.play('tempting-offer');
    p1.choose(p2.card('troll'));

    expect(p2.hand).toEqual(['troll']);
    expect(p2.amber).toBe(1);
  });

  test('[A7] gives nothing if a ward keeps the creature in play', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['tempting-offer'] },
      p2: { battleline: [{ card: 'troll', warded: true }] },
    });

    p1.play('tempting-offer');
    p1.choose(p2.card('troll'));

    expect(p2.battleline).toEqual(['troll']);
    expect(p2.amber).toBe(0);
  });
});

test('Vandalize discards one of the top 3 cards of the opponent and puts the others back in order', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['vandalize'] },
    p2: { deck: ['troll', 'krump', 'bumpsy', 'valdr'] },
  });

  p1.play('vandalize');
  expect(p1.buttons).toHaveLength(3);
  p1.choose(p2.card('krump'));
  p1.choose(p2.card('bumpsy'));

  expect(p2.discard).toEqual(['krump']);
  expect(p2.deck).toEqual(['bumpsy', 'troll', 'valdr']);
});

test('“Borrow” takes an enemy artifact, which is a Shadows card while its player has it', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['borrow'], artifacts: ['lucky-dice'] },
    p2: { artifacts: ['cannon'] },
  });

  p1.play('borrow');
  expect(p1.choices).toEqual(['cannon']);
  p1.choose(p2.card('cannon'));

  expect(p1.artifacts).toEqual(['lucky-dice', 'cannon']);
  expect(p1.card('cannon').houses).toEqual(['shadows']);
});

test('Lucky Dice is destroyed and protects friendly creatures in the opponent’s next turn', () => {
  const { p1, p2 } = scenario({
    p1: { houses: ['shadows'], artifacts: ['lucky-dice'], battleline: ['krump'] },
    p2: { houses: ['brobnar'], battleline: ['troll'] },
  });

  p1.use('lucky-dice');
  expect(p1.discard).toEqual(['lucky-dice']);
  p1.endTurn();
  p2.press('brobnar');
  p2.fight('troll', p1.card('krump'));

  expect(p1.card('krump').damage).toBe(0);
  expect(p2.card('troll').damage).toBe(6);
});

test('Miasma Bomb is destroyed and makes the opponent skip their next forging', () => {
  const { p1, p2 } = scenario({
    p1: { houses: ['shadows'], artifacts: ['miasma-bomb'] },
    p2: { amber: 6, houses: ['mars'] },
  });

  p1.use('miasma-bomb');
  expect(p1.discard).toEqual(['miasma-bomb']);
  p1.endTurn();

  expect(p2.keys).toBe(0);
  expect(p2.prompt.purpose).toBe('active-house');
});

test('Ransack repeats as long as it discards Shadows cards', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['ransack'], deck: ['urchin', 'dodger', 'troll', 'umbra'] },
    p2: { amber: 5 },
  });

  p1.play('ransack');

  expect([p1.amber, p2.amber]).toEqual([3, 2]);
  expect(p1.deck).toEqual(['umbra']);
});

test('Safe House archives a friendly creature', () => {
  const { p1 } = scenario({
    p1: { house: 'shadows', artifacts: ['safe-house'], battleline: ['troll', 'krump'] },
    p2: { battleline: ['bumpsy'] },
  });

  p1.use('safe-house');
  expect(p1.choices).toEqual(['troll', 'krump']);
  p1.choose('krump');

  expect(p1.archives).toEqual(['krump']);
});

describe('Doom Sigil', () => {
  test('gives poison to each creature', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'brobnar', artifacts: ['doom-sigil'], battleline: ['bumpsy', 'krump'] },
      p2: { battleline: ['troll'] },
    });

    p1.fight('bumpsy', p2.card('troll'));

    expect([p1.battleline, p2.battleline]).toEqual([['krump'], []]);
  });

  test('is destroyed as soon as no creature is in play', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'brobnar', artifacts: ['doom-sigil'], battleline: ['bumpsy'] },
      p2: { battleline: ['troll'] },
    });

    p1.fight('bumpsy', p2.card('troll'));

    expect(p1.artifacts).toEqual([]);
  });
});

test('Mole lets the opponent of its creature’s controller spend the amber on that creature', () => {
  const { p1, p2 } = scenario({
    p1: { houses: ['mars'], battleline: [{ card: 'troll', amber: 2, upgrades: ['mole'] }] },
    p2: { houses: ['mars'], amber: 4 },
  });

  p1.endTurn();
  p2.press('red');

  expect(p2.keys).toBe(1);
  expect(p2.amber).toBe(0);
  expect(p1.card('troll').amber).toBe(0);
});

test('Pincerator deals 1 damage to each flank creature at the end of each turn', () => {
  const { p1, p2 } = scenario({
    p1: { houses: ['shadows'], artifacts: ['pincerator'], battleline: ['troll', 'krump', 'bumpsy'] },
    p2: { houses: ['mars'], battleline: ['valdr'] },
  });

  p1.endTurn();
  expect(['troll', 'krump', 'bumpsy'].map((slug) => p1.card(slug).damage)).toEqual([1, 0, 1]);
  p2.press('mars');
  p2.endTurn();

  expect(['troll', 'krump', 'bumpsy'].map((slug) => p1.card(slug).damage)).toEqual([2, 0, 2]);
  expect(p2.card('valdr').damage).toBe(2);
});
