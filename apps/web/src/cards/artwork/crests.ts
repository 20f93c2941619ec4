/** What stands behind the head of a creature. */
import type { SeededRandom } from './seeded-random.ts';
import { disc, line, mirrored, MIDDLE, radial, whole } from './shapes.ts';
import type { Point, Shape } from './shapes.ts';

type Crest = (random: SeededRandom) => Shape[];

const CENTER_Y = MIDDLE.y;

const nothing: Crest = () => [];

/** A ring with short rays. */
const halo: Crest = (random) => {
  const rays = random.pick([8, 12]);
  return [
    radial({ rays, from: 25, to: 31, width: 2.2, spread: Math.PI * 2 }, 'light', 0.9),
    { ...disc(0, CENTER_Y, 24, 'light', 0.95), stroke: 2.2 },
  ];
};

/** Feathers in a half circle. */
const fan: Crest = (random) => {
  const rays = random.pick([7, 9]);
  return [
    radial({ rays, from: 8, to: random.between(33, 37), width: 9, spread: Math.PI * 1.05 }, 'deep'),
    radial({ rays, from: 8, to: 28, width: 3.4, spread: Math.PI * 1.05 }, 'dusk', 0.9),
  ];
};

/** Ragged hair all around. */
const mane: Crest = (random) => [
  radial({ rays: 15, from: 10, to: random.between(28, 31), width: 7, spread: Math.PI * 1.65 }, 'deep'),
  radial({ rays: 14, from: 10, to: 24, width: 5, spread: Math.PI * 1.5 }, 'dusk', 0.5),
];

/** Two poles with flags. */
const banners: Crest = (random) => {
  const drop = random.between(22, 28);
  return [
    ...mirrored(
      [
        [25, 6],
        [27, 6],
        [27, 82],
        [25, 82],
      ],
      'dusk',
    ),
    ...mirrored(
      [
        [27, 9],
        [40, 9],
        [36.5, 9 + drop / 2],
        [40, 9 + drop],
        [27, 9 + drop],
      ],
      'deep',
    ),
    ...mirrored(
      [
        [29, 14],
        [34, 14],
        [34, 17],
        [29, 17],
      ],
      'light',
      0.7,
    ),
  ];
};

/** Two crossed weapons. */
const blades: Crest = (random) => {
  const isAxe = random.next() < 0.5;
  return [
    ...([-1, 1] as const).map((side) => line([side * -26, 80], [side * 31, 10], 'dusk', 3)),
    ...mirrored(
      isAxe
        ? [
            [24, 10],
            [37, 6],
            [40, 24],
            [30, 22],
          ]
        : [
            [26, 14],
            [36, 3],
            [34, 18],
          ],
      'bone',
    ),
  ];
};

const wings: Crest = (random) => {
  const lift = random.between(14, 22);
  const outer: Point[] = [
    [10, 48],
    [30, lift],
    [41, lift + 6],
    [38, lift + 18],
    [34, lift + 19],
    [35, lift + 28],
    [29, lift + 28],
    [26, lift + 38],
    [12, 66],
  ];
  const inner: Point[] = [
    [12, 50],
    [30, lift + 8],
    [33, lift + 14],
    [16, 60],
  ];
  return [...mirrored(outer, 'deep'), ...mirrored(inner, 'dusk', 0.8)];
};

/** A tall feather in the middle. */
const plume: Crest = (random) => {
  const width = random.between(5, 8);
  return [
    whole(
      [
        [0, 0.5],
        [width, 8],
        [width * 1.3, 18],
        [4, 30],
      ],
      'deep',
    ),
    whole(
      [
        [0, 4],
        [width * 0.4, 10],
        [1.4, 28],
      ],
      'light',
      0.75,
    ),
  ];
};

/** A disc with a crescent, like a shield or a moon. */
const shield: Crest = (random) => {
  const isTall = random.next() < 0.5;
  if (!isTall) return [disc(0, CENTER_Y, 28, 'deep'), { ...disc(0, CENTER_Y, 26, 'dusk', 0.9), stroke: 1.6 }];
  const edge: Point[] = [
    [0, 10],
    [26, 14],
    [26, 46],
    [16, 70],
    [0, 80],
  ];
  const inner = edge.map(([x, y]): Point => [x * 0.88, CENTER_Y + (y - CENTER_Y) * 0.9]);
  return [whole(edge, 'dusk'), whole(inner, 'deep')];
};

const antlers: Crest = (random) => {
  const rise = random.between(4, 9);
  return ([-1, 1] as const).flatMap((side) => [
    line([side * 9, 30], [side * 26, rise + 8], 'dusk', 2.6),
    line([side * 26, rise + 8], [side * 24, rise], 'dusk', 2),
    line([side * 26, rise + 8], [side * 37, rise + 4], 'dusk', 2),
    line([side * 18, 19], [side * 16, rise + 4], 'dusk', 2),
    line([side * 17, 20], [side * 31, 22], 'dusk', 2),
  ]);
};

export const crests: readonly [Crest, ...Crest[]] = [
  nothing,
  halo,
  fan,
  mane,
  banners,
  blades,
  wings,
  plume,
  shield,
  antlers,
];
