import { disc, mirrored, whole } from '../shapes.ts';
import type { Mask } from './mask.ts';

/** Martians and other strangers: a dome and large eyes. */
export const martian: Mask = (random) => {
  const dome = random.between(19, 23);
  const third = random.next() < 0.35;
  return [
    ...(random.next() < 0.5
      ? mirrored(
          [
            [6, 20],
            [random.between(14, 20), 5],
            [9.6, 19],
          ],
          'dusk',
        )
      : []),
    ...mirrored(
      [
        [0, 14],
        [10, 15.6],
        [dome - 2, 25],
        [dome, 36],
        [13, 51],
        [5, 65],
        [0, 69],
      ],
      'shade',
    ),
    ...mirrored(
      [
        [3, 43],
        [12, 33],
        [17.4, 36],
        [13, 46],
        [6, 48],
      ],
      'deep',
    ),
    ...[-1, 1].map((side) => disc(side * 12.6, 38.6, 1.6, 'light')),
    ...(third
      ? [disc(0, 28, 4.2, 'deep'), disc(0, 27.4, 1.5, 'light')]
      : [
          whole(
            [
              [0, 18],
              [3, 24],
              [0, 33],
            ],
            'house',
            0.85,
          ),
        ]),
    ...mirrored(
      [
        [7, 20],
        [14, 23],
        [16.4, 29],
        [10, 24],
      ],
      'house',
      0.55,
    ),
    ...mirrored(
      [
        [1, 53],
        [2.2, 52.4],
        [2, 55],
      ],
      'deep',
      0.8,
    ),
    whole(
      [
        [0, 59],
        [3.4, 58.6],
        [0, 61],
      ],
      'deep',
    ),
  ];
};
