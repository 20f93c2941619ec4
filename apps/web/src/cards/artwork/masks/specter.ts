import { disc, mirrored, whole } from '../shapes.ts';
import type { Mask } from './mask.ts';

/** Specters and spirits: a shroud with hollow eyes. */
export const specter: Mask = (random) => {
  const sway = random.between(-3, 3);
  const crown = random.next() < 0.5;
  return [
    ...(crown
      ? mirrored(
          [
            [0, 8],
            [3.4, 17],
            [10, 7],
            [11, 18],
            [18, 13],
            [14, 25],
            [0, 24],
          ],
          'house',
          0.95,
        )
      : []),
    {
      d: `M60 17C75 17 80 30 79 44C78.500 58 ${82 + sway} 64 ${79 + sway} 77L${71 + sway} 69L${64 + sway} 79L60 70z`,
      fill: 'shade',
      opacity: 0.95,
    },
    {
      d: `M60 17C45 17 40 30 41 44C41.500 58 ${38 + sway} 64 ${41 + sway} 77L${49 + sway} 69L${56 + sway} 79L60 70z`,
      fill: 'bone',
      opacity: 0.95,
    },
    ...mirrored(
      [
        [3, 37],
        [11, random.between(30, 34)],
        [13.4, 40],
        [9, 48],
        [4, 45],
      ],
      'deep',
    ),
    ...[-1, 1].map((side) => disc(side * 8.4, 40.6, 1.7, 'light', 0.95)),
    whole(
      [
        [0, 51],
        [4.4, 54],
        [3, 62],
        [0, 65],
      ],
      'deep',
      0.92,
    ),
    ...mirrored(
      [
        [14, 48],
        [18, 46],
        [17, 58],
        [13.4, 66],
      ],
      'house',
      0.5,
    ),
    whole(
      [
        [0, 20],
        [2.4, 26],
        [0, 33],
      ],
      'house',
      crown ? 0 : 0.8,
    ),
  ];
};
