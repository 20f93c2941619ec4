/** Cards that are considered to be of another house than the one printed on them [15.2]. */
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

test('[15.2] a creature under Golden Aura belongs only to Sanctum until the turn ends', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'sanctum',
      houses: ['sanctum', 'brobnar'],
      hand: ['golden-aura', 'free-markets'],
      battleline: ['troll'],
    },
    p2: { houses: ['dis'] },
  });

  p1.play('golden-aura');
  p1.choose('troll');
  p1.play('free-markets');

  expect(p1.amber).toBe(0);
  p1.reap('troll');
  expect(p1.amber).toBe(1);
  p1.endTurn();
  p2.press('dis');
  expect(p1.card('troll').houses).toEqual(['brobnar']);
});
