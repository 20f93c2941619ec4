import { cheeks, eyes, headOf, skull } from '../head.ts';
import { mirrored, whole } from '../shapes.ts';
import type { Shape } from '../shapes.ts';
import type { Mask } from './mask.ts';

/** Demons and imps: horns and fangs. */
export const demon: Mask = (random) => {
  const head = headOf(random, { jaw: random.between(7, 9), cheek: random.between(13, 15) });
  const reach = random.between(16, 25);
  const horns = random.pick(['up', 'ram', 'three'] as const);
  const shapes: Shape[] = [];
  if (horns === 'up')
    shapes.push(
      ...mirrored(
        [
          [5, 27],
          [reach * 0.7, 20],
          [reach, 5],
          [reach * 1.05, 22],
          [16, 38],
        ],
        'dusk',
      ),
    );
  if (horns === 'ram')
    shapes.push(
      ...mirrored(
        [
          [8, 26],
          [20, 15],
          [30, 22],
          [29, 36],
          [22, 42],
          [25, 31],
          [21, 25],
          [15, 36],
        ],
        'dusk',
      ),
      ...mirrored(
        [
          [20, 18],
          [26, 23],
          [26, 30],
          [23, 25],
        ],
        'deep',
        0.4,
      ),
    );
  if (horns === 'three')
    shapes.push(
      ...mirrored(
        [
          [8, 27],
          [reach * 0.9, 9],
          [17, 36],
        ],
        'dusk',
      ),
      whole(
        [
          [0, 4],
          [4.6, 26],
        ],
        'bone',
      ),
      whole(
        [
          [0, 12],
          [2, 25],
        ],
        'house',
        0.8,
      ),
    );
  return [
    ...shapes,
    ...skull(head),
    ...eyes(head, { slant: random.between(4.5, 7), size: random.between(3, 4.4), glow: true }),
    ...cheeks(head, random),
    whole(
      [
        [0, head.top + 4],
        [3, head.browY - 1],
        [0, head.browY + 7],
      ],
      'house',
      0.9,
    ),
    whole(
      [
        [0, 56],
        [9, 53],
        [7, 58],
        [0, 60.5],
      ],
      'deep',
    ),
    ...mirrored(
      [
        [1, 57],
        [3, 56.6],
        [2, 60],
      ],
      'bone',
    ),
    ...mirrored(
      [
        [5.2, 55],
        [7.6, 54.2],
        [6.4, 60.5],
      ],
      'bone',
    ),
    whole(
      [
        [0, head.chin - 1],
        [2.6, head.chin - 3.4],
        [0, head.chin + 5],
      ],
      'house',
      0.9,
    ),
  ];
};
