import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

describe('Containment Field', () => {
  test('after its creature reaps the creature is destroyed', () => {
    const { p1 } = scenario({
      p1: { battleline: [{ card: 'bumpsy', upgrades: ['containment-field'] }, 'krump'] },
    });

    p1.reap('bumpsy');

    expect(p1.amber).toBe(1);
    expect(p1.battleline).toEqual(['krump']);
    expect(p1.discard.toSorted()).toEqual(['bumpsy', 'containment-field']);
  });

  test('the creature is destroyed after it fights', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: [{ card: 'troll', upgrades: ['containment-field'] }] },
      p2: { battleline: ['bumpsy'] },
    });

    p1.fight('troll', p2.card('bumpsy'));

    expect(p1.discard.toSorted()).toEqual(['containment-field', 'troll']);
    expect(p2.discard).toEqual(['bumpsy']);
  });

  test('the creature is not destroyed after it was attacked [8.3.3]', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['bumpsy'] },
      p2: { battleline: [{ card: 'troll', upgrades: ['containment-field'] }] },
    });

    p1.fight('bumpsy', p2.card('troll'));

    expect(p2.battleline).toEqual(['troll']);
  });

  test('the creature is destroyed after it loses a stun [13.1]', () => {
    const { p1 } = scenario({
      p1: { battleline: [{ card: 'bumpsy', stunned: true, upgrades: ['containment-field'] }] },
    });

    p1.removeStun('bumpsy');

    expect(p1.battleline).toEqual([]);
  });

  test('an enemy creature is destroyed after its use on the opponent’s turn', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['containment-field'] },
      p2: { battleline: ['bumpsy', 'krump'] },
    });

    p1.play('containment-field', { on: p2.card('bumpsy') });
    p1.endTurn();
    p2.press('brobnar');
    p2.reap('bumpsy');

    expect(p2.battleline).toEqual(['krump']);
    expect(p1.discard).toEqual(['containment-field']);
  });
});

describe('Killzord Mk. 9001', () => {
  test('its creature gets +2 armor and +2 power and gains skirmish', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: [{ card: 'blypyp', upgrades: ['killzord-mk-9001'] }] },
      p2: { battleline: ['grenade-snib', 'troll'] },
    });

    expect(p1.card('blypyp').power).toBe(4);
    expect(p1.card('blypyp').armor).toBe(2);
    p1.fight('blypyp', p2.card('troll'));

    expect(p1.card('blypyp').damage).toBe(0);
    expect(p2.card('troll').damage).toBe(4);
  });

  test('After Fight: its player gains 1 chain', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: [{ card: 'blypyp', upgrades: ['killzord-mk-9001'] }] },
      p2: { battleline: ['troll'] },
    });

    p1.fight('blypyp', p2.card('troll'));

    expect(p1.chains).toBe(1);
    expect(p2.chains).toBe(0);
  });
});
