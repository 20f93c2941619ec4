import { scenario } from '@amberhall/testkit/scenario';
import { expect, test } from 'vitest';

test('Curse of Forgery replaces forging a key once, without any payment', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll'] },
    p2: { amber: 6, houses: ['dis'], artifacts: ['curse-of-forgery'] },
  });

  p1.endTurn();

  expect([p2.keys, p2.amber]).toEqual([0, 6]);
  expect(p2.purged).toEqual(['curse-of-forgery']);
  p2.press('dis');
});

test('Ruination destroys each card of the chosen name', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: ['ruination'], battleline: ['troll'] },
    p2: { battleline: ['troll', 'krump'] },
  });

  p1.play('ruination');
  p1.choose('troll');

  expect([p1.battleline, p2.battleline]).toEqual([[], ['krump']]);
});

test('Worthy Adversaries deals 1 damage to 2 enemy creatures and exalts each damaged creature', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', hand: ['worthy-adversaries'] },
    p2: { battleline: ['troll', 'krump', 'bumpsy'] },
  });

  p1.play('worthy-adversaries');
  p1.choose(p2.card('troll'), p2.card('krump'));

  expect(['troll', 'krump', 'bumpsy'].map((slug) => p2.card(slug).amber)).toEqual([1, 1, 0]);
});
