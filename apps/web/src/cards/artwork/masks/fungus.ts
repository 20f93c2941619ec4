import { eyes, headOf, skull } from '../head.ts';
import { disc, mirrored, whole } from '../shapes.ts';
import type { Mask } from './mask.ts';

/** Fungi and trees: a cap over a small face. */
export const fungus: Mask = (random) => {
  const cap = random.between(25, 31);
  const head = headOf(random, { top: 36, browY: 42, brow: 13, cheek: 13.5, jaw: 8, chin: 70, crown: 11 });
  return [
    ...skull(head),
    ...mirrored(
      [
        [0, random.between(9, 14)],
        [13, 16],
        [cap, 35],
        [cap - 3, 40],
        [0, 38],
      ],
      'house',
    ),
    ...mirrored(
      [
        [0, 36],
        [cap - 3, 39],
        [14, 42.4],
        [0, 42],
      ],
      'deep',
      0.55,
    ),
    disc(0, 20, 3.6, 'bone'),
    ...[-1, 1].flatMap((side) => [disc(side * 11, 26, 2.8, 'bone'), disc(side * 20, 33, 2.1, 'bone')]),
    ...eyes(head, { slant: 1.6, size: 4.4, glow: true }),
    whole(
      [
        [0, 60],
        [4.4, 59],
        [0, 62.6],
      ],
      'deep',
    ),
    ...mirrored(
      [
        [6, 66],
        [16, 70],
        [10, 71],
      ],
      'dusk',
    ),
  ];
};
