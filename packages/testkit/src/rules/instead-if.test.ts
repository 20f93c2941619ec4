import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

test('[9.5] “instead” asks for no creature if the other effect happens', () => {
  const { p1 } = scenario({
    p1: {
      house: 'unfathomable',
      hand: ['rakuzel-s-chant'],
      battleline: ['troll', 'krump'],
    },
  });

  p1.game.edit.setPlayer('p1', { tide: 'high' });
  p1.play('rakuzel-s-chant');

  expect(p1.card('troll').exhausted).toBe(true);
  expect(p1.card('krump').exhausted).toBe(true);
});

test('[9.5] “instead” asks for the creature of the first effect if that one happens', () => {
  const { p1 } = scenario({
    p1: { house: 'unfathomable', hand: ['rakuzel-s-chant'], battleline: ['troll', 'krump'] },
  });

  p1.play('rakuzel-s-chant');
  p1.choose('troll');

  expect(p1.card('troll').exhausted).toBe(true);
  expect(p1.card('krump').exhausted).toBe(false);
});

test('[9.5] “instead” asks only for the cards of the effect that happens', () => {
  const { p1 } = scenario({
    p1: {
      house: 'unfathomable',
      hand: ['abandon-ship'],
      battleline: ['troll', 'krump', 'urchin', 'dodger', 'umbra'],
    },
  });

  p1.game.edit.setPlayer('p1', { tide: 'high' });
  p1.play('abandon-ship');
  p1.choose('troll', 'urchin', 'dodger', 'umbra');

  expect(p1.battleline).toEqual(['krump']);
});

test('[9.5] a condition about the chosen creature is looked at once it is chosen, for both effects', () => {
  const position = {
    p1: { house: 'unfathomable' as const, hand: ['call-of-the-void'] },
    p2: { battleline: ['troll', { card: 'krump', exhausted: true }], amber: 2 },
  };
  const ready = scenario(position);
  const exhausted = scenario(position);

  ready.p1.play('call-of-the-void');
  ready.p1.choose(ready.p2.card('troll'));
  exhausted.p1.play('call-of-the-void');
  exhausted.p1.choose(exhausted.p2.card('krump'));

  expect(ready.p2.card('troll').exhausted).toBe(true);
  expect(ready.p2.amber).toBe(2);
  expect(exhausted.p2.battleline).toEqual(['troll']);
  expect(exhausted.p2.amber).toBe(1);
});

test.each([
  ['spartasaur', 2],
  ['urchin', 1],
] as const)(
  '[9.5] a condition about the capturing creature is looked at once it is chosen: %s',
  (chosen, amber) => {
    const { p1 } = scenario({
      p1: { house: 'saurian', artifacts: ['city-gates'], battleline: ['urchin', 'spartasaur'] },
      p2: { amber: 5 },
    });

    p1.use('city-gates');
    p1.choose(chosen);

    expect(p1.card(chosen).amber).toBe(amber);
  },
);
