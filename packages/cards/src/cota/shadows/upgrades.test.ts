import { scenario } from '@amberhall/testkit/scenario';
import { expect, test } from 'vitest';

test('Duskrunner: this creature steals 1 amber after a reap', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', battleline: ['umbra'], hand: ['duskrunner'] },
    p2: { amber: 2 },
  });

  p1.play('duskrunner', { on: 'umbra' });
  p1.reap('umbra');

  expect(p1.amber).toBe(1 + 1);
  expect(p2.amber).toBe(1);
});

test('Duskrunner: on an enemy creature it steals for that creature’s controller [0.6]', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', amber: 3, hand: ['duskrunner'] },
    p2: { battleline: ['krump'] },
  });

  p1.play('duskrunner', { on: p2.card('krump') });
  p1.endTurn();
  p2.press('brobnar');
  p2.reap('krump');

  expect(p1.amber).toBe(2);
  expect(p2.amber).toBe(1 + 1);
});

test('Ring of Invisibility: this creature gains elusive and skirmish', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', battleline: ['dodger'], hand: ['ring-of-invisibility'] },
    p2: { battleline: ['troll'] },
  });

  p1.play('ring-of-invisibility', { on: 'dodger' });
  p1.fight('dodger', p2.card('troll'));
  expect(p1.card('dodger').damage).toBe(0);
  p1.endTurn();
  p2.press('brobnar');
  p2.fight('troll', p1.card('dodger'));

  expect(p1.card('dodger').damage).toBe(0);
  expect(p2.card('troll').damage).toBe(5);
});

test('Silent Dagger: this creature deals 4 damage to a flank creature after a reap', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', battleline: ['umbra'], hand: ['silent-dagger'] },
    p2: { battleline: ['troll', 'krump', 'bumpsy'] },
  });

  p1.play('silent-dagger', { on: 'umbra' });
  p1.reap('umbra');
  expect(p1.choices).toEqual(['umbra', 'troll', 'bumpsy']);
  p1.choose(p2.card('bumpsy'));

  expect(p2.card('bumpsy').damage).toBe(4);
});
