import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

describe('Blood of Titans', () => {
  test('the creature gets +5 power', () => {
    const { p1 } = scenario({ p1: { hand: ['blood-of-titans'], battleline: ['bumpsy'] } });

    p1.play('blood-of-titans', { on: 'bumpsy' });

    expect(p1.card('bumpsy').power).toBe(10);
    expect(p1.amber).toBe(1);
  });
});

describe('Phoenix Heart', () => {
  test('Destroyed: the creature goes to its owner’s hand, and each creature is dealt 3 damage', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['punch'], battleline: ['troll'] },
      p2: { battleline: [{ card: 'urchin', upgrades: ['phoenix-heart'] }, 'dodger'] },
    });

    p1.play('punch');
    p1.choose(p2.card('urchin'));

    expect(p2.hand).toEqual(['urchin']);
    expect(p2.discard).toEqual(['phoenix-heart']);
    expect(p2.card('dodger').damage).toBe(3);
    expect(p1.card('troll').damage).toBe(3);
  });
});

describe('Yo Mama Mastery', () => {
  test('the creature gains taunt and is fully healed when the upgrade is played', () => {
    const { p1 } = scenario({
      p1: { hand: ['yo-mama-mastery'], battleline: [{ card: 'troll', damage: 6 }] },
    });

    p1.play('yo-mama-mastery', { on: 'troll' });

    expect(p1.card('troll').damage).toBe(0);
    expect(p1.card('troll').keywords['taunt']).toBe(1);
    expect(p1.amber).toBe(1);
  });
});
