import { describe, expect, test } from 'vitest';
import { cornersOf } from './fixture.ts';
import { burst, disc, line, mirrored, outline, radial, whole } from './shapes.ts';
import type { Point } from './shapes.ts';

const points: Point[] = [
  [2, 10],
  [12.04, 20],
  [6, 40.06],
];
const distance = ([x, y]: readonly [number, number]): number => Math.hypot(x - 60, y - 44);

describe('an outline', () => {
  test('counts from the center line to the right, in tenths, and is closed', () => {
    expect(outline(points, 1)).toBe('M62 10L72 20L66 40.1z');
  });

  test('on the left is the mirror of the one on the right', () => {
    expect(outline(points, -1)).toBe('M58 10L48 20L54 40.1z');
  });
});

describe('a mirrored shape', () => {
  test.each(['house', 'deep', 'bone', 'light', 'dark'] as const)(
    'in %s is one shape of two halves',
    (fill) => {
      expect(mirrored(points, fill)).toEqual([
        { d: `${outline(points, 1)}${outline(points.toReversed(), -1)}`, fill },
      ]);
    },
  );

  test.each(['shade', 'dusk'] as const)('in %s is two shapes, the right one first', (fill) => {
    const [right, left, ...others] = mirrored(points, fill);

    expect(others).toEqual([]);
    expect(right?.d).toBe(outline(points, 1));
    expect(right?.fill).toBe(fill);
    expect(cornersOf(left?.d ?? '').every(([x]) => x < 60)).toBe(true);
  });

  test('has an opacity only if it is given', () => {
    expect(mirrored(points, 'house')[0]).not.toHaveProperty('opacity');
    expect(mirrored(points, 'house', 0)[0]).toHaveProperty('opacity', 0);
  });
});

describe('a whole shape', () => {
  test('goes down on the right and up on the left', () => {
    expect(whole(points, 'light')).toEqual({
      d: 'M62 10L72 20L66 40.1L54 40.1L48 20L58 10z',
      fill: 'light',
    });
  });

  test('has an opacity only if it is given', () => {
    expect(whole(points, 'light', 0.3).opacity).toBe(0.3);
    expect(whole(points, 'light')).not.toHaveProperty('opacity');
  });
});

describe('a disc', () => {
  test.each([
    [0, 44, 11],
    [-9.4, 30, 5],
    [15, 10, 3],
  ])('at %d, %d with the radius %d is as wide as twice its radius', (x, y, radius) => {
    const corners = cornersOf(disc(x, y, radius, 'deep').d);

    expect(corners).toHaveLength(3);
    const [left, right, back] = corners;
    expect(left?.[0]).toBeCloseTo(60 + x - radius);
    expect(right?.[0]).toBeCloseTo(60 + x + radius);
    expect(back?.[0]).toBeCloseTo(left?.[0] ?? 0);
    expect(corners.every(([, height]) => height === y)).toBe(true);
  });

  test('has a paint, and an opacity if it is given', () => {
    expect(disc(0, 0, 1, 'deep', 0.5)).toMatchObject({ fill: 'deep', opacity: 0.5 });
    expect(disc(0, 0, 1, 'deep')).not.toHaveProperty('opacity');
  });
});

test('a line joins two points that can be on both sides', () => {
  expect(line([-26, 80], [31, 10], 'dusk', 3)).toEqual({ d: 'M34 80L91 10', fill: 'dusk', stroke: 3 });
});

describe('rays', () => {
  const circle = { rays: 8, from: 10, to: 30, width: 4, spread: Math.PI * 2 };
  const raysOf = (d: string) => d.split('z').filter(Boolean).map(cornersOf);

  test('all around are as many as wanted, at equal angles', () => {
    const rays = raysOf(radial(circle, 'light').d);
    const tips = rays.map(([, , tip]) => Math.atan2((tip?.[1] ?? 0) - 44, (tip?.[0] ?? 0) - 60));
    const sorted = tips.toSorted((a, b) => a - b);

    expect(rays).toHaveLength(8);
    for (const [index, angle] of sorted.slice(1).entries()) {
      expect(angle - sorted[index]!).toBeCloseTo(Math.PI / 4, 1);
    }
  });

  test('reach from the inner to the outer distance', () => {
    for (const [root, , tip] of raysOf(radial(circle, 'light').d)) {
      expect(distance(root!)).toBeCloseTo(10, 0);
      expect(distance(tip!)).toBeCloseTo(30, 0);
    }
  });

  test('are as wide as wanted beyond their middle', () => {
    for (const [, one, , other] of raysOf(radial(circle, 'light').d)) {
      expect(Math.hypot(one![0] - other![0], one![1] - other![1])).toBeCloseTo(4, 0);
      expect(distance(one!)).toBeGreaterThan(20);
    }
  });

  test('that cover a part of the circle are the same on both sides, and the middle one points up', () => {
    const rays = raysOf(radial({ ...circle, rays: 5, spread: Math.PI }, 'light').d);
    const tips = rays.map(([, , tip]) => tip!);

    expect(tips[2]).toEqual([60, 14]);
    expect(tips[0]![0] + tips[4]![0]).toBeCloseTo(120);
    expect(tips[0]![1]).toBeCloseTo(44);
  });
});

describe('a burst', () => {
  test('has an outer and an inner corner for each of its points, and starts at the top', () => {
    const corners = cornersOf(burst(5, [25], 10));

    expect(corners).toHaveLength(10);
    expect(corners[0]).toEqual([60, 19]);
    for (const [index, corner] of corners.entries()) {
      expect(distance(corner)).toBeCloseTo(index % 2 === 0 ? 25 : 10, 0);
    }
  });

  test('repeats the lengths of its points', () => {
    const lengths = cornersOf(burst(4, [30, 20], 10))
      .filter((_, index) => index % 2 === 0)
      .map((corner) => Math.round(distance(corner)));

    expect(lengths).toEqual([30, 20, 30, 20]);
  });
});
