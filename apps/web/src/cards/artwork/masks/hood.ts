import { eyes, headOf, skull } from '../head.ts';
import type { Head } from '../head.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { mirrored, whole } from '../shapes.ts';
import type { Shape } from '../shapes.ts';
import type { Mask } from './mask.ts';

/** Thieves, elves and witches: covered faces, below a cowl, a wide hat, a scarf or bare hair. */
export const hood: Mask = (random) => {
  const head = headOf(random, { top: 27, brow: 13.5, cheek: 12.4, jaw: 5.4, chin: 67, crown: 8.6 });
  const isElfin = random.next() < 0.45;
  const covering = random.pick([cowl, cowl, hat, scarf, hair])(random);
  const cover = random.next() < 0.6 ? veil() : halfMask(head);
  return [
    ...(isElfin ? EARS : []),
    ...covering.behind,
    ...skull(head),
    ...cover,
    ...eyes(head, { slant: random.between(2.5, 4.5), size: 3.4, glow: true }),
    ...marks(random),
    ...covering.before,
  ];
};

interface Covering {
  behind: Shape[];
  before: Shape[];
}

const EARS = mirrored(
  [
    [11, 42],
    [30, 28],
    [14, 51],
  ],
  'dusk',
);

function cowl(random: SeededRandom): Covering {
  const peak = random.between(8, 14);
  const cloth = mirrored(
    [
      [0, peak],
      [13, 18],
      [21, 36],
      [22, 58],
      [13, 73],
      [10, 62],
      [13, 46],
      [9, 33],
      [0, 28],
    ],
    'house',
  );
  const fold = mirrored(
    [
      [0, peak + 4],
      [9, 22],
      [15, 36],
      [14, 46],
      [9, 33],
      [0, 28],
    ],
    'deep',
    0.45,
  );
  return { behind: [...cloth, ...fold], before: [] };
}

/** A hat with a wide brim. */
function hat(random: SeededRandom): Covering {
  const brim = random.between(27, 33);
  const top = random.between(10, 15);
  return {
    behind: [],
    before: [
      ...mirrored(
        [
          [0, top],
          [9, top + 1.5],
          [13, 29],
          [brim, 36],
          [14, 37],
          [0, 35],
        ],
        'deep',
      ),
      whole(
        [
          [0, 25.5],
          [12.2, 26.5],
          [13.2, 30],
          [0, 29.4],
        ],
        'light',
        0.85,
      ),
    ],
  };
}

/** A scarf around the forehead, with loose ends. */
function scarf(random: SeededRandom): Covering {
  const end = random.between(58, 66);
  return {
    behind: [
      ...mirrored(
        [
          [11, 33],
          [20, 44],
          [17, end],
          [24, end - 4],
          [25, 42],
          [14, 30],
        ],
        'deep',
      ),
    ],
    before: [
      whole(
        [
          [0, 25],
          [9, 27],
          [14, 35],
          [0, 36],
        ],
        'deep',
      ),
      whole(
        [
          [0, 28],
          [3, 31],
          [0, 34],
        ],
        'light',
        0.9,
      ),
    ],
  };
}

/** Hair that stands up. */
function hair(random: SeededRandom): Covering {
  const height = random.between(9, 16);
  return {
    behind: [
      ...mirrored(
        [
          [0, height + 6],
          [4, height],
          [7, height + 7],
          [13, height + 3],
          [13.5, height + 11],
          [19, height + 12],
          [16, 33],
          [19, 46],
          [13, 44],
          [8, 30],
          [0, 27],
        ],
        'deep',
      ),
    ],
    before: [],
  };
}

/** Cloth over mouth and nose. */
function veil(): Shape[] {
  return [
    whole(
      [
        [0, 52],
        [12.6, 48],
        [10, 60],
        [0, 67.4],
      ],
      'deep',
      0.92,
    ),
    whole(
      [
        [0, 56],
        [2, 58],
        [0, 63],
      ],
      'house',
      0.8,
    ),
  ];
}

/** A mask around the eyes. */
function halfMask({ brow, browY, chin }: Head): Shape[] {
  return [
    whole(
      [
        [0, browY + 1],
        [brow, browY - 1],
        [brow * 0.95, browY + 10],
        [4, browY + 13],
        [0, browY + 10],
      ],
      'house',
      0.9,
    ),
    whole(
      [
        [0, chin - 9],
        [4.6, chin - 10.5],
        [0, chin - 6],
      ],
      'deep',
    ),
  ];
}

function marks(random: SeededRandom): Shape[] {
  if (random.next() < 0.5)
    return [
      whole(
        [
          [0, 31],
          [2.4, 35],
          [0, 40],
        ],
        'house',
        0.95,
      ),
    ];
  return mirrored(
    [
      [5, 33],
      [7, 33],
      [10, 50],
      [8.6, 50],
    ],
    'house',
    0.7,
  );
}
