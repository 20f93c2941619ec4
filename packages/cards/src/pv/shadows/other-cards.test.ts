import { scenario } from '@amberhall/testkit/scenario';
import { expect, test } from 'vitest';

test('Disabled Security plays one of the discarded cards of the opponent as its player’s own', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['disabled-security'] },
    p2: { deck: ['anger', 'troll', 'krump', 'bumpsy'] },
  });

  p1.play('disabled-security');
  p1.choose(p2.card('troll'));

  expect(p1.battleline).toEqual(['troll']);
  expect(p2.discard.toSorted()).toEqual(['anger', 'krump']);
  expect(p2.deck).toEqual(['bumpsy']);
});

test('Feldar’s Plan steals 1 amber for each card that the opponent plays in their next turn', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', houses: ['shadows'], hand: ['feldar-s-plan'] },
    p2: { amber: 4, houses: ['brobnar'], hand: ['troll', 'cannon'] },
  });

  p1.play('feldar-s-plan');
  p1.endTurn();
  p2.press('brobnar');
  p2.play('troll');
  p2.play('cannon');

  expect(p1.amber).toBe(3);
});

test.each([
  [2, ['troll'], []],
  [1, [], ['troll']],
])('Brutal Consequences against a creature with %i damage', (damage, purged, battleline) => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['brutal-consequences'] },
    p2: { battleline: [{ card: 'troll', damage: damage + 3 }] },
  });

  p1.play('brutal-consequences');
  p1.choose(p2.card('troll'));

  expect([p2.purged, p2.battleline]).toEqual([purged, battleline]);
});

test.each([
  [5, 1, 2],
  [4, 1, 1],
  [1, 1, 0],
])('Cover Fire against %i amber', (amber, stolen, left) => {
  const { p1, p2 } = scenario({ p1: { house: 'shadows', hand: ['cover-fire'] }, p2: { amber } });

  p1.play('cover-fire');

  expect([p1.amber, p2.amber]).toEqual([stolen, left]);
});

test('Gone Pear Shaped discards the archives of both players', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['gone-pear-shaped'], archives: ['troll'] },
    p2: { archives: ['krump', 'bumpsy'] },
  });

  p1.play('gone-pear-shaped');

  expect([p1.archives, p2.archives]).toEqual([[], []]);
  expect(p2.discard.toSorted()).toEqual(['bumpsy', 'krump']);
});

test('Hoodwink steals 1 amber for each card in hand that is not of house Shadows, and purges itself', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['hoodwink', 'troll', 'krump', 'urchin'] },
    p2: { amber: 4 },
  });

  p1.play('hoodwink');

  expect([p1.amber, p2.amber]).toEqual([2, 2]);
  expect(p1.purged).toEqual(['hoodwink']);
});
