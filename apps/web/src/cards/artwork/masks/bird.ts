import { cheeks, headOf, skull } from '../head.ts';
import { disc, mirrored, whole } from '../shapes.ts';
import type { Mask } from './mask.ts';

/** Birds and angels: a crest of plumes and a beak. */
export const bird: Mask = (random) => {
  const head = headOf(random, { jaw: 4.5, chin: 62, cheek: 15 });
  const plumes = Math.round(random.between(2, 4));
  const crest = Array.from({ length: plumes }, (_, index) => {
    const spread = 5 + index * random.between(5.5, 7.5);
    return mirrored(
      [
        [spread * 0.5, 27],
        [spread, 8 + index * 3.4],
        [spread + 4.5, 12 + index * 3.8],
        [12, 31],
      ],
      index % 2 ? 'house' : 'dusk',
      index % 2 ? 0.85 : 1,
    );
  }).flat();
  return [
    ...crest,
    whole(
      [
        [0, 5],
        [2.8, 14],
        [2, 26],
      ],
      'bone',
    ),
    ...skull(head),
    ...[-1, 1].flatMap((side) => [disc(side * 8, 42, 4.6, 'deep'), disc(side * 8, 42, 1.7, 'light')]),
    ...mirrored(
      [
        [3, 36],
        [14, 33.4],
        [13, 37],
        [4, 39],
      ],
      'house',
      0.85,
    ),
    ...mirrored(
      [
        [0, 44],
        [5.6, 50],
        [3, 60],
        [0, 70],
      ],
      'deep',
      0.9,
    ),
    whole(
      [
        [0, 47],
        [2.2, 51],
        [0, 58],
      ],
      'house',
      0.9,
    ),
    ...cheeks(head, random),
  ];
};
