import { forehead, headOf, skull } from '../head.ts';
import { disc, mirrored, whole } from '../shapes.ts';
import type { Shape } from '../shapes.ts';
import type { Mask } from './mask.ts';

/** Those of the sea: round eyes and fins, tentacles or a lantern. */
export const fish: Mask = (random) => {
  const head = headOf(random, { brow: random.between(15, 18), jaw: 10, cheek: 17, chin: 66 });
  const fins = random.pick(['fan', 'tentacles', 'angler'] as const);
  const shapes: Shape[] = [];
  if (fins === 'fan')
    shapes.push(
      ...[0, 1, 2].flatMap((index) =>
        mirrored(
          [
            [12, 34 + index * 6],
            [29 - index, 22 + index * 13],
            [26, 30 + index * 12],
            [14, 42 + index * 6],
          ],
          index === 1 ? 'house' : 'dusk',
          index === 1 ? 0.9 : 1,
        ),
      ),
    );
  if (fins === 'tentacles')
    shapes.push(
      ...[4, 9.5, 15].flatMap((x, index) =>
        mirrored(
          [
            [x - 3, 58],
            [x + 2 + index * 2, 78 - index * 4],
            [x + 6 + index * 3, 74 - index * 4],
            [x + 2.4, 54],
          ],
          index === 1 ? 'house' : 'dusk',
        ),
      ),
    );
  if (fins === 'angler')
    shapes.push(
      ...mirrored(
        [
          [12, 36],
          [28, 30],
          [25, 44],
          [29, 54],
          [14, 54],
        ],
        'dusk',
      ),
      { d: 'M60 24Q60 8 74 9', fill: 'bone', stroke: 1.8 },
      disc(15, 10, 3.2, 'light'),
    );
  const eyeY = head.browY + 4;
  return [
    whole(
      [
        [0, 9],
        [3.4, 18],
        [4.6, 28],
      ],
      'house',
      fins === 'angler' ? 0 : 0.9,
    ),
    ...shapes,
    ...skull(head),
    ...[-1, 1].flatMap((side) => [
      disc(side * 9.4, eyeY, 5.2, 'deep'),
      disc(side * 8.8, eyeY - 1, 1.9, 'light'),
    ]),
    ...mirrored(
      [
        [8, 50],
        [15.5, 47],
        [15, 49.4],
        [9, 53],
      ],
      'house',
      0.7,
    ),
    whole(
      [
        [0, 57],
        [8.6, 55.6],
        [7, 59],
        [0, 61],
      ],
      'deep',
    ),
    ...forehead(head, random).slice(0, 1),
  ];
};
