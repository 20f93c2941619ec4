/** Figures of artifacts: blades, towers, ships and other things. */
import type { SeededRandom } from './seeded-random.ts';
import { burst, disc, mirrored, whole } from './shapes.ts';
import type { Shape } from './shapes.ts';

function weapon(random: SeededRandom): Shape[] {
  const width = random.between(3.6, 6);
  const guard = random.between(10, 15);
  if (random.next() < 0.3) {
    return [
      ...mirrored(
        [
          [0, 12],
          [1.8, 14],
          [1.8, 76],
          [0, 78],
        ],
        'dusk',
      ),
      ...mirrored(
        [
          [1.8, 16],
          [20, 10],
          [25, 26],
          [20, 40],
          [1.8, 34],
        ],
        'shade',
      ),
      ...mirrored(
        [
          [19, 14],
          [25, 26],
          [20, 37],
          [21.4, 26],
        ],
        'house',
      ),
      disc(0, 25, 4, 'house'),
    ];
  }
  return [
    ...mirrored(
      [
        [0, 8],
        [width, 18],
        [width * 0.8, 52],
        [0, 54],
      ],
      'shade',
    ),
    whole(
      [
        [0.9, 16],
        [0.9, 50],
      ],
      'house',
      0.8,
    ),
    ...mirrored(
      [
        [0, 52],
        [guard, random.between(47, 51)],
        [guard + 2, 54],
        [4, 57],
        [0, 57],
      ],
      'house',
    ),
    ...mirrored(
      [
        [0, 57],
        [2.6, 57],
        [2.2, 69],
        [0, 69],
      ],
      'deep',
    ),
    disc(0, 72, 4, 'bone'),
    disc(0, 72, 1.8, 'house'),
  ];
}

function location(random: SeededRandom): Shape[] {
  const height = random.between(13, 20);
  const side = random.between(30, 38);
  const towers = mirrored(
    [
      [13, side],
      [18, side - random.between(5, 9)],
      [23, side],
      [23, 69],
      [13, 69],
    ],
    'dusk',
  );
  const battlements = random.next() < 0.5;
  return [
    ...towers,
    ...mirrored(
      [
        [16, 45],
        [19.6, 45],
        [19.6, 52],
        [16, 52],
      ],
      'deep',
      0.8,
    ),
    ...(battlements
      ? mirrored(
          [
            [0, height + 6],
            [2.6, height + 6],
            [2.6, height + 2],
            [6, height + 2],
            [6, height + 6],
            [10.6, height + 6],
            [10.6, height + 1],
            [12, height + 1],
            [11, 69],
            [0, 69],
          ],
          'shade',
        )
      : mirrored(
          [
            [0, height],
            [8.6, height + 12],
            [10.4, height + 18],
            [10.4, 69],
            [0, 69],
          ],
          'shade',
        )),
    whole(
      [
        [0, 34],
        [3, 39],
        [0, 44],
      ],
      'house',
    ),
    { d: 'M56 69v-10a4 4 0 0 1 8 0v10z', fill: 'deep' },
    whole(
      [
        [29, 69],
        [30, 72],
        [0, 72],
      ],
      'house',
      0.7,
    ),
  ];
}

function vehicle(random: SeededRandom): Shape[] {
  return [
    ...mirrored(
      [
        [5, 40],
        [30, random.between(47, 54)],
        [31, 60],
        [8, 62],
      ],
      'dusk',
    ),
    ...mirrored(
      [
        [0, 10],
        [6, 26],
        [9, 58],
        [4, 70],
        [0, 72],
      ],
      'shade',
    ),
    ...mirrored(
      [
        [22, 50],
        [25, 50],
        [25, 64],
        [22, 62],
      ],
      'house',
    ),
    whole(
      [
        [0, 24],
        [3.4, 34],
        [0, 42],
      ],
      'deep',
    ),
    whole(
      [
        [0, 27],
        [1.8, 34],
        [0, 38],
      ],
      'light',
      0.8,
    ),
    whole(
      [
        [0, 70],
        [3, 68],
        [0, 80],
      ],
      'house',
    ),
  ];
}

