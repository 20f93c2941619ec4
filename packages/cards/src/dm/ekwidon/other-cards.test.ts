import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

describe('Even Swap', () => {
  test('gives two creatures one at a time, then takes two, the given ones among them', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'ekwidon', hand: ['even-swap'], battleline: ['troll', 'krump', 'bumpsy'] },
      p2: { battleline: ['urchin'] },
    });

    p1.play('even-swap');
    p1.choose('troll');
    p1.press('left');
    expect(p1.choices).toEqual(['krump', 'bumpsy']);
    p1.choose('krump');
    p1.press('right');
    expect(p1.choices).toEqual(['troll', 'urchin', 'krump']);
    p1.choose(p2.card('urchin'));
    p1.press('right');
    p1.choose(p2.card('troll'));
    p1.press('right');

    expect(p1.battleline).toEqual(['bumpsy', 'urchin', 'troll']);
    expect(p2.battleline).toEqual(['krump']);
  });

  test('takes nothing if only one creature could be given', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'ekwidon', hand: ['even-swap'], battleline: ['troll'] },
      p2: { battleline: ['urchin'] },
    });

    p1.play('even-swap');
    p1.choose('troll');
    p1.press('right');

    expect(p1.battleline).toEqual([]);
    expect(p2.battleline).toEqual(['urchin', 'troll']);
  });
});

describe('Fiat Transcoder', () => {
  test.each([
    [1, 0, ['troll']],
    [0, 0, []],
  ])('with %i amber leaves %i and takes control of an enemy creature', (before, after, line) => {
    const { p1, p2 } = scenario({
      p1: { artifacts: ['fiat-transcoder'], amber: before },
      p2: { battleline: ['troll'] },
    });

    p1.use('fiat-transcoder');
    if (before > 0) p1.choose(p2.card('troll'));

    expect(p1.amber).toBe(after);
    expect(p1.battleline).toEqual(line);
  });
});

describe('Forged Currency', () => {
  test('takes counters and amber off friendly creatures, and the key costs that much less', () => {
    const { p1, p2 } = scenario({
      p1: {
        house: 'ekwidon',
        hand: ['forged-currency'],
        amber: 8,
        battleline: [
          { card: 'troll', powerCounters: 2, amber: 1 },
          { card: 'krump', amber: 1 },
        ],
      },
      p2: { battleline: [{ card: 'bumpsy', powerCounters: 1, amber: 1 }] },
    });

    p1.play('forged-currency');
    p1.press('red');

    expect([p1.keys, p1.amber]).toEqual([1, 0]);
    expect([p1.card('troll').power, p1.card('troll').amber, p1.card('krump').amber]).toEqual([8, 0, 0]);
    expect([p2.card('bumpsy').power, p2.card('bumpsy').amber]).toEqual([6, 1]);
  });

  test('the key costs at least 6', () => {
    const { p1 } = scenario({
      p1: {
        house: 'ekwidon',
        hand: ['forged-currency'],
        amber: 7,
        battleline: [{ card: 'troll', amber: 9 }],
      },
    });

    p1.play('forged-currency');
    p1.press('red');

    expect([p1.keys, p1.amber]).toEqual([1, 1]);
  });
});

test('Authorized Requisitions lets a friendly creature capture 2, and draws a card', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'ekwidon',
      hand: ['authorized-requisitions'],
      battleline: ['troll'],
      deck: ['krump', 'urchin'],
    },
    p2: { amber: 3, battleline: ['bumpsy'] },
  });

  p1.play('authorized-requisitions');
  expect(p1.choices).toEqual(['troll']);
  p1.choose('troll');

  expect([p1.card('troll').amber, p2.amber, p1.hand.length]).toEqual([2, 1, 1]);
});

describe('Dapper Chapeau', () => {
  const table = () =>
    scenario({
      p1: { house: 'brobnar', battleline: [{ card: 'troll', upgrades: ['dapper-chapeau'] }] },
      p2: { battleline: ['urchin', 'krump'] },
    });

  test('returns to its owner’s hand if the damage destroys the creature', () => {
    const { p1, p2 } = table();

    p1.use('troll');
    p1.choose(p2.card('urchin'));

    expect(p1.hand).toEqual(['dapper-chapeau']);
    expect(p2.discard).toEqual(['urchin']);
  });

  test('is attached to the creature that survives', () => {
    const { p1, p2 } = table();

    p1.use('troll');
    p1.choose(p2.card('krump'));

    expect(p2.card('krump').damage).toBe(4);
    expect(p1.card('dapper-chapeau').parent).toBe(p2.card('krump').id);
  });
});

test('Drastic Measures purges up to 2 cards and gains 1 amber for each', () => {
  const { p1 } = scenario({ p1: { hand: ['drastic-measures', 'troll', 'krump', 'urchin'] } });
  const before = p1.amber;

  p1.play('drastic-measures');
  p1.choose('troll', 'urchin');

  expect(p1.purged).toEqual(['troll', 'urchin']);
  expect(p1.amber - before).toBe(2);
});

test('Hot Bunk exhausts a creature, and readies one only if it did', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'ekwidon',
      hand: ['hot-bunk', 'hot-bunk'],
      battleline: [{ card: 'troll', exhausted: true }],
    },
    p2: { battleline: ['krump'] },
  });

  p1.play('hot-bunk');
  p1.choose(p2.card('krump'));
  p1.choose('troll');
  expect([p1.card('troll').exhausted, p2.card('krump').exhausted]).toEqual([false, true]);

  p1.play('hot-bunk');
  p1.choose(p2.card('krump'));
  expect([p1.card('troll').exhausted, p2.card('krump').exhausted]).toEqual([false, true]);
});

test('Nada Tax makes the opponent lose 1 amber for each bonus icon of the discarded card', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['nada-tax'] },
    p2: { amber: 5, hand: [{ card: 'troll', enhancements: ['amber', 'draw'] }] },
  });

  p1.play('nada-tax');

  expect(p2.discard).toEqual(['troll']);
  expect(p2.amber).toBe(3);
});

test.each([
  ['once', ['troll'], 1],
  ['twice if its player is overwhelmed', ['troll', 'bumpsy', 'krump'], 2],
])('Now and Later returns a creature and archives a card %s', (_, enemies, times) => {
  const { p1, p2 } = scenario({
    p1: { house: 'ekwidon', hand: ['now-and-later', 'urchin', 'dust-pixie'], battleline: ['valdr'] },
    p2: { battleline: enemies },
  });

  p1.play('now-and-later');
  p1.choose(p2.card('troll'));
  p1.choose('urchin');
  if (times === 2) {
    p1.choose(p2.card('bumpsy'));
    p1.choose('dust-pixie');
  }

  expect(p2.hand).toHaveLength(times);
  expect(p1.archives).toHaveLength(times);
});
