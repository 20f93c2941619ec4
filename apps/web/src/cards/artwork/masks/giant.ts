import { cheeks, eyes, forehead, headOf, skull } from '../head.ts';
import { mirrored, whole } from '../shapes.ts';
import type { Shape } from '../shapes.ts';
import type { Mask } from './mask.ts';

/** Giants and goblins: a heavy jaw with tusks. */
export const giant: Mask = (random) => {
  const head = headOf(random, {
    brow: random.between(17, 20),
    jaw: random.between(12, 14.5),
    cheek: random.between(17, 19),
    chin: 69,
    crown: 13,
  });
  const hair = random.pick(['mohawk', 'helm', 'braids'] as const);
  const shapes: Shape[] = [];
  if (hair === 'mohawk')
    shapes.push(
      whole(
        [
          [0, 5],
          [3, 13],
          [6.6, 9],
          [6.4, 26],
        ],
        'house',
      ),
      whole(
        [
          [0, 9],
          [2.2, 25],
        ],
        'deep',
        0.5,
      ),
    );
  if (hair === 'helm')
    shapes.push(
      ...mirrored(
        [
          [12, 27],
          [26, 10],
          [30, 21],
          [19, 36],
        ],
        'dusk',
      ),
    );
  if (hair === 'braids')
    shapes.push(
      ...mirrored(
        [
          [13, 30],
          [23, 34],
          [26, 60],
          [22, 68],
          [19, 60],
        ],
        'house',
      ),
      ...mirrored(
        [
          [20, 48],
          [26, 49],
          [26, 52],
          [20, 52],
        ],
        'deep',
        0.6,
      ),
    );
  const tusk = random.between(5, 8.5);
  return [
    ...shapes,
    ...mirrored(
      [
        [16, 38],
        [25, 34],
        [24, 46],
        [17, 50],
      ],
      'dusk',
    ),
    ...skull(head),
    ...(hair === 'helm'
      ? [
          whole(
            [
              [0, 19],
              [14, 22],
              [19, 36],
              [5, 37],
              [2.4, 50],
              [0, 52],
            ],
            'house',
          ),
        ]
      : forehead(head, random)),
    ...eyes(head, { slant: random.between(0.5, 2.5), size: 3.2 }),
    ...mirrored(
      [
        [1.6, 40],
        [15, 36.4],
        [15.6, 39],
        [3, 43],
      ],
      'deep',
      hair === 'helm' ? 0 : 0.6,
    ),
    whole(
      [
        [0, 57],
        [10.4, 56],
        [9, 60],
        [0, 61.4],
      ],
      'deep',
    ),
    ...mirrored(
      [
        [5.4, 59],
        [9, 58.6],
        [8, 59 - tusk],
      ],
      'bone',
    ),
    ...cheeks(head, random),
  ];
};
