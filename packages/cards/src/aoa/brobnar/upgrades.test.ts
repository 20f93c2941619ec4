import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

describe('Cybergiant Rig', () => {
  test('Play: fully heals the creature and gives it a +1 power counter for each damage healed', () => {
    const { p1 } = scenario({
      p1: { hand: ['cybergiant-rig'], battleline: [{ card: 'troll', damage: 3 }] },
    });

    p1.play('cybergiant-rig', { on: 'troll' });

    expect(p1.card('troll')).toMatchObject({ damage: 0, powerCounters: 3, power: 11 });
    expect(p1.amber).toBe(1);
  });

  test('an undamaged creature gets no counter', () => {
    const { p1, game } = scenario({ p1: { hand: ['cybergiant-rig'], battleline: ['troll'] } });

    p1.play('cybergiant-rig', { on: 'troll' });

    expect(p1.card('troll').powerCounters).toBe(0);
    expect(game.log().filter((line) => line.includes('counter'))).toEqual([]);
  });

  test('at the end of its controller’s turn the creature loses a +1 power counter', () => {
    const { p1, p2 } = scenario({
      p1: {
        battleline: [{ card: 'troll', powerCounters: 2, upgrades: ['cybergiant-rig'] }],
        houses: ['brobnar'],
      },
      p2: { houses: ['shadows'] },
    });

    p1.endTurn();
    expect(p1.card('troll').powerCounters).toBe(1);
    p2.press('shadows');
    p2.endTurn();

    expect(p1.card('troll').powerCounters).toBe(1);
  });
});
