import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

test('Clonal Witch destroys each creature of a house for 1 amber each, then goes on top of the deck', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['clonal-witch', 'troll'], deck: ['urchin'] },
    p2: { battleline: ['krump', 'urchin'] },
  });

  p1.reap('clonal-witch');
  p1.press('brobnar');

  expect([p1.battleline, p2.battleline]).toEqual([[], ['urchin']]);
  expect(p1.amber).toBe(3);
  expect(p1.deck).toEqual(['clonal-witch', 'urchin']);
});

test('Nectarcyte gets three +1 power counters and may move some of them', () => {
  const { p1 } = scenario({ p1: { house: 'untamed', battleline: ['nectarcyte', 'troll'] } });

  p1.reap('nectarcyte');
  p1.press('done');

  expect([p1.card('nectarcyte').power, p1.card('troll').power]).toEqual([8, 8]);
});

describe('Resonant Orb', () => {
  test('trades an enemy creature for a discarded creature, twice at most [9.5]', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['resonant-orb'], deck: ['troll', 'krump', 'bumpsy'] },
      p2: { battleline: ['urchin', 'umbra', 'dodger'] },
    });

    p1.reap('resonant-orb');
    p1.choose(p2.card('urchin'));
    p1.press('right');
    p1.choose(p2.card('umbra'));
    p1.press('right');

    expect(p1.battleline).toEqual(['resonant-orb', 'troll', 'krump']);
    expect([p1.deck, p2.battleline]).toEqual([['bumpsy'], ['dodger']]);
  });

  test('stops after a card that is no creature', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['resonant-orb'], deck: ['anger', 'krump'] },
      p2: { battleline: ['urchin'] },
    });

    p1.reap('resonant-orb');

    expect([p1.discard, p1.deck, p2.battleline]).toEqual([['anger'], ['krump'], ['urchin']]);
  });
});

test('Flarie gives 1 amber at the start of its player’s turn only', () => {
  const { p1, p2 } = scenario({
    p1: { houses: ['untamed'], battleline: ['flarie'] },
    p2: { houses: ['brobnar'] },
  });

  p1.endTurn();
  expect(p1.amber).toBe(0);
  p2.press('brobnar');
  p2.endTurn();

  expect([p1.amber, p2.amber]).toEqual([1, 0]);
});

test.each([
  [['troll', 'fog-murmook', 'krump'], 5],
  [['fog-murmook', 'troll', 'krump'], 6],
])('Fog Murmook in %j', (battleline, cost) => {
  const { p1, p2 } = scenario({ p1: { battleline } });

  expect([p1.keyCost, p2.keyCost]).toEqual([cost, cost]);
});

test.each([
  [4, 5],
  [5, 5],
])('Rat Pixie played with %i amber', (amber, after) => {
  const { p1 } = scenario({ p1: { hand: ['rat-pixie'], amber } });

  p1.play('rat-pixie');

  expect(p1.amber).toBe(after);
});

test.each([
  [['flarie', 'vivid-faerie', 'rat-pixie', 'flarie'], 3],
  [['troll', 'vivid-faerie', 'rat-pixie'], 2],
])('Vivid Faerie reaps in %j', (battleline, amber) => {
  const { p1 } = scenario({ p1: { house: 'untamed', battleline } });

  p1.reap('vivid-faerie');

  expect(p1.amber).toBe(amber);
});
