/** Figures of actions, upgrades and reference cards. */
import type { SeededRandom } from './seeded-random.ts';
import { burst, disc, mirrored, whole } from './shapes.ts';
import type { Shape } from './shapes.ts';

/** A burst with room for the house's emblem in its center. */
export function actionShapes(random: SeededRandom): Shape[] {
  const points = Math.round(random.between(8, 13));
  const long = random.between(24, 28);
  const outer = random.pick<readonly number[]>([[long, 18], [long, 20, 22, 20], [long, 21], [25]] as const);
  return [
    { d: burst(points * 2, [31], 28), fill: 'house', opacity: 0.35 },
    { d: burst(points, outer, random.between(11.5, 14)), fill: 'bone' },
    disc(0, 44, 11, 'deep'),
  ];
}

export function upgradeShapes(random: SeededRandom): Shape[] {
  const steps = random.pick([2, 3] as const);
  const lean = random.between(9, 14);
  const chevrons = Array.from({ length: steps }, (_, index) => {
    const y = 18 + index * (42 / steps);
    const width = 25 - index * 2.4;
    return mirrored(
      [
        [0, y],
        [width, y + lean],
        [width, y + lean + 8.4],
        [0, y + 8.4],
      ],
      index === 1 ? 'house' : 'shade',
    );
  }).flat();
  return [
    ...chevrons,
    whole(
      [
        [0, 60],
        [4.6, 65],
        [0, 74],
      ],
      'light',
      0.9,
    ),
  ];
}

/** Prophecies, the tide and archon powers. */
export function referenceCardShapes(random: SeededRandom): Shape[] {
  return [
    { d: burst(16, [31, 27], 24), fill: 'house', opacity: 0.5 },
    ...mirrored(
      [
        [0, 27],
        [15, 34],
        [27, 44],
        [15, 54],
        [0, 61],
      ],
      'shade',
    ),
    disc(0, 44, 11.4, 'deep'),
    disc(0, 44, 7.6, 'house'),
    whole(
      [
        [0, 36],
        [random.between(1.6, 3.4), 44],
        [0, 52],
      ],
      'light',
    ),
    ...mirrored(
      [
        [8, 25],
        [16, 15],
        [12, 28],
      ],
      'dusk',
    ),
    whole(
      [
        [0, 10],
        [2.6, 22],
      ],
      'bone',
    ),
  ];
}
