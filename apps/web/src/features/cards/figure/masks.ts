/** The masks of the creatures: one builder per family, each mirrored around the middle axis. */
import type { Dice } from './dice.ts';
import type { Family } from './families.ts';
import { cheeks, eyes, forehead, headOf, mouth, skull } from './head.ts';
import { disc, mirrored, whole, type Shape } from './shapes.ts';

type Mask = (dice: Dice) => Shape[];

const animal: Mask = (dice) => {
  const head = headOf(dice, { jaw: dice.between(6, 8) });
  const ears = dice.pick(['tall', 'round', 'horned', 'lop'] as const);
  const shapes: Shape[] = [];
  if (ears === 'tall') {
    shapes.push(
      ...mirrored(
        [
          [4.5, 27],
          [dice.between(12, 16), 9],
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
    ...eyes(head, { slant: dice.between(2.5, 5.5), size: dice.between(3.4, 5) }),
    ...cheeks(head, dice),
    ...forehead(head, dice),
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

const bird: Mask = (dice) => {
  const head = headOf(dice, { jaw: 4.5, chin: 62, cheek: 15 });
  const plumes = Math.round(dice.between(2, 4));
  const crest = Array.from({ length: plumes }, (_, index) => {
    const spread = 5 + index * dice.between(5.5, 7.5);
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
    ...cheeks(head, dice),
  ];
};

const demon: Mask = (dice) => {
  const head = headOf(dice, { jaw: dice.between(7, 9), cheek: dice.between(13, 15) });
  const reach = dice.between(16, 25);
  const horns = dice.pick(['up', 'ram', 'three'] as const);
  const shapes: Shape[] = [];
  if (horns === 'up')
    shapes.push(
      ...mirrored(
        [
          [5, 27],
          [reach * 0.7, 20],
          [reach, 5],
          [reach * 1.05, 22],
          [16, 38],
        ],
        'dusk',
      ),
    );
  if (horns === 'ram')
    shapes.push(
      ...mirrored(
        [
          [8, 26],
          [20, 15],
          [30, 22],
          [29, 36],
          [22, 42],
          [25, 31],
          [21, 25],
          [15, 36],
        ],
        'dusk',
      ),
      ...mirrored(
        [
          [20, 18],
          [26, 23],
          [26, 30],
          [23, 25],
        ],
        'deep',
        0.4,
      ),
    );
  if (horns === 'three')
    shapes.push(
      ...mirrored(
        [
          [8, 27],
          [reach * 0.9, 9],
          [17, 36],
        ],
        'dusk',
      ),
      whole(
        [
          [0, 4],
          [4.6, 26],
        ],
        'bone',
      ),
      whole(
        [
          [0, 12],
          [2, 25],
        ],
        'house',
        0.8,
      ),
    );
  return [
    ...shapes,
    ...skull(head),
    ...eyes(head, { slant: dice.between(4.5, 7), size: dice.between(3, 4.4), glow: true }),
    ...cheeks(head, dice),
    whole(
      [
        [0, head.top + 4],
        [3, head.browY - 1],
        [0, head.browY + 7],
      ],
      'house',
      0.9,
    ),
    whole(
      [
        [0, 56],
        [9, 53],
        [7, 58],
        [0, 60.5],
      ],
      'deep',
    ),
    ...mirrored(
      [
        [1, 57],
        [3, 56.6],
        [2, 60],
      ],
      'bone',
    ),
    ...mirrored(
      [
        [5.2, 55],
        [7.6, 54.2],
        [6.4, 60.5],
      ],
      'bone',
    ),
    whole(
      [
        [0, head.chin - 1],
        [2.6, head.chin - 3.4],
        [0, head.chin + 5],
      ],
      'house',
      0.9,
    ),
  ];
};

const dragon: Mask = (dice) => {
  const head = headOf(dice, { chin: 71, jaw: dice.between(7, 9), cheek: dice.between(11.5, 13.5), crown: 8 });
  const spikes = Math.round(dice.between(2, 4));
  const frill = Array.from({ length: spikes }, (_, index) =>
    mirrored(
      [
        [10, 30 + index * 6],
        [dice.between(24, 30), 19 + index * 9.5],
        [15, 38 + index * 6],
      ],
      index % 2 ? 'dusk' : 'house',
      index % 2 ? 1 : 0.85,
    ),
  ).flat();
  return [
    ...frill,
    ...mirrored(
      [
        [3, 26],
        [dice.between(7, 12), 8],
        [11, 30],
      ],
      'dusk',
    ),
    ...skull(head),
    ...eyes(head, { slant: 5, size: 3.4, glow: true }),
    ...mirrored(
      [
        [3, 40],
        [12, 33.4],
        [15, 36],
        [6, 41.5],
      ],
      'deep',
      0.55,
    ),
    ...mirrored(
      [
        [1.6, 58],
        [4.6, 55.6],
        [4, 59.4],
      ],
      'deep',
    ),
    whole(
      [
        [0, 66],
        [6.4, 63.4],
        [5, 66.6],
        [0, 68.6],
      ],
      'deep',
    ),
    ...mirrored(
      [
        [2, 66],
        [3.8, 65.2],
        [3, 69],
      ],
      'bone',
    ),
    whole(
      [
        [0, head.top + 3],
        [2.4, head.top + 10],
        [1.4, 54],
        [0, 56],
      ],
      'house',
      0.7,
    ),
  ];
};

const faerie: Mask = (dice) => {
  const head = headOf(dice, { top: 27, chin: 66, brow: 14.5, cheek: 13, jaw: 5.4, crown: 9 });
  const tip = dice.between(27, 33);
  return [
    ...mirrored(
      [
        [9, 42],
        [tip, 20],
        [tip + 2, 33],
        [22, 44],
        [tip - 3, 56],
        [15, 60],
      ],
      'light',
      0.34,
    ),
    ...mirrored(
      [
        [11, 42],
        [tip - 3, 25],
        [24, 38],
      ],
      'house',
      0.55,
    ),
    ...mirrored(
      [
        [2, 29],
        [dice.between(8, 13), 11],
        [9.6, 12],
        [4.4, 29],
      ],
      'shade',
    ),
    ...[-1, 1].map((side) => disc(side * 10.5, 11, 2.6, 'light')),
    ...mirrored(
      [
        [11, 40],
        [25, 33],
        [13, 50],
      ],
      'dusk',
    ),
    ...skull(head),
    ...eyes(head, { slant: 3.4, size: 5.4, glow: true }),
    ...forehead(head, dice),
    ...cheeks(head, dice),
    whole(
      [
        [0, 57],
        [3.2, 56.4],
        [0, 59.4],
      ],
      'deep',
    ),
  ];
};

const fish: Mask = (dice) => {
  const head = headOf(dice, { brow: dice.between(15, 18), jaw: 10, cheek: 17, chin: 66 });
  const fins = dice.pick(['fan', 'tentacles', 'angler'] as const);
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
    ...forehead(head, dice).slice(0, 1),
  ];
};

const fungus: Mask = (dice) => {
  const cap = dice.between(25, 31);
  const head = headOf(dice, { top: 36, browY: 42, brow: 13, cheek: 13.5, jaw: 8, chin: 70, crown: 11 });
  return [
    ...skull(head),
    ...mirrored(
      [
        [0, dice.between(9, 14)],
        [13, 16],
        [cap, 35],
        [cap - 3, 40],
        [0, 38],
      ],
      'house',
    ),
    ...mirrored(
      [
        [0, 36],
        [cap - 3, 39],
        [14, 42.4],
        [0, 42],
      ],
      'deep',
      0.55,
    ),
    disc(0, 20, 3.6, 'bone'),
    ...[-1, 1].flatMap((side) => [disc(side * 11, 26, 2.8, 'bone'), disc(side * 20, 33, 2.1, 'bone')]),
    ...eyes(head, { slant: 1.6, size: 4.4, glow: true }),
    whole(
      [
        [0, 60],
        [4.4, 59],
        [0, 62.6],
      ],
      'deep',
    ),
    ...mirrored(
      [
        [6, 66],
        [16, 70],
        [10, 71],
      ],
      'dusk',
    ),
  ];
};

const giant: Mask = (dice) => {
  const head = headOf(dice, {
    brow: dice.between(17, 20),
    jaw: dice.between(12, 14.5),
    cheek: dice.between(17, 19),
    chin: 69,
    crown: 13,
  });
  const hair = dice.pick(['mohawk', 'helm', 'braids'] as const);
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
  const tusk = dice.between(5, 8.5);
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
      : forehead(head, dice)),
    ...eyes(head, { slant: dice.between(0.5, 2.5), size: 3.2 }),
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
    ...cheeks(head, dice),
  ];
};

const hood: Mask = (dice) => {
  const head = headOf(dice, { top: 27, brow: 13.5, cheek: 12.4, jaw: 5.4, chin: 67, crown: 8.6 });
  const peak = dice.between(8, 14);
  const elfin = dice.next() < 0.45;
  return [
    ...(elfin
      ? mirrored(
          [
            [11, 42],
            [30, 28],
            [14, 51],
          ],
          'dusk',
        )
      : []),
    ...mirrored(
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
    ),
    ...mirrored(
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
    ),
    ...skull(head),
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
    ...eyes(head, { slant: dice.between(2.5, 4.5), size: 3.4, glow: true }),
    ...(dice.next() < 0.5
      ? [
          whole(
            [
              [0, 31],
              [2.4, 35],
              [0, 40],
            ],
            'house',
            0.95,
          ),
        ]
      : mirrored(
          [
            [5, 33],
            [7, 33],
            [10, 50],
            [8.6, 50],
          ],
          'house',
          0.7,
        )),
  ];
};

const insect: Mask = (dice) => {
  const head = headOf(dice, { top: 25, brow: 15, cheek: 12, jaw: 6, chin: 66 });
  const sweep = dice.between(16, 25);
  return [
    ...mirrored(
      [
        [3, 28],
        [sweep, 8],
        [sweep + 5, 15],
        [sweep + 1.5, 12],
        [6.4, 30],
      ],
      'dusk',
    ),
    ...mirrored(
      [
        [7, 56],
        [18, 60],
        [15, 75],
        [12, 65],
        [6, 63],
      ],
      'dusk',
    ),
    ...skull(head),
    ...mirrored(
      [
        [4, 34],
        [15, 29],
        [20, 38],
        [16, 50],
        [7, 47],
      ],
      'deep',
    ),
    ...mirrored(
      [
        [8, 36],
        [14, 33],
        [16, 38],
        [10, 41],
      ],
      'house',
      0.95,
    ),
    ...mirrored(
      [
        [12, 43],
        [16, 41.6],
        [14.4, 46],
      ],
      'light',
      0.5,
    ),
    ...forehead(head, dice).slice(0, 1),
    whole(
      [
        [0, 55],
        [3, 57],
        [1.4, 63],
        [0, 64],
      ],
      'deep',
    ),
    ...mirrored(
      [
        [2, 60],
        [5, 61],
        [2.4, 68],
      ],
      'bone',
    ),
  ];
};

const machine: Mask = (dice) => {
  const width = dice.between(15, 19);
  const top = dice.between(20, 24);
  const sight = dice.pick(['bar', 'pair', 'single'] as const);
  const mast = dice.pick(['antenna', 'bolts', 'fins'] as const);
  const shapes: Shape[] = [];
  if (mast === 'antenna')
    shapes.push(
      whole(
        [
          [1.1, 7],
          [1.4, top + 2],
        ],
        'shade',
      ),
      disc(0, 8, 3, 'light'),
    );
  if (mast === 'bolts')
    shapes.push(
      ...mirrored(
        [
          [width - 1, 36],
          [width + 7, 34],
          [width + 7, 48],
          [width - 1, 46],
        ],
        'dusk',
      ),
      ...mirrored(
        [
          [width + 4, 32],
          [width + 8, 32],
          [width + 8, 50],
          [width + 4, 50],
        ],
        'house',
      ),
    );
  if (mast === 'fins')
    shapes.push(
      ...mirrored(
        [
          [width - 4, 28],
          [width + 9, 11],
          [width + 7, 32],
          [width, 42],
        ],
        'dusk',
      ),
      ...mirrored(
        [
          [width, 26],
          [width + 6, 17],
          [width + 5, 29],
        ],
        'house',
        0.85,
      ),
    );
  const body = mirrored(
    [
      [0, top],
      [width - 4, top],
      [width, top + 5],
      [width, 52],
      [width - 5, 64],
      [6, 69],
      [0, 69],
    ],
    'shade',
  );
  const visor: Shape[] =
    sight === 'bar'
      ? [
          whole(
            [
              [0, 36],
              [width - 2, 34],
              [width - 4, 43],
              [0, 45],
            ],
            'deep',
          ),
          whole(
            [
              [0, 39],
              [width - 5, 37.6],
              [width - 6, 40],
              [0, 41.6],
            ],
            'light',
            0.95,
          ),
        ]
      : sight === 'pair'
        ? [
            ...mirrored(
              [
                [3, 36],
                [width - 3, 36],
                [width - 3, 45],
                [5, 45],
              ],
              'deep',
            ),
            ...[-1, 1].map((side) => disc(side * (width / 2), 40.5, 2.6, 'light')),
          ]
        : [disc(0, 40, 9, 'deep'), disc(0, 40, 5.6, 'house'), disc(0, 40, 2.4, 'light')];
  return [
    ...shapes,
    ...body,
    ...visor,
    ...[54, 58, 62].map((y): Shape =>
      whole(
        [
          [0, y],
          [7 - (y - 54) / 4, y],
          [7 - (y - 54) / 4, y + 1.8],
          [0, y + 1.8],
        ],
        'deep',
        0.85,
      ),
    ),
    ...mirrored(
      [
        [width - 4, top + 6],
        [width - 1.6, top + 8],
        [width - 1.6, top + 13],
        [width - 4, top + 12],
      ],
      'house',
      0.85,
    ),
    whole(
      [
        [0, top + 3],
        [4, top + 3],
        [2.4, top + 9],
        [0, top + 10],
      ],
      'house',
      0.8,
    ),
  ];
};

const martian: Mask = (dice) => {
  const dome = dice.between(19, 23);
  const third = dice.next() < 0.35;
  return [
    ...(dice.next() < 0.5
      ? mirrored(
          [
            [6, 20],
            [dice.between(14, 20), 5],
            [9.6, 19],
          ],
          'dusk',
        )
      : []),
    ...mirrored(
      [
        [0, 14],
        [10, 15.6],
        [dome - 2, 25],
        [dome, 36],
        [13, 51],
        [5, 65],
        [0, 69],
      ],
      'shade',
    ),
    ...mirrored(
      [
        [3, 43],
        [12, 33],
        [17.4, 36],
        [13, 46],
        [6, 48],
      ],
      'deep',
    ),
    ...[-1, 1].map((side) => disc(side * 12.6, 38.6, 1.6, 'light')),
    ...(third
      ? [disc(0, 28, 4.2, 'deep'), disc(0, 27.4, 1.5, 'light')]
      : [
          whole(
            [
              [0, 18],
              [3, 24],
              [0, 33],
            ],
            'house',
            0.85,
          ),
        ]),
    ...mirrored(
      [
        [7, 20],
        [14, 23],
        [16.4, 29],
        [10, 24],
      ],
      'house',
      0.55,
    ),
    ...mirrored(
      [
        [1, 53],
        [2.2, 52.4],
        [2, 55],
      ],
      'deep',
      0.8,
    ),
    whole(
      [
        [0, 59],
        [3.4, 58.6],
        [0, 61],
      ],
      'deep',
    ),
  ];
};

const noble: Mask = (dice) => {
  const head = headOf(dice, { jaw: 7, chin: 66, cheek: 14, brow: 15 });
  const crown = dice.pick(['halo', 'mitre', 'collar'] as const);
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
    ...(crown === 'mitre' ? shapes : forehead(head, dice)),
    ...eyes(head, { slant: dice.between(0, 2), size: 3 }),
    whole(
      [
        [0, 40],
        [2.2, 51],
        [0, 53],
      ],
      'dusk',
    ),
    ...mouth(head, dice).slice(0, 1),
    ...(dice.next() < 0.5
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
      : cheeks(head, dice)),
  ];
};

const scholar: Mask = (dice) => {
  const head = headOf(dice, { jaw: 8, chin: 67, cheek: 14.4, brow: 15.6 });
  const gear = dice.pick(['goggles', 'mask', 'monocle'] as const);
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
      ...mouth(head, dice),
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
        [0, dice.between(14, 17)],
        [11, 17.6],
        [17.6, 26],
        [16.6, 37],
        [11, 29],
        [dice.between(-2, 3), 31],
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
    ...(gear === 'goggles' ? mouth(head, dice) : []),
  ];
};

const specter: Mask = (dice) => {
  const sway = dice.between(-3, 3);
  const crown = dice.next() < 0.5;
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
        [11, dice.between(30, 34)],
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

const visor: Mask = (dice) => {
  const wide = dice.between(15, 18);
  const crest = dice.pick(['plume', 'wings', 'fin', 'horns'] as const);
  const shapes: Shape[] = [];
  if (crest === 'plume')
    shapes.push(
      ...mirrored(
        [
          [0, 4],
          [6, 6],
          [12, 15],
          [8, 25],
          [0, 24],
        ],
        'house',
      ),
    );
  if (crest === 'wings')
    shapes.push(
      ...[0, 1, 2].flatMap((index) =>
        mirrored(
          [
            [13, 30 + index * 5],
            [31 - index * 2.4, 11 + index * 9],
            [28 - index * 2.4, 22 + index * 8],
            [15, 40 + index * 4],
          ],
          index === 1 ? 'house' : 'dusk',
        ),
      ),
    );
  if (crest === 'fin')
    shapes.push(
      whole(
        [
          [0, 5],
          [2.6, 13],
          [3, 40],
        ],
        'house',
      ),
    );
  if (crest === 'horns')
    shapes.push(
      ...mirrored(
        [
          [10, 28],
          [23, 24],
          [29, 9],
          [31, 26],
          [18, 38],
        ],
        'dusk',
      ),
    );
  const slit = dice.pick(['cross', 'bar', 'tee'] as const);
  const opening: Shape[] = [
    whole(
      [
        [0, 38],
        [wide - 3, 36],
        [wide - 3.6, 41.6],
        [0, 43.6],
      ],
      'deep',
    ),
    ...(slit === 'bar'
      ? []
      : [
          whole(
            [
              [1.7, slit === 'tee' ? 40 : 30],
              [1.7, 66],
            ],
            'deep',
          ),
        ]),
    ...[-1, 1].map((side) => disc(side * 7, 40, 1.2, 'light', 0.9)),
  ];
  return [
    ...shapes,
    ...mirrored(
      [
        [0, 17],
        [9, 18.4],
        [wide, 29],
        [wide, 50],
        [10, 65],
        [0, 70],
      ],
      'shade',
    ),
    ...mirrored(
      [
        [4, 47],
        [wide - 2, 44],
        [wide - 2.6, 50],
        [8.6, 62],
        [4, 66],
      ],
      'house',
      0.5,
    ),
    ...opening,
    ...[50, 54.4, 58.8].flatMap((y, index) =>
      mirrored(
        [
          [6.4, y],
          [11.4 - index, y - 1],
          [11 - index, y + 0.8],
          [6.4, y + 1.8],
        ],
        'deep',
        0.8,
      ),
    ),
    whole(
      [
        [0, 19],
        [3, 24],
        [2, 34],
        [0, 36],
      ],
      'house',
      crest === 'fin' ? 0 : 0.9,
    ),
  ];
};

/** Every family's mask. */
export const MASKS: Record<Family, Mask> = {
  animal,
  bird,
  demon,
  dragon,
  faerie,
  fish,
  fungus,
  giant,
  hood,
  insect,
  machine,
  martian,
  noble,
  scholar,
  specter,
  visor,
};
