/** The five monuments: stronger while their hero lies in the discard pile. */
import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

test.each([
  ['1 amber', [], 2],
  ['2 amber with Praefectus Ludo in the discard pile', ['praefectus-ludo'], 1],
])('Monument to Ludo returns %s from a creature to the supply', (_, discard, left) => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', artifacts: ['monument-to-ludo'], discard },
    p2: { battleline: [{ card: 'troll', amber: 3 }] },
  });

  p1.use('monument-to-ludo');
  p1.choose(p2.card('troll'));

  expect(p2.card('troll').amber).toBe(left);
  expect([p1.amber, p2.amber]).toEqual([0, 0]);
});

test.each([
  ['1', [], 7],
  ['2, with Faust the Great in the discard pile,', ['faust-the-great'], 8],
])('Monument to Faust makes keys cost %s more in the opponent’s next turn', (_, discard, cost) => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', artifacts: ['monument-to-faust'], discard },
    p2: { houses: ['mars'] },
  });

  p1.use('monument-to-faust');
  expect(p1.keyCost).toBe(6);
  p1.endTurn();

  expect(p2.keyCost).toBe(cost);
});

test.each([
  ['1 amber', [], 1],
  ['2 amber with Cornicen Octavia in the discard pile', ['cornicen-octavia'], 2],
])('Monument to Octavia lets a friendly creature capture %s', (_, discard, captured) => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', artifacts: ['monument-to-octavia'], battleline: ['troll', 'krump'], discard },
    p2: { amber: 3 },
  });

  p1.use('monument-to-octavia');
  expect(p1.choices).toEqual(['troll', 'krump']);
  p1.choose('krump');

  expect(p1.card('krump').amber).toBe(captured);
  expect(p2.amber).toBe(3 - captured);
});

describe('Monument to Primus', () => {
  test('moves 1 amber from a friendly creature to another one', () => {
    const { p1 } = scenario({
      p1: {
        house: 'saurian',
        artifacts: ['monument-to-primus'],
        battleline: [{ card: 'troll', amber: 1 }, 'krump', 'bumpsy'],
      },
      p2: { battleline: ['valdr'] },
    });

    p1.use('monument-to-primus');
    p1.choose('troll');
    expect(p1.choices).toEqual(['krump', 'bumpsy']);
    p1.choose('krump');

    expect(p1.card('krump').amber).toBe(1);
  });

  test('moves it between any creatures with Consul Primus in the discard pile', () => {
    const { p1, p2 } = scenario({
      p1: {
        house: 'saurian',
        artifacts: ['monument-to-primus'],
        battleline: ['krump'],
        discard: ['consul-primus'],
      },
      p2: { battleline: [{ card: 'valdr', amber: 1 }] },
    });

    p1.use('monument-to-primus');
    p1.choose(p2.card('valdr'));
    p1.choose('krump');

    expect(p1.card('krump').amber).toBe(1);
  });
});

describe('Monument to Shrix', () => {
  test('takes 1 amber from the pool, which can be spent on keys', () => {
    const { p1, p2 } = scenario({
      p1: {
        houses: ['saurian'],
        artifacts: [{ card: 'monument-to-shrix', amber: 5 }],
        amber: 1,
      },
      p2: { amber: 3, houses: ['mars'] },
    });

    p1.use('monument-to-shrix');
    expect(p1.card('monument-to-shrix').amber).toBe(6);
    expect([p1.amber, p2.amber]).toEqual([0, 3]);
    p1.endTurn();
    p2.press('mars');
    p2.endTurn();
    p1.press('red');

    expect(p1.keys).toBe(1);
    expect(p1.card('monument-to-shrix').amber).toBe(0);
  });

  test('takes it from any pool with Citizen Shrix in the discard pile', () => {
    const { p1, p2 } = scenario({
      p1: {
        house: 'saurian',
        artifacts: ['monument-to-shrix'],
        amber: 1,
        discard: ['citizen-shrix'],
      },
      p2: { amber: 3 },
    });

    p1.use('monument-to-shrix');
    p1.press('opponent');

    expect(p1.card('monument-to-shrix').amber).toBe(1);
    expect([p1.amber, p2.amber]).toEqual([1, 2]);
  });
});
