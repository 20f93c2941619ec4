/** What a creature wears around its neck. */
import type { SeededRandom } from './seeded-random.ts';
import { disc, mirrored, whole } from './shapes.ts';
import type { Shape } from './shapes.ts';

/** Shapes behind the mask, and before it. */
type Collar = (random: SeededRandom) => [behind: Shape[], before: Shape[]];

const nothing: Collar = () => [[], []];

/** A collar that stands up on both sides. */
const high: Collar = (random) => {
  const height = random.between(50, 58);
  return [
    mirrored(
      [
        [0, 84],
        [34, 84],
        [29, height],
        [14, 68],
        [0, 74],
      ],
      'deep',
    ),
    mirrored(
      [
        [31.5, 72],
        [29, height],
        [26.5, height + 2],
        [14, 69],
        [14, 73],
      ],
      'light',
      0.8,
    ),
  ];
};

/** A broad ribbon with a clasp. */
const ribbon: Collar = () => [
  [],
  [
    whole(
      [
        [0, 72],
        [13, 69],
        [25, 72],
        [20, 76.5],
        [24, 82],
        [12, 78],
        [0, 80],
      ],
      'deep',
    ),
    whole(
      [
        [0, 71.4],
        [4, 76],
        [0, 82],
      ],
      'light',
      0.95,
    ),
  ],
];

/** Armor on the shoulders. */
const pauldrons: Collar = (random) => {
  const height = random.between(64, 69);
  return [
    [
      ...mirrored(
        [
          [12, 84],
          [14, 75],
          [24, height],
          [36, height + 5],
          [41, 84],
        ],
        'dusk',
      ),
      ...mirrored(
        [
          [17, 80],
          [24.5, height + 6],
          [35, height + 11],
          [36, height + 14],
          [25, height + 9.5],
          [17.5, 84],
        ],
        'deep',
      ),
    ],
    [],
  ];
};

const cloak: Collar = (random) => {
  const shoulder = random.between(28, 36);
  return [
    [
      whole(
        [
          [0, 62],
          [14, 66],
          [shoulder, 76],
          [shoulder + 5, 84],
          [0, 84],
        ],
        'deep',
      ),
    ],
    [disc(0, 77, 3.4, 'light', 0.9), disc(0, 77, 1.7, 'house')],
  ];
};

/** Beads on a string. */
const beads: Collar = () => [
  [],
  [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((place) =>
    disc(place * 5, 78 - place * place * 0.9, place === 0 ? 3 : 2, place % 2 === 0 ? 'light' : 'deep', 0.95),
  ),
];

export const collars: readonly [Collar, ...Collar[]] = [nothing, high, ribbon, pauldrons, cloak, beads];
