import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

test('Enlist Numeri: takes an enemy creature with amber on it, which is then of house Saurian only', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: ['enlist-numeri'] },
    p2: { battleline: [{ card: 'troll', amber: 1 }, 'krump'] },
  });

  p1.play('enlist-numeri');
  expect(p1.choices).toEqual(['troll']);
  p1.choose(p2.card('troll'));

  expect([p1.battleline, p2.battleline]).toEqual([['troll'], ['krump']]);
  expect(p1.card('troll').houses).toEqual(['saurian']);
});

describe('Ankylo Formation', () => {
  const setUp = {
    p1: { house: 'saurian', hand: ['ankylo-formation'], battleline: ['brachiaditus', 'undagnathus'] },
    p2: { battleline: ['troll'] },
  } as const;

  test.each([
    ['brachiaditus', 0],
    ['undagnathus', 8],
  ])('gives one friendly creature skirmish: %s takes %i damage', (fighter, damage) => {
    const { p1, p2 } = scenario(setUp);

    p1.play('ankylo-formation');
    p1.press(0);
    p1.choose('brachiaditus');
    p1.fight(fighter, p2.card('troll'));

    expect(p1.card(fighter).damage).toBe(damage);
  });

  test('exalts a friendly creature to give each one skirmish', () => {
    const { p1, p2 } = scenario(setUp);

    p1.play('ankylo-formation');
    p1.press(1);
    p1.choose('brachiaditus');
    p1.fight('undagnathus', p2.card('troll'));

    expect(p1.card('brachiaditus').amber).toBe(1);
    expect(p1.card('undagnathus').damage).toBe(0);
  });
});

test.each([
  ['high', [1, 1], [1, 0]],
  ['low', [0, 0], [2, 1]],
] as const)(
  'Bury Riches: with a %s tide, pools %j and creatures %j have the amber',
  (tide, pools, creatures) => {
    const { p1, p2, game } = scenario({
      p1: { house: 'saurian', hand: ['bury-riches'], battleline: [{ card: 'troll', amber: 2 }] },
      p2: { battleline: [{ card: 'krump', amber: 1 }, 'bumpsy'] },
    });
    game.edit.setPlayer('p1', { tide });

    p1.play('bury-riches');

    expect([p1.amber, p2.amber]).toEqual(pools);
    expect([p1.card('troll').amber, p2.card('krump').amber]).toEqual(creatures);
    expect(game.player('p1').tide).toBe('high');
  },
);

test('Di-No You Didn’t!: destroys an enemy creature with amber on it', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: ['di-no-you-didn-t'], battleline: [{ card: 'bumpsy', amber: 1 }] },
    p2: { battleline: [{ card: 'troll', amber: 1 }, 'krump'] },
  });

  p1.play('di-no-you-didn-t');
  expect(p1.choices).toEqual(['troll']);
  p1.choose(p2.card('troll'));

  expect(p2.battleline).toEqual(['krump']);
});

test('Wipe Clear: deals 1 damage to each creature and destroys each upgrade', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'saurian',
      hand: ['wipe-clear'],
      battleline: [{ card: 'troll', upgrades: ['way-of-the-pixie'] }],
    },
    p2: { battleline: [{ card: 'krump', upgrades: ['ransom'] }] },
  });

  p1.play('wipe-clear');

  expect([p1.card('troll').damage, p2.card('krump').damage]).toEqual([1, 1]);
  expect(p1.discard).toContain('way-of-the-pixie');
  expect(p2.discard).toEqual(['ransom']);
});

test('Carpe Vinum: exalts two enemy creatures', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: ['carpe-vinum'], battleline: ['urchin'] },
    p2: { battleline: ['troll', 'krump', 'bumpsy'] },
  });

  p1.play('carpe-vinum');
  expect(p1.choices).toEqual(['troll', 'krump', 'bumpsy']);
  p1.choose(p2.card('troll'), p2.card('bumpsy'));

  expect(['troll', 'krump', 'bumpsy'].map((slug) => p2.card(slug).amber)).toEqual([1, 0, 1]);
});

test('Crushing Charge: destroys each creature with a power of 4 or less, for a chain', () => {
  const { p1, p2, game } = scenario({
    p1: { house: 'saurian', hand: ['crushing-charge'], battleline: ['lapisaurus', 'urchin'] },
    p2: { battleline: ['bumpsy', 'umbra'] },
  });

  p1.play('crushing-charge');

  expect([p1.battleline, p2.battleline]).toEqual([[], ['bumpsy']]);
  expect(game.player('p1').chains).toBe(1);
});

describe('Decadence', () => {
  test('exalts, readies and uses a friendly creature', () => {
    const { p1 } = scenario({
      p1: { house: 'saurian', hand: ['decadence'], battleline: [{ card: 'krump', exhausted: true }] },
    });

    p1.play('decadence');
    const printed = p1.amber;
    p1.press(0);
    p1.choose('krump');

    expect(p1.card('krump')).toMatchObject({ amber: 1, exhausted: true });
    expect(p1.amber - printed).toBe(1);
  });

  test('moves 1 amber from a creature to another', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'saurian', hand: ['decadence'], battleline: [{ card: 'krump', amber: 2 }] },
      p2: { battleline: ['troll'] },
    });

    p1.play('decadence');
    p1.press(1);
    p1.choose('krump');
    p1.choose(p2.card('troll'));

    expect([p1.card('krump').amber, p2.card('troll').amber]).toEqual([1, 1]);
  });
});

test('Ostracize: purges a creature for 1 amber', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', amber: 2, hand: ['ostracize'], battleline: ['bumpsy'] },
    p2: { battleline: ['troll'] },
  });

  p1.play('ostracize');
  p1.choose(p2.card('troll'));

  expect(p1.amber).toBe(1);
  expect(p2.purged).toEqual(['troll']);
});

test('Ostracize: purges nothing without amber', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: ['ostracize'] },
    p2: { battleline: ['troll'] },
  });

  p1.play('ostracize');

  expect(p2.battleline).toEqual(['troll']);
});

describe('Reach Advantage', () => {
  test('lets a friendly creature capture 3 amber while the tide is high', () => {
    const { p1, p2, game } = scenario({
      p1: { house: 'saurian', hand: ['reach-advantage'], battleline: ['krump'] },
      p2: { amber: 5, battleline: ['troll'] },
    });
    game.edit.setPlayer('p1', { tide: 'high' });

    p1.play('reach-advantage');
    p1.choose('krump');

    expect([p1.card('krump').amber, p2.amber]).toEqual([3, 2]);
  });

  test('raises the tide otherwise', () => {
    const { p1, p2, game } = scenario({
      p1: { house: 'saurian', hand: ['reach-advantage'], battleline: ['krump'] },
      p2: { amber: 5 },
    });
    game.edit.setPlayer('p1', { tide: 'low' });

    p1.play('reach-advantage');

    expect(game.player('p1').tide).toBe('high');
    expect(p2.amber).toBe(5);
  });
});
