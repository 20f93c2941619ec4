import { eyes, headOf, skull } from '../head.ts';
import { mirrored, whole } from '../shapes.ts';
import type { Mask } from './mask.ts';

/** Thieves, elves and witches: a hood and a veil. */
export const hood: Mask = (random) => {
  const head = headOf(random, { top: 27, brow: 13.5, cheek: 12.4, jaw: 5.4, chin: 67, crown: 8.6 });
  const peak = random.between(8, 14);
  const elfin = random.next() < 0.45;
  return [
    ...(elfin
      ? mirrored(
          [
            [11, 42],
            [30, 28],
            [14, 51],
          ],
          'dusk',
        )
      : []),
    ...mirrored(
      [
        [0, peak],
        [13, 18],
        [21, 36],
        [22, 58],
        [13, 73],
        [10, 62],
        [13, 46],
        [9, 33],
        [0, 28],
      ],
      'house',
    ),
    ...mirrored(
      [
        [0, peak + 4],
        [9, 22],
        [15, 36],
        [14, 46],
        [9, 33],
        [0, 28],
      ],
      'deep',
      0.45,
    ),
    ...skull(head),
    whole(
      [
        [0, 52],
        [12.6, 48],
        [10, 60],
        [0, 67.4],
      ],
      'deep',
      0.92,
    ),
    whole(
      [
        [0, 56],
        [2, 58],
        [0, 63],
      ],
      'house',
      0.8,
    ),
    ...eyes(head, { slant: random.between(2.5, 4.5), size: 3.4, glow: true }),
    ...(random.next() < 0.5
      ? [
          whole(
            [
              [0, 31],
              [2.4, 35],
              [0, 40],
            ],
            'house',
            0.95,
          ),
        ]
      : mirrored(
          [
            [5, 33],
            [7, 33],
            [10, 50],
            [8.6, 50],
          ],
          'house',
          0.7,
        )),
  ];
};
