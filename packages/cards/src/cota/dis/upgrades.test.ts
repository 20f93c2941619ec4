import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

describe('Collar of Subordination', () => {
  test('its player controls the creature', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['collar-of-subordination'], battleline: ['pit-demon'] },
      p2: { battleline: ['charette', 'urchin'] },
    });

    p1.play('collar-of-subordination', { on: p2.card('charette') });
    p1.press('right');
    p1.reap(p2.card('charette'));

    expect(p1.battleline).toEqual(['pit-demon', 'charette']);
    expect(p2.battleline).toEqual(['urchin']);
    expect(p1.amber).toBe(1);
  });
});

describe('Flame-Wreathed', () => {
  test('the creature gets +2 power and gains hazardous 2', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'untamed', battleline: ['snufflegator'] },
      p2: { battleline: [{ card: 'dodger', upgrades: ['flame-wreathed'] }] },
    });

    expect(p2.card('dodger').power).toBe(7);
    p1.fight('snufflegator', p2.card('dodger'));

    expect(p1.card('snufflegator').damage).toBe(2);
    expect(p2.card('dodger').damage).toBe(4);
  });
});