function gear(random: SeededRandom): Shape[] {
  const kind = random.pick(['vessel', 'orb', 'tome', 'cog', 'crystal', 'ring'] as const);
  const wide = random.between(15, 20);
  switch (kind) {
    case 'vessel':
      return [
        ...mirrored(
          [
            [0, 17],
            [8, 17],
            [8, 22],
            [5, 27],
            [wide, 42],
            [wide - 1, 56],
            [9, 69],
            [0, 69],
          ],
          'shade',
        ),
        ...mirrored(
          [
            [0, 17],
            [8, 17],
            [8, 21],
            [0, 21],
          ],
          'house',
        ),
        whole(
          [
            [0, 40],
            [6, 48],
            [0, 58],
          ],
          'house',
        ),
        whole(
          [
            [0, 44],
            [2.4, 48],
            [0, 53],
          ],
          'light',
          0.75,
        ),
        ...mirrored(
          [
            [6, 30],
            [18, 27],
            [22, 38],
            [17, 41],
            [17, 33],
          ],
          'dusk',
        ),
      ];
    case 'orb':
      return [
        disc(0, 40, 20, 'shade'),
        disc(0, 40, 16, 'deep', 0.85),
        disc(0, 40, 11, 'house'),
        disc(-4, 36, 3.4, 'light', 0.8),
        ...mirrored(
          [
            [0, 58],
            [13, 60],
            [17, 71],
            [0, 71],
          ],
          'dusk',
        ),
        whole(
          [
            [0, 12],
            [3, 18],
            [0, 22],
          ],
          'bone',
        ),
      ];
    case 'tome':
      return [
        ...mirrored(
          [
            [0, 22],
            [20, 18],
            [22, 20],
            [22, 62],
            [0, 68],
          ],
          'house',
        ),
        ...mirrored(
          [
            [0, 23],
            [18, 19],
            [19.4, 60],
            [0, 66],
          ],
          'shade',
        ),
        ...[30, 37, 44, 51].flatMap((y) =>
          mirrored(
            [
              [4, y],
              [15, y - 2],
              [15, y - 0.4],
              [4, y + 1.6],
            ],
            'deep',
            0.55,
          ),
        ),
        whole(
          [
            [0.8, 22],
            [0.8, 67],
          ],
          'deep',
        ),
      ];
    case 'cog':
      return [
        { d: burst(Math.round(random.between(8, 11)), [25], 18), fill: 'shade' },
        disc(0, 44, 15.5, 'bone'),
        disc(0, 44, 9, 'deep'),
        disc(0, 44, 5.4, 'house'),
        disc(0, 44, 2, 'light'),
      ];
    case 'crystal':
      return [
        ...mirrored(
          [
            [7, 38],
            [16, 26],
            [22, 40],
            [18, 68],
            [8, 70],
          ],
          'dusk',
        ),
        ...mirrored(
          [
            [0, 10],
            [8, 22],
            [8, 64],
            [0, 72],
          ],
          'shade',
        ),
        whole(
          [
            [0, 10],
            [8, 22],
            [0, 30],
          ],
          'light',
          0.6,
        ),
        whole(
          [
            [0, 36],
            [3.4, 42],
            [0, 58],
          ],
          'house',
          0.9,
        ),
        ...mirrored(
          [
            [13, 44],
            [17, 42],
            [15, 60],
          ],
          'house',
          0.8,
        ),
      ];
    case 'ring':
      return [
        { d: 'M44 50a16 16 0 1 0 32 0a16 16 0 1 0 -32 0', fill: 'bone', stroke: 6 },
        ...mirrored(
          [
            [0, 14],
            [8, 19],
            [8, 27],
            [0, 36],
          ],
          'house',
        ),
        whole(
          [
            [0, 14],
            [8, 19],
            [0, 24],
          ],
          'light',
          0.5,
        ),
        ...mirrored(
          [
            [8, 24],
            [13, 32],
            [9, 35],
          ],
          'shade',
        ),
      ];
  }
}

export function artifactShapes(traits: readonly string[], random: SeededRandom): Shape[] {
  if (traits.includes('weapon')) return weapon(random);
  if (traits.includes('location')) return location(random);
  if (traits.includes('vehicle') || traits.includes('ship')) return vehicle(random);
  return gear(random);
}
