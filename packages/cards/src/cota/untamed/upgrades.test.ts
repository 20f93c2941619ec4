import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

describe('Way of the Bear', () => {
  test('the creature gains assault 2, in addition to its own assault [12.1]', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['way-of-the-bear'], battleline: ['ancient-bear'] },
      p2: { battleline: ['dextre'] },
    });

    p1.play('way-of-the-bear', { on: 'ancient-bear' });
    p1.fight('ancient-bear', p2.card('dextre'));

    expect(p1.card('ancient-bear').keywords).toEqual({ assault: 4 });
    expect(p1.card('ancient-bear').damage).toBe(0);
    expect(p1.amber).toBe(1);
  });
});

describe('Way of the Wolf', () => {
  test('the creature gains skirmish', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['way-of-the-wolf'], battleline: ['murmook'] },
      p2: { battleline: ['troll'] },
    });

    p1.play('way-of-the-wolf', { on: 'murmook' });
    p1.fight('murmook', p2.card('troll'));

    expect(p2.card('troll').damage).toBe(3);
    expect(p1.card('murmook').damage).toBe(0);
  });

  test('an enemy creature can have it, to that creature’s advantage', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['way-of-the-wolf'] },
      p2: { battleline: ['troll'] },
    });

    p1.play('way-of-the-wolf', { on: p2.card('troll') });

    expect(p2.card('troll').keywords).toEqual({ skirmish: 1 });
  });
});
