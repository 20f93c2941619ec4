import { forehead, headOf, skull } from '../head.ts';
import { mirrored, whole } from '../shapes.ts';
import type { Mask } from './mask.ts';

/** Insects: compound eyes and mandibles. */
export const insect: Mask = (random) => {
  const head = headOf(random, { top: 25, brow: 15, cheek: 12, jaw: 6, chin: 66 });
  const sweep = random.between(16, 25);
  return [
    ...mirrored(
      [
        [3, 28],
        [sweep, 8],
        [sweep + 5, 15],
        [sweep + 1.5, 12],
        [6.4, 30],
      ],
      'dusk',
    ),
    ...mirrored(
      [
        [7, 56],
        [18, 60],
        [15, 75],
        [12, 65],
        [6, 63],
      ],
      'dusk',
    ),
    ...skull(head),
    ...mirrored(
      [
        [4, 34],
        [15, 29],
        [20, 38],
        [16, 50],
        [7, 47],
      ],
      'deep',
    ),
    ...mirrored(
      [
        [8, 36],
        [14, 33],
        [16, 38],
        [10, 41],
      ],
      'house',
      0.95,
    ),
    ...mirrored(
      [
        [12, 43],
        [16, 41.6],
        [14.4, 46],
      ],
      'light',
      0.5,
    ),
    ...forehead(head, random).slice(0, 1),
    whole(
      [
        [0, 55],
        [3, 57],
        [1.4, 63],
        [0, 64],
      ],
      'deep',
    ),
    ...mirrored(
      [
        [2, 60],
        [5, 61],
        [2.4, 68],
      ],
      'bone',
    ),
  ];
};
