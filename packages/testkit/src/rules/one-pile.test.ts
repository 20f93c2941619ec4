import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

test('[10.4] "up to 2 cards from a discard pile" are of one pile: the first one chosen says which', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['creeping-oblivion'], discard: ['dust-imp', 'charette'] },
    p2: { discard: ['troll', 'bumpsy'] },
  });

  p1.play('creeping-oblivion');
  expect(p1.choices).toEqual(['dust-imp', 'charette', 'troll', 'bumpsy']);
  p1.game.clickCard('p1', p2.card('troll').id);
  expect(p1.choices).toEqual(['troll', 'bumpsy']);
  p1.game.clickCard('p1', p2.card('troll').id);
  expect(p1.choices).toEqual(['dust-imp', 'charette', 'troll', 'bumpsy']);
  p1.choose('dust-imp', 'charette');

  expect(p1.purged.toSorted()).toEqual(['charette', 'dust-imp']);
  expect(p2.discard).toEqual(['troll', 'bumpsy']);
});
