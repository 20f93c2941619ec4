import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

test('[A258] Smaaash may stun an enemy that is already stunned, and nothing happens', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', hand: ['smaaash'] },
    p2: { battleline: [{ card: 'dodger', stunned: true }] },
  });

  p1.play('smaaash');
  p1.choose(p2.card('dodger'));

  expect(p2.card('dodger').stunned).toBe(true);
  expect(p1.card('smaaash').stunned).toBe(false);
});

test('[10.6, A259] with equal numbers the active player says who has the fewest creatures', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', artifacts: ['the-promised-blade'], battleline: ['troll'] },
    p2: { battleline: ['dodger'] },
  });

  p1.endTurn();
  expect(p2.buttons).toEqual(['self', 'opponent']);
  p2.press('self');

  expect(p2.artifacts).toEqual(['the-promised-blade']);
});

test('[10.6] the player with the fewest creatures is not asked about', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', artifacts: ['the-promised-blade'], battleline: ['troll', 'krump'] },
    p2: { battleline: ['dodger'] },
  });

  p1.endTurn();

  expect(p2.artifacts).toEqual(['the-promised-blade']);
});

test('[A260] Lost in the Woods takes as many creatures as there are on each side', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'untamed', hand: ['lost-in-the-woods'], battleline: ['troll'] },
    p2: { battleline: ['dodger', 'umbra', 'urchin'] },
  });

  p1.play('lost-in-the-woods');
  p1.choose('troll');
  p1.choose(p2.card('dodger'), p2.card('urchin'));

  expect(p1.battleline).toEqual([]);
  expect(p2.battleline).toEqual(['umbra']);
});

test('[A277] Might Makes Right counts the power of the creatures as it was when they were chosen', () => {
  const { p1 } = scenario({
    p1: {
      house: 'brobnar',
      hand: ['might-makes-right'],
      battleline: ['troll', 'lion-bautrem', 'krump', 'bumpsy'],
    },
  });

  // Troll 8 + 2, Krump 6 + 2, "Lion" Bautrem 4 and Bumpsy 5.
  p1.play('might-makes-right');
  p1.choose('might-makes-right');
  p1.choose('lion-bautrem', 'troll', 'krump', 'bumpsy');
  p1.press('red');

  expect(p1.battleline).toEqual([]);
  expect(p1.keys).toBe(1);
});
