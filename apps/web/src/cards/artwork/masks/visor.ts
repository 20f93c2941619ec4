import { disc, mirrored, whole } from '../shapes.ts';
import type { Shape } from '../shapes.ts';
import type { Mask } from './mask.ts';

/** Knights and soldiers: a helmet with a slit. */
export const visor: Mask = (random) => {
  const wide = random.between(15, 18);
  const crest = random.pick(['plume', 'wings', 'fin', 'horns'] as const);
  const shapes: Shape[] = [];
  if (crest === 'plume')
    shapes.push(
      ...mirrored(
        [
          [0, 4],
          [6, 6],
          [12, 15],
          [8, 25],
          [0, 24],
        ],
        'house',
      ),
    );
  if (crest === 'wings')
    shapes.push(
      ...[0, 1, 2].flatMap((index) =>
        mirrored(
          [
            [13, 30 + index * 5],
            [31 - index * 2.4, 11 + index * 9],
            [28 - index * 2.4, 22 + index * 8],
            [15, 40 + index * 4],
          ],
          index === 1 ? 'house' : 'dusk',
        ),
      ),
    );
  if (crest === 'fin')
    shapes.push(
      whole(
        [
          [0, 5],
          [2.6, 13],
          [3, 40],
        ],
        'house',
      ),
    );
  if (crest === 'horns')
    shapes.push(
      ...mirrored(
        [
          [10, 28],
          [23, 24],
          [29, 9],
          [31, 26],
          [18, 38],
        ],
        'dusk',
      ),
    );
  const slit = random.pick(['cross', 'bar', 'tee'] as const);
  const opening: Shape[] = [
    whole(
      [
        [0, 38],
        [wide - 3, 36],
        [wide - 3.6, 41.6],
        [0, 43.6],
      ],
      'deep',
    ),
    ...(slit === 'bar'
      ? []
      : [
          whole(
            [
              [1.7, slit === 'tee' ? 40 : 30],
              [1.7, 66],
            ],
            'deep',
          ),
        ]),
    ...[-1, 1].map((side) => disc(side * 7, 40, 1.2, 'light', 0.9)),
  ];
  return [
    ...shapes,
    ...mirrored(
      [
        [0, 17],
        [9, 18.4],
        [wide, 29],
        [wide, 50],
        [10, 65],
        [0, 70],
      ],
      'shade',
    ),
    ...mirrored(
      [
        [4, 47],
        [wide - 2, 44],
        [wide - 2.6, 50],
        [8.6, 62],
        [4, 66],
      ],
      'house',
      0.5,
    ),
    ...opening,
    ...[50, 54.4, 58.8].flatMap((y, index) =>
      mirrored(
        [
          [6.4, y],
          [11.4 - index, y - 1],
          [11 - index, y + 0.8],
          [6.4, y + 1.8],
        ],
        'deep',
        0.8,
      ),
    ),
    whole(
      [
        [0, 19],
        [3, 24],
        [2, 34],
        [0, 36],
      ],
      'house',
      crest === 'fin' ? 0 : 0.9,
    ),
  ];
};
