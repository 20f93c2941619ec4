import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

test('Sleight shuffles each creature into its owner’s deck when it is destroyed', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll', 'krump'] },
    p2: { battleline: ['sleight', 'bumpsy'] },
  });

  p1.fight('troll', p2.card('sleight'));

  expect(p1.deck.toSorted()).toEqual(['krump', 'troll']);
  expect(p2.deck).toContain('bumpsy');
  expect([p1.battleline, p2.battleline]).toEqual([[], []]);
});

test('Cap Reigns is paid 1 amber for each reap of an enemy creature', () => {
  const { p1, p2 } = scenario({
    p1: { amber: 1, battleline: ['troll', 'krump'] },
    p2: { battleline: ['cap-reigns'] },
  });

  p1.reap('troll');
  p1.reap('krump');

  expect([p1.amber, p2.amber]).toEqual([1, 2]);
});

test('Ox Sarbane exhausts the enemy creatures that share a house with one that reaped', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', battleline: ['troll', 'krump', 'dust-pixie'] },
    p2: { battleline: ['ox-sarbane', 'valdr'] },
  });

  p1.reap('troll');

  expect([p1.card('krump').exhausted, p1.card('dust-pixie').exhausted]).toEqual([true, false]);
  expect(p2.card('valdr').exhausted).toBe(false);
});

test('Bandit Culver steals 1 amber after the first Shadows card that is discarded in a turn only', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['urchin', 'umbra'], battleline: ['bandit-culver'] },
    p2: { amber: 3 },
  });

  p1.discardCard('urchin');
  p1.discardCard('umbra');

  expect([p1.amber, p2.amber]).toEqual([1, 2]);
});

test('Bandit Culver steals nothing for a card of another house', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', hand: ['troll'], battleline: ['bandit-culver'] },
    p2: { amber: 3 },
  });

  p1.discardCard('troll');

  expect(p2.amber).toBe(3);
});

test.each([
  ['yes', ['troll'], ['krump']],
  ['no', [], ['troll', 'krump']],
])('Bondsman Belvan may discard the top card of the opponent’s deck: %s', (answer, discard, deck) => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['bondsman-belvan'], deck: ['bumpsy'] },
    p2: { deck: ['troll', 'krump'] },
  });

  p1.reap('bondsman-belvan');
  p1.press(answer);

  expect([p2.discard, p2.deck]).toEqual([discard, deck]);
});

test('Burnished Nickles returns another creature of either side to hand when it is destroyed', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', battleline: ['burnished-nickles', 'bumpsy'] },
    p2: { battleline: ['troll', 'krump'] },
  });

  p1.fight('burnished-nickles', p2.card('troll'));
  expect(p1.choices).toEqual(['bumpsy', 'troll', 'krump']);
  p1.choose(p2.card('krump'));

  expect(p2.hand).toEqual(['krump']);
  expect(p1.discard).toEqual(['burnished-nickles']);
});

test('Fallguy steals 1 amber when it is destroyed', () => {
  const { p1, p2 } = scenario({
    p1: { amber: 2, battleline: ['troll'] },
    p2: { battleline: ['fallguy'] },
  });

  p1.fight('troll', p2.card('fallguy'));

  expect([p1.amber, p2.amber]).toEqual([1, 1]);
});

describe('Porter Cilla', () => {
  test('puts a random card of the opponent’s hand on top of their deck', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['porter-cilla'], hand: ['bumpsy'] },
      p2: { hand: ['troll'], deck: ['krump'] },
    });

    p1.reap('porter-cilla');

    expect([p2.hand, p2.deck]).toEqual([[], ['troll', 'krump']]);
    expect(p1.hand).toEqual(['bumpsy']);
  });
});
