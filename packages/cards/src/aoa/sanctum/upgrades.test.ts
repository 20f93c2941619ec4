import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

describe('Seraphic Armor', () => {
  test('Play: fully heals its creature, which gets +1 armor', () => {
    const { p1 } = scenario({
      p1: {
        house: 'sanctum',
        hand: ['seraphic-armor'],
        battleline: [{ card: 'troll', damage: 7 }, 'francus'],
      },
    });

    p1.play('seraphic-armor', { on: 'troll' });

    expect(p1.card('troll')).toMatchObject({ damage: 0, armor: 1 });
    expect(p1.card('francus').armor).toBe(1);
    expect(p1.amber).toBe(1);
  });
});
