import { HOUSES } from '@amberhall/protocol';
import { describe, expect, test } from 'vitest';
import { cornersOf } from './fixture.ts';
import { hills, patternOf } from './patterns.ts';
import { seededRandom } from './seeded-random.ts';

const WORDS = Array.from({ length: 40 }, (_, index) => `ground-${index}`);

describe.each([...HOUSES, 'thetide'])('the background of %s', (house) => {
  const patterns = WORDS.map((word) => patternOf(house, seededRandom(word)));

  test('is faint enough for a figure before it', () => {
    const areas = patterns.flat().filter(({ line, d }) => !line && !d.includes('h1.2'));

    expect(Math.max(0, ...areas.map(({ opacity }) => opacity))).toBeLessThan(0.25);
    expect(patterns.flat().filter(({ opacity }) => opacity <= 0 || opacity > 0.8)).toEqual([]);
  });

  test('has no two paths of the same kind', () => {
    for (const pattern of patterns) {
      const kinds = pattern.map(({ line = false, light, opacity }) => `${line} ${light} ${opacity}`);
      expect(new Set(kinds).size).toBe(kinds.length);
    }
  });

  test('differs between cards', () => {
    expect(new Set(patterns.map((pattern) => pattern.map(({ d }) => d).join())).size).toBe(WORDS.length);
  });
});

test('a house that has no background of its own has the rays', () => {
  expect(patternOf('keyraken', seededRandom('any'))).toEqual(patternOf('brobnar', seededRandom('any')));
});

test('paths of one kind are joined without losing any', () => {
  const thorns = patternOf('dis', seededRandom('any')).flatMap(({ d }) => d.split('z').filter(Boolean));

  expect(thorns).toHaveLength(15);
});

describe('the hills', () => {
  const ranges = WORDS.map((word) => hills(seededRandom(word)));
  const tops = (d: string) =>
    cornersOf(d)
      .slice(1, -1)
      .map(([, y]) => y);

  test('reach over the whole width, and below the lower edge', () => {
    for (const [far, near] of ranges) {
      for (const range of [far, near]) {
        const corners = cornersOf(range);
        expect(corners[0]).toEqual([-2, 90]);
        expect(corners.at(-1)).toEqual([124, 90]);
        expect(corners.every(([x], index) => index === 0 || x >= corners[index - 1]![0])).toBe(true);
      }
    }
  });

  test('that are far are higher than those that are near', () => {
    const far = ranges.flatMap(([d]) => tops(d));
    const near = ranges.flatMap(([, d]) => tops(d));

    expect([Math.min(...far) >= 61, Math.max(...far) <= 72]).toEqual([true, true]);
    expect([Math.min(...near) >= 69, Math.max(...near) <= 80]).toEqual([true, true]);
  });
});
