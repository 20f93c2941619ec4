import { scenario } from '@amberhall/testkit/scenario';
import { expect, test } from 'vitest';

test('[15.7] The Mysticeti becomes a creature with three power for each creature that it exhausts', () => {
  const { p1 } = scenario({
    p1: {
      house: 'untamed',
      artifacts: ['the-mysticeti'],
      battleline: ['dust-pixie', 'snufflegator', 'troll'],
    },
  });

  p1.use('the-mysticeti');
  p1.choose('dust-pixie', 'snufflegator');
  p1.press('left');
  p1.choose('troll');
  p1.press('right');

  expect(p1.battleline).toEqual(['dust-pixie', 'snufflegator', 'troll', 'the-mysticeti']);
  expect(p1.card('the-mysticeti')).toMatchObject({ type: 'creature', power: 6, keywords: { taunt: 1 } });
  expect(p1.card('dust-pixie').exhausted).toBe(true);
  expect(p1.card('troll').exhausted).toBe(false);
});

test('The Mysticeti exhausts at least one creature if there is one', () => {
  const { p1 } = scenario({
    p1: { house: 'untamed', artifacts: ['the-mysticeti'], battleline: ['dust-pixie', 'snufflegator'] },
  });

  p1.use('the-mysticeti');

  expect(p1.buttons).not.toContain('done');
  p1.choose('dust-pixie');
  p1.press('left');
  p1.choose('snufflegator');
  p1.press('right');
  expect(p1.card('dust-pixie').exhausted).toBe(true);
});

test('The Mysticeti stays an artifact if no creature is exhausted', () => {
  const { p1 } = scenario({
    p1: { house: 'untamed', artifacts: ['the-mysticeti'], battleline: ['troll'] },
  });

  p1.use('the-mysticeti');

  expect(p1.artifacts).toEqual(['the-mysticeti']);
  expect(p1.card('the-mysticeti').counters).toEqual({});
});
