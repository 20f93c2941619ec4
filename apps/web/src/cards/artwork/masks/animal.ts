import { cheeks, eyes, forehead, headOf, skull } from '../head.ts';
import { disc, mirrored, whole } from '../shapes.ts';
import type { Shape } from '../shapes.ts';
import type { Mask } from './mask.ts';

/** Beasts: ears or horns and a muzzle. */
export const animal: Mask = (random) => {
  const head = headOf(random, { jaw: random.between(6, 8) });
  const ears = random.pick(['tall', 'round', 'horned', 'lop'] as const);
  const shapes: Shape[] = [];
  if (ears === 'tall') {
    shapes.push(
      ...mirrored(
        [
          [4.5, 27],
          [random.between(12, 16), 9],
          [17.5, 38],
        ],
        'dusk',
      ),
    );
    shapes.push(
      ...mirrored(
        [
          [8.5, 27],
          [13, 15],
          [15, 33],
        ],
        'house',
        0.75,
      ),
    );
  }
  if (ears === 'round')
    shapes.push(
      ...[-1, 1].flatMap((side) => [disc(side * 15, 25, 7.5, 'shade'), disc(side * 15, 25, 4, 'house', 0.8)]),
    );
  if (ears === 'horned')
    shapes.push(
      ...mirrored(
        [
          [6, 28],
          [15, 14],
          [28, 17],
          [20, 24],
          [17, 38],
        ],
        'dusk',
      ),
      ...mirrored(
        [
          [9, 27],
          [17, 19],
          [25, 18],
          [18, 25],
        ],
        'deep',
        0.5,
      ),
    );
  if (ears === 'lop')
    shapes.push(
      ...mirrored(
        [
          [9, 27],
          [25, 27],
          [31, 40],
          [24, 46],
          [17, 38],
        ],
        'dusk',
      ),
      ...mirrored(
        [
          [17, 32],
          [25, 33],
          [27, 40],
          [22, 42],
        ],
        'house',
        0.6,
      ),
    );
  return [
    ...shapes,
    ...skull(head),
    ...eyes(head, { slant: random.between(2.5, 5.5), size: random.between(3.4, 5) }),
    ...cheeks(head, random),
    ...forehead(head, random),
    whole(
      [
        [0, head.chin - 14],
        [4.4, head.chin - 12],
        [0, head.chin - 7.4],
      ],
      'deep',
    ),
    whole(
      [
        [0, head.chin - 5],
        [3, head.chin - 4.2],
        [0, head.chin - 2.6],
      ],
      'deep',
      0.7,
    ),
  ];
};
