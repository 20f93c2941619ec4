import { eyes, headOf, mouth, skull } from '../head.ts';
import { disc, mirrored, whole } from '../shapes.ts';
import type { Shape } from '../shapes.ts';
import type { Mask } from './mask.ts';

/** Scientists and other humans: goggles, a mask or a monocle. */
export const scholar: Mask = (random) => {
  const head = headOf(random, { jaw: 8, chin: 67, cheek: 14.4, brow: 15.6 });
  const gear = random.pick(['goggles', 'mask', 'monocle'] as const);
  const shapes: Shape[] = [];
  if (gear === 'goggles')
    shapes.push(
      whole(
        [
          [0, 38],
          [17, 36],
          [17, 42],
          [0, 42],
        ],
        'deep',
      ),
      ...[-1, 1].flatMap((side) => [
        disc(side * 7.6, 41, 6.4, 'deep'),
        disc(side * 7.6, 41, 4.6, 'house'),
        disc(side * 6.4, 39.6, 1.5, 'light'),
      ]),
    );
  if (gear === 'mask')
    shapes.push(
      ...eyes(head, { slant: 1.5, size: 3.6 }),
      whole(
        [
          [0, 50],
          [11, 49],
          [9, 60],
          [5, 66],
          [0, 68],
        ],
        'house',
      ),
      ...[54, 58].map((y) =>
        whole(
          [
            [5.4, y],
            [5.4, y + 1.6],
          ],
          'deep',
        ),
      ),
    );
  if (gear === 'monocle')
    shapes.push(
      ...eyes(head, { slant: 1, size: 3.4 }),
      { d: 'M62.4 42a5.6 5.6 0 1 0 11.2 0a5.6 5.6 0 1 0 -11.2 0', fill: 'light', stroke: 1.5 },
      { d: 'M73.4 44Q77 52 74 62', fill: 'light', stroke: 0.9, opacity: 0.8 },
      ...mouth(head, random),
    );
  return [
    ...mirrored(
      [
        [0, 15],
        [10, 15],
        [19, 24],
        [19, 42],
        [14, 34],
        [9, 29],
        [0, 28],
      ],
      'house',
    ),
    ...skull(head),
    ...mirrored(
      [
        [0, random.between(14, 17)],
        [11, 17.6],
        [17.6, 26],
        [16.6, 37],
        [11, 29],
        [random.between(-2, 3), 31],
      ],
      'house',
    ),
    ...mirrored(
      [
        [2, 18],
        [11, 20],
        [15, 27],
        [8, 23.4],
      ],
      'light',
      0.22,
    ),
    ...shapes,
    whole(
      [
        [0, 44],
        [1.9, 51.6],
        [0, 53],
      ],
      'dusk',
    ),
    ...(gear === 'goggles' ? mouth(head, random) : []),
  ];
};
