import { scenario } from '@amberhall/testkit/scenario';
import { expect, test } from 'vitest';

test('Swallow Whole: purges the less powerful creature and gives its power to the other as counters', () => {
  const { p1, p2, game } = scenario({
    p1: { house: 'saurian', hand: ['swallow-whole'], battleline: ['troll'] },
    p2: { battleline: ['krump', 'urchin'] },
  });
  const { power } = p2.card('krump');
  game.edit.setPlayer('p1', { tide: 'high' });

  p1.play('swallow-whole');
  p1.choose('troll', p2.card('krump'));

  expect(p2.purged).toEqual(['krump']);
  expect(p1.card('troll').powerCounters).toBe(power);
});

test('[A342] Swallow Whole: purges the only creature', () => {
  const { p1, p2, game } = scenario({
    p1: { house: 'saurian', hand: ['swallow-whole'] },
    p2: { battleline: ['krump'] },
  });
  game.edit.setPlayer('p1', { tide: 'high' });

  p1.play('swallow-whole');
  p1.choose(p2.card('krump'));

  expect(p2.purged).toEqual(['krump']);
});

test.each(['neutral', 'low'] as const)('Swallow Whole: cannot be played while the tide is %s', (tide) => {
  const { p1, game } = scenario({
    p1: { house: 'saurian', hand: ['swallow-whole'], battleline: ['troll'] },
  });
  game.edit.setPlayer('p1', { tide });

  expect(p1.actions('swallow-whole')).toEqual(['discard']);
});
