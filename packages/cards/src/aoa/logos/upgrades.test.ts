import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

describe('Backup Copy', () => {
  test('its creature is put on top of its owner’s deck when destroyed', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['troll'] },
      p2: { battleline: [{ card: 'batdrone', upgrades: ['backup-copy'] }], deck: ['punch'] },
    });

    p1.fight('troll', p2.card('batdrone'));

    expect(p2.deck).toEqual(['batdrone', 'punch']);
    expect(p2.discard).toEqual(['backup-copy']);
  });

  test('on an enemy creature it returns that creature to its owner’s deck', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'logos', hand: ['backup-copy', 'poke'], battleline: ['dextre'], deck: ['krump'] },
      p2: { battleline: [{ card: 'dodger', damage: 4 }], deck: ['punch'] },
    });

    p1.play('backup-copy', { on: p2.card('dodger') });
    p1.play('poke');
    p1.choose(p2.card('dodger'));

    expect(p2.deck).toEqual(['dodger', 'punch']);
    expect(p1.discard.toSorted()).toEqual(['backup-copy', 'poke']);
    expect(p1.hand).toEqual(['krump']);
  });
});
