/** The head on which every mask is built, and features that many masks share. */
import type { SeededRandom } from './seeded-random.ts';
import { disc, mirrored, whole } from './shapes.ts';
import type { Point, Shape } from './shapes.ts';

/** Measures of a head, in units of the drawing box. */
export interface Head {
  top: number;
  chin: number;
  /** Half widths at the crown, the brow, the cheek and the jaw. */
  crown: number;
  brow: number;
  cheek: number;
  jaw: number;
  /** Height of the brow and of the cheek. */
  browY: number;
  cheekY: number;
}

export function headOf(random: SeededRandom, base: Partial<Head> = {}): Head {
  const brow = random.between(15.5, 18.5);
  return {
    top: random.between(21, 25),
    chin: random.between(65, 69),
    crown: random.between(9, 11.5),
    brow,
    cheek: brow * random.between(0.88, 1),
    jaw: random.between(6.5, 9.5),
    browY: random.between(35, 39),
    cheekY: random.between(49, 54),
    ...base,
  };
}

export function skull(head: Head): Shape[] {
  const half: Point[] = [
    [0, head.top],
    [head.crown, head.top + 2.6],
    [head.brow, head.browY],
    [head.cheek, head.cheekY],
    [head.jaw, head.chin - 5],
    [0, head.chin],
  ];
  return mirrored(half, 'shade');
}

/** Slanted eyes; `slant` lifts the outer corner. */
export function eyes(head: Head, options: { slant: number; size: number; glow?: boolean }): Shape[] {
  const y = head.browY + 5;
  const outer = head.brow * 0.74;
  const shapes = mirrored(
    [
      [2.6, y + 1.2],
      [outer, y - options.slant],
      [outer * 0.92, y + options.size * 0.7],
      [4.4, y + options.size],
    ],
    'deep',
  );
  if (!options.glow) return shapes;
  return [...shapes, ...[-1, 1].map((side) => disc(side * outer * 0.6, y + 1.4, 1.15, 'light', 0.95))];
}

/** Paint on the cheeks. */
export function cheeks(head: Head, random: SeededRandom): Shape[] {
  const style = random.pick(['wedge', 'stripes', 'dot', 'none'] as const);
  if (style === 'wedge') {
    return mirrored(
      [
        [head.brow * 0.96, head.browY + 1],
        [head.brow * 0.56, head.cheekY - 3],
        [head.brow * 0.5, head.cheekY + 5],
        [head.cheek * 0.86, head.cheekY + 1],
      ],
      'house',
      0.6,
    );
  }
  if (style === 'stripes') {
    return [0, 4.4].flatMap((drop) =>
      mirrored(
        [
          [head.cheek * 0.97, head.cheekY - 5 + drop],
          [head.cheek * 0.5, head.cheekY - 1.6 + drop],
          [head.cheek * 0.95, head.cheekY - 2.6 + drop],
        ],
        'house',
        0.75,
      ),
    );
  }
  if (style === 'dot')
    return [-1, 1].map((side) => disc(side * head.cheek * 0.62, head.cheekY, 2.1, 'house', 0.8));
  return [];
}

/** The mark on the forehead. */
export function forehead(head: Head, random: SeededRandom): Shape[] {
  const style = random.pick(['blade', 'gem', 'bars', 'crescent'] as const);
  const y = head.top;
  if (style === 'blade') {
    return [
      whole(
        [
          [0, y + 2],
          [2.7, y + 11],
          [0, head.browY + 9],
        ],
        'house',
        0.92,
      ),
    ];
  }
  if (style === 'gem')
    return [
      whole(
        [
          [0, y + 5],
          [3.2, y + 9.4],
          [0, y + 13.8],
        ],
        'house',
        0.95,
      ),
    ];
  if (style === 'bars') {
    return [3.2, 7.2].flatMap((x) =>
      mirrored(
        [
          [x, y + 4.5],
          [x + 1.9, y + 5.2],
          [x + 1.5, y + 12],
          [x, y + 13.5],
        ],
        'house',
        0.8,
      ),
    );
  }
  return [
    whole(
      [
        [0, y + 10.5],
        [5.4, y + 6],
        [4.4, y + 10.6],
        [0, y + 14],
      ],
      'house',
      0.85,
    ),
  ];
}

export function mouth(head: Head, random: SeededRandom): Shape[] {
  const y = head.chin - 11;
  const style = random.pick(['small', 'wide', 'fangs'] as const);
  if (style === 'small')
    return [
      whole(
        [
          [0, y - 1.6],
          [3.8, y + 0.4],
          [0, y + 3.4],
        ],
        'deep',
      ),
    ];
  if (style === 'wide')
    return [
      whole(
        [
          [0, y + 0.6],
          [7, y - 1.4],
          [5, y + 2],
          [0, y + 3],
        ],
        'deep',
      ),
    ];
  return [
    whole(
      [
        [0, y],
        [6.6, y - 1.2],
        [5, y + 2.6],
        [0, y + 3.2],
      ],
      'deep',
    ),
    ...mirrored(
      [
        [2.6, y - 0.2],
        [4.8, y - 0.6],
        [3.8, y + 3.4],
      ],
      'bone',
    ),
  ];
}
