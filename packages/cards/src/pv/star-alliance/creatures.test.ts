import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

test('CWO Tucheay heals a friendly creature fully and uses it', () => {
  const { p1 } = scenario({
    p1: { house: 'staralliance', hand: ['cwo-tucheay'], battleline: [{ card: 'krump', damage: 5 }] },
  });

  p1.play('cwo-tucheay');
  p1.choose('krump');

  expect(p1.card('krump')).toMatchObject({ damage: 0, exhausted: true });
  expect(p1.amber).toBe(1);
});

describe('Kaju Zhan', () => {
  test('ignores armor and taunt, and puts an enemy creature on top of its owner’s deck', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['kaju-zhan'] },
      p2: { battleline: ['bulwark', 'fallguy'], deck: ['krump'] },
    });

    p1.fight('kaju-zhan', p2.card('bulwark'));
    p1.choose(p2.card('fallguy'));

    expect(p2.discard).toEqual(['bulwark']);
    expect(p2.deck).toEqual(['fallguy', 'krump']);
  });
});

test('Bridge Officer Zaro captures 3 amber, and then readies a friendly creature that is no Alien', () => {
  const { p1, p2 } = scenario({
    p1: {
      battleline: [
        'bridge-officer-zaro',
        { card: 'troll', exhausted: true },
        { card: 'kaju-zhan', exhausted: true },
      ],
    },
    p2: { amber: 4, battleline: ['dust-pixie'] },
  });

  p1.fight('bridge-officer-zaro', p2.card('dust-pixie'));
  expect(p1.choices).not.toContain('kaju-zhan');
  p1.choose('troll');

  expect([p1.card('bridge-officer-zaro').amber, p2.amber]).toEqual([3, 1]);
  expect(p1.card('troll').exhausted).toBe(false);
});

test('Bridge Officer Zaro readies nothing if the opponent has no amber', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['bridge-officer-zaro', { card: 'troll', exhausted: true }] },
    p2: { battleline: ['dust-pixie'] },
  });

  p1.fight('bridge-officer-zaro', p2.card('dust-pixie'));

  expect(p1.card('troll').exhausted).toBe(true);
});

test('Precision Striker discards the top 3 cards of a deck and puts one of them on the bottom', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['precision-striker'] },
    p2: { deck: ['troll', 'krump', 'bumpsy', 'valdr', 'urchin'] },
  });

  p1.reap('precision-striker');
  p1.choose(p2.card('krump'));

  expect(p2.deck).toEqual(['valdr', 'urchin', 'krump']);
  expect(p2.discard.toSorted()).toEqual(['bumpsy', 'troll']);
});

test('Reservist Jones captures 2 amber for each neighbor of another house', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'staralliance',
      hand: ['reservist-jones', 'reservist-jones'],
      battleline: ['kaju-zhan', 'troll', 'krump'],
    },
    p2: { amber: 9 },
  });

  p1.play('reservist-jones', { leftOf: 'krump' });

  expect([p1.card('reservist-jones').amber, p2.amber]).toEqual([4, 5]);
});

test('Reservist Jones captures nothing for a Star Alliance neighbor', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'staralliance', hand: ['reservist-jones'], battleline: ['kaju-zhan', 'troll'] },
    p2: { amber: 9 },
  });

  p1.play('reservist-jones', { leftOf: 'kaju-zhan' });

  expect(p2.amber).toBe(9);
});

test('Sil-A-T8 readies a creature that is no Robot for each Star Alliance neighbor', () => {
  const { p1 } = scenario({
    p1: {
      battleline: [
        'kaju-zhan',
        'sil-a-t8',
        'spade-teller',
        { card: 'troll', exhausted: true },
        { card: 'krump', exhausted: true },
        { card: 'precision-striker', exhausted: true },
      ],
      house: 'staralliance',
    },
  });

  p1.reap('sil-a-t8');
  p1.choose('sil-a-t8');
  expect(p1.choices).not.toContain('precision-striker');
  p1.choose('troll');
  p1.choose('krump');

  expect([p1.card('troll').exhausted, p1.card('krump').exhausted]).toEqual([false, false]);
});

test.each([
  ['brobnar', 2],
  ['untamed', 1],
])('Spade Teller, the house %s is chosen and a Brobnar card is discarded', (house, amber) => {
  const { p1 } = scenario({
    p1: { house: 'staralliance', battleline: ['spade-teller'], deck: ['troll', 'dust-pixie'] },
  });

  p1.reap('spade-teller');
  p1.press(house);

  expect([p1.discard, p1.amber]).toEqual([['troll'], amber]);
});
