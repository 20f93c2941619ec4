import { eyes, headOf, skull } from '../head.ts';
import { mirrored, whole } from '../shapes.ts';
import type { Mask } from './mask.ts';

/** Dinosaurs and dragons: a long snout and a frill. */
export const dragon: Mask = (random) => {
  const head = headOf(random, {
    chin: 71,
    jaw: random.between(7, 9),
    cheek: random.between(11.5, 13.5),
    crown: 8,
  });
  const spikes = Math.round(random.between(2, 4));
  const frill = Array.from({ length: spikes }, (_, index) =>
    mirrored(
      [
        [10, 30 + index * 6],
        [random.between(24, 30), 19 + index * 9.5],
        [15, 38 + index * 6],
      ],
      index % 2 ? 'dusk' : 'house',
      index % 2 ? 1 : 0.85,
    ),
  ).flat();
  return [
    ...frill,
    ...mirrored(
      [
        [3, 26],
        [random.between(7, 12), 8],
        [11, 30],
      ],
      'dusk',
    ),
    ...skull(head),
    ...eyes(head, { slant: 5, size: 3.4, glow: true }),
    ...mirrored(
      [
        [3, 40],
        [12, 33.4],
        [15, 36],
        [6, 41.5],
      ],
      'deep',
      0.55,
    ),
    ...mirrored(
      [
        [1.6, 58],
        [4.6, 55.6],
        [4, 59.4],
      ],
      'deep',
    ),
    whole(
      [
        [0, 66],
        [6.4, 63.4],
        [5, 66.6],
        [0, 68.6],
      ],
      'deep',
    ),
    ...mirrored(
      [
        [2, 66],
        [3.8, 65.2],
        [3, 69],
      ],
      'bone',
    ),
    whole(
      [
        [0, head.top + 3],
        [2.4, head.top + 10],
        [1.4, 54],
        [0, 56],
      ],
      'house',
      0.7,
    ),
  ];
};
