import { disc, mirrored, whole } from '../shapes.ts';
import type { Shape } from '../shapes.ts';
import type { Mask } from './mask.ts';

/** Robots and cyborgs: a box with a visor. */
export const machine: Mask = (random) => {
  const width = random.between(15, 19);
  const top = random.between(20, 24);
  const sight = random.pick(['bar', 'pair', 'single'] as const);
  const mast = random.pick(['antenna', 'bolts', 'fins'] as const);
  const shapes: Shape[] = [];
  if (mast === 'antenna')
    shapes.push(
      whole(
        [
          [1.1, 7],
          [1.4, top + 2],
        ],
        'shade',
      ),
      disc(0, 8, 3, 'light'),
    );
  if (mast === 'bolts')
    shapes.push(
      ...mirrored(
        [
          [width - 1, 36],
          [width + 7, 34],
          [width + 7, 48],
          [width - 1, 46],
        ],
        'dusk',
      ),
      ...mirrored(
        [
          [width + 4, 32],
          [width + 8, 32],
          [width + 8, 50],
          [width + 4, 50],
        ],
        'house',
      ),
    );
  if (mast === 'fins')
    shapes.push(
      ...mirrored(
        [
          [width - 4, 28],
          [width + 9, 11],
          [width + 7, 32],
          [width, 42],
        ],
        'dusk',
      ),
      ...mirrored(
        [
          [width, 26],
          [width + 6, 17],
          [width + 5, 29],
        ],
        'house',
        0.85,
      ),
    );
  const body = mirrored(
    [
      [0, top],
      [width - 4, top],
      [width, top + 5],
      [width, 52],
      [width - 5, 64],
      [6, 69],
      [0, 69],
    ],
    'shade',
  );
  const visor: Shape[] =
    sight === 'bar'
      ? [
          whole(
            [
              [0, 36],
              [width - 2, 34],
              [width - 4, 43],
              [0, 45],
            ],
            'deep',
          ),
          whole(
            [
              [0, 39],
              [width - 5, 37.6],
              [width - 6, 40],
              [0, 41.6],
            ],
            'light',
            0.95,
          ),
        ]
      : sight === 'pair'
        ? [
            ...mirrored(
              [
                [3, 36],
                [width - 3, 36],
                [width - 3, 45],
                [5, 45],
              ],
              'deep',
            ),
            ...[-1, 1].map((side) => disc(side * (width / 2), 40.5, 2.6, 'light')),
          ]
        : [disc(0, 40, 9, 'deep'), disc(0, 40, 5.6, 'house'), disc(0, 40, 2.4, 'light')];
  return [
    ...shapes,
    ...body,
    ...visor,
    ...[54, 58, 62].map((y): Shape =>
      whole(
        [
          [0, y],
          [7 - (y - 54) / 4, y],
          [7 - (y - 54) / 4, y + 1.8],
          [0, y + 1.8],
        ],
        'deep',
        0.85,
      ),
    ),
    ...mirrored(
      [
        [width - 4, top + 6],
        [width - 1.6, top + 8],
        [width - 1.6, top + 13],
        [width - 4, top + 12],
      ],
      'house',
      0.85,
    ),
    whole(
      [
        [0, top + 3],
        [4, top + 3],
        [2.4, top + 9],
        [0, top + 10],
      ],
      'house',
      0.8,
    ),
  ];
};
