import { cheeks, eyes, forehead, headOf, mouth, skull } from '../head.ts';
import { mirrored, whole } from '../shapes.ts';
import type { Shape } from '../shapes.ts';
import type { Mask } from './mask.ts';

/** Priests, politicians and merchants: a halo, a mitre or a collar. */
export const noble: Mask = (random) => {
  const head = headOf(random, { jaw: 7, chin: 66, cheek: 14, brow: 15 });
  const crown = random.pick(['halo', 'mitre', 'collar'] as const);
  const shapes: Shape[] = [];
  if (crown === 'halo')
    shapes.push(
      { d: 'M36 34a24 24 0 1 1 48 0', fill: 'light', stroke: 2.2 },
      ...[0, 1, 2].flatMap((index) =>
        mirrored(
          [
            [6 + index * 8.6, 9 + index * 5.4],
            [9 + index * 9, 4 + index * 6],
            [9.4 + index * 8.4, 10.6 + index * 6],
          ],
          'light',
        ),
      ),
    );
  if (crown === 'mitre')
    shapes.push(
      ...mirrored(
        [
          [0, 6],
          [9, 17],
          [15, 33],
          [0, 33],
        ],
        'house',
      ),
      whole(
        [
          [1.3, 11],
          [1.3, 30],
        ],
        'light',
        0.9,
      ),
      whole(
        [
          [5.6, 20],
          [5.6, 22.4],
        ],
        'light',
        0.9,
      ),
    );
  if (crown === 'collar')
    shapes.push(
      ...mirrored(
        [
          [8, 60],
          [28, 42],
          [26, 66],
          [12, 76],
          [0, 74],
        ],
        'house',
      ),
      ...mirrored(
        [
          [14, 62],
          [25, 50],
          [23, 64],
        ],
        'deep',
        0.5,
      ),
    );
  return [
    ...(crown === 'mitre' ? [] : shapes),
    ...skull(head),
    ...(crown === 'mitre' ? shapes : forehead(head, random)),
    ...eyes(head, { slant: random.between(0, 2), size: 3 }),
    whole(
      [
        [0, 40],
        [2.2, 51],
        [0, 53],
      ],
      'dusk',
    ),
    ...mouth(head, random).slice(0, 1),
    ...(random.next() < 0.5
      ? [
          whole(
            [
              [0, 60],
              [6, 57],
              [5, 68],
              [0, 76],
            ],
            'bone',
          ),
        ]
      : cheeks(head, random)),
  ];
};
