import { cheeks, eyes, forehead, headOf, skull } from '../head.ts';
import { disc, mirrored, whole } from '../shapes.ts';
import type { Mask } from './mask.ts';

/** Faeries: wings and feelers. */
export const faerie: Mask = (random) => {
  const head = headOf(random, { top: 27, chin: 66, brow: 14.5, cheek: 13, jaw: 5.4, crown: 9 });
  const tip = random.between(27, 33);
  return [
    ...mirrored(
      [
        [9, 42],
        [tip, 20],
        [tip + 2, 33],
        [22, 44],
        [tip - 3, 56],
        [15, 60],
      ],
      'light',
      0.34,
    ),
    ...mirrored(
      [
        [11, 42],
        [tip - 3, 25],
        [24, 38],
      ],
      'house',
      0.55,
    ),
    ...mirrored(
      [
        [2, 29],
        [random.between(8, 13), 11],
        [9.6, 12],
        [4.4, 29],
      ],
      'shade',
    ),
    ...[-1, 1].map((side) => disc(side * 10.5, 11, 2.6, 'light')),
    ...mirrored(
      [
        [11, 40],
        [25, 33],
        [13, 50],
      ],
      'dusk',
    ),
    ...skull(head),
    ...eyes(head, { slant: 3.4, size: 5.4, glow: true }),
    ...forehead(head, random),
    ...cheeks(head, random),
    whole(
      [
        [0, 57],
        [3.2, 56.4],
        [0, 59.4],
      ],
      'deep',
    ),
  ];
};
