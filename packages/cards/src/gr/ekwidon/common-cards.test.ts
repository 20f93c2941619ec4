import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

test('Estate Sale purges a card of the discard pile that is no creature, for 2 amber', () => {
  const { p1 } = scenario({
    p1: { house: 'ekwidon', hand: ['estate-sale'], discard: ['troll', 'punch', 'cannon', 'duskrunner'] },
    p2: { discard: ['anger'] },
  });

  p1.play('estate-sale');
  expect(p1.choices.toSorted()).toEqual(['cannon', 'duskrunner', 'punch']);
  p1.choose('cannon');

  expect(p1.purged).toEqual(['cannon']);
  expect(p1.amber).toBe(2);
});

test('Hoaxpitality gives a friendly creature the power of an enemy for the turn', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'ekwidon', hand: ['hoaxpitality'], battleline: ['dust-pixie', 'bumpsy'] },
    p2: { houses: ['brobnar'], battleline: ['troll', 'krump'] },
  });

  p1.play('hoaxpitality');
  expect(p1.choices).toEqual(['troll', 'krump']);
  p1.choose(p2.card('troll'));
  expect(p1.choices).toEqual(['dust-pixie', 'bumpsy']);
  p1.choose('dust-pixie');
  expect(p1.card('dust-pixie').power).toBe(8);
  p1.endTurn();

  expect(p1.card('dust-pixie').power).toBe(1);
});

describe('Incarnation Pod', () => {
  test('puts a card of any discard pile beneath its owner’s deck', () => {
    const { p1, p2 } = scenario({
      p1: { artifacts: ['incarnation-pod'], discard: ['punch'] },
      p2: { deck: ['krump'], discard: ['troll'] },
    });

    p1.use('incarnation-pod');
    expect(p1.choices.toSorted()).toEqual(['punch', 'troll']);
    p1.choose(p2.card('troll'));

    expect(p2.deck).toEqual(['krump', 'troll']);
  });

  test('Scrap: purges the bottom card of each deck', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'ekwidon', hand: ['incarnation-pod'], deck: ['punch', 'anger'] },
      p2: { deck: ['troll', 'krump'] },
    });

    p1.discardCard('incarnation-pod');

    expect([p1.purged, p2.purged]).toEqual([['anger'], ['krump']]);
  });
});

test('Legerdemain returns a damaged creature, and its controller gains 1 amber', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'ekwidon', hand: ['legerdemain'] },
    p2: { battleline: ['troll', { card: 'krump', damage: 1 }] },
  });

  p1.play('legerdemain');
  expect(p1.choices).toEqual(['krump']);
  p1.choose(p2.card('krump'));

  expect(p2.hand).toEqual(['krump']);
  // One amber for the icon of Legerdemain.
  expect([p1.amber, p2.amber]).toEqual([1, 1]);
});

describe('Permanent Record', () => {
  test('exhausts a friendly creature to steal 2 amber', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'ekwidon', hand: ['permanent-record'], battleline: ['troll'] },
      p2: { amber: 3, battleline: ['krump'] },
    });

    p1.play('permanent-record');
    expect(p1.choices).toEqual(['troll']);
    p1.choose('troll');

    expect(p1.card('troll').exhausted).toBe(true);
    expect([p1.amber, p2.amber]).toEqual([2, 1]);
  });

  test('steals nothing without a ready creature', () => {
    const { p1, p2 } = scenario({ p1: { house: 'ekwidon', hand: ['permanent-record'] }, p2: { amber: 3 } });

    p1.play('permanent-record');

    expect(p2.amber).toBe(3);
  });
});

test('Security Detail lets a friendly creature and its neighbors capture 1 amber each', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'ekwidon', hand: ['security-detail'], battleline: ['troll', 'krump', 'bumpsy', 'valdr'] },
    p2: { amber: 5, battleline: ['zorg'] },
  });

  p1.play('security-detail');
  expect(p1.choices).not.toContain('zorg');
  p1.choose('krump');

  expect(['troll', 'krump', 'bumpsy', 'valdr'].map((slug) => p1.card(slug).amber)).toEqual([1, 1, 1, 0]);
  expect(p2.amber).toBe(2);
});
