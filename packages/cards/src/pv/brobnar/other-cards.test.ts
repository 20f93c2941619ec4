import { scenario } from '@amberhall/testkit/scenario';
import { expect, test } from 'vitest';

test('Thermal Depletion keeps creatures of both sides from readying until its player’s next turn', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'brobnar',
      houses: ['brobnar'],
      hand: [{ card: 'thermal-depletion', house: 'brobnar' }],
      battleline: [{ card: 'troll', exhausted: true }],
    },
    p2: { houses: ['brobnar'], battleline: [{ card: 'krump', exhausted: true }] },
  });

  p1.play('thermal-depletion');
  p1.endTurn();
  expect(p1.card('troll').exhausted).toBe(true);
  p2.press('brobnar');
  p2.endTurn();
  expect(p2.card('krump').exhausted).toBe(true);
  p1.press('brobnar');
  p1.endTurn();

  expect(p1.card('troll').exhausted).toBe(false);
});

test('The Constant skips “draw cards” steps and is destroyed without time counters', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'brobnar',
      houses: ['brobnar'],
      hand: [{ card: 'the-constant', house: 'brobnar' }],
      deck: Array<string>(9).fill('troll'),
    },
    p2: { houses: ['brobnar'], deck: Array<string>(9).fill('krump') },
  });

  p1.play('the-constant');
  expect(p1.card('the-constant').counters).toEqual({ time: 2 });
  p1.endTurn();
  expect(p1.hand).toEqual([]);
  p2.press('brobnar');
  p2.endTurn();
  expect(p2.hand).toEqual([]);
  expect(p1.card('the-constant').counters).toEqual({ time: 1 });
  p1.press('brobnar');
  p1.endTurn();
  p2.press('brobnar');
  p2.endTurn();

  expect(p1.artifacts).toEqual([]);
});

test('Help From Another Self takes a Variant creature from the deck or the discard pile', () => {
  const { p1 } = scenario({
    p1: {
      house: 'brobnar',
      hand: [{ card: 'help-from-another-self', house: 'brobnar' }],
      deck: ['troll', 'omega-tt'],
      discard: ['krump'],
    },
  });

  p1.play('help-from-another-self');
  expect(p1.choices).not.toContain('troll');
  p1.choose('omega-tt');

  expect(p1.hand).toEqual(['omega-tt']);
});
