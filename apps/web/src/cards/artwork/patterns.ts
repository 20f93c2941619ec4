/** The background of a figure: the pattern of the house and a line of hills, in a box of 120 × 84. */
import type { SeededRandom } from './seeded-random.ts';

export interface PatternPath {
  d: string;
  /** `true`: a line; otherwise filled. */
  line?: boolean;
  light: boolean;
  opacity: number;
}

type Pattern = (random: SeededRandom) => PatternPath[];

const many = (count: number, make: (index: number) => PatternPath) =>
  Array.from({ length: count }, (_, index) => make(index));
const fixed = (value: number) => value.toFixed(1);

/** One of three opacities, so that paths of the same one can be drawn together. */
function oneOfThree(random: SeededRandom, from: number, to: number): number {
  return random.pick([from, (from + to) / 2, to]);
}

const rays: Pattern = (random) =>
  many(13, (index) => {
    const angle = (index / 13) * Math.PI * 2 + random.between(-0.06, 0.06);
    const end = angle + random.between(0.16, 0.26);
    const point = (a: number) => `${fixed(60 + Math.cos(a) * 110)} ${fixed(44 + Math.sin(a) * 110)}`;
    return {
      d: `M60 44L${point(angle)}L${point(end)}z`,
      light: true,
      opacity: oneOfThree(random, 0.05, 0.12),
    };
  });

const thorns: Pattern = (random) =>
  many(15, (index) => {
    const x = index * 8.6 + random.between(-3, 3);
    const height = random.between(24, 62);
    const lean = random.between(-9, 9);
    return {
      d: `M${fixed(x - 4)} 86L${fixed(x + lean)} ${fixed(86 - height)}L${fixed(x + 4)} 86z`,
      light: index % 3 === 0,
      opacity: oneOfThree(random, 0.06, 0.16),
    };
  });

const cells: Pattern = (random) =>
  many(17, () => {
    const x = random.between(0, 120);
    const y = random.between(0, 78);
    const size = random.between(5, 12);
    const corner = (turn: number) =>
      `${fixed(x + Math.cos(turn) * size)} ${fixed(y + Math.sin(turn) * size)}`;
    const corners = [0, 1, 2, 3, 4, 5].map((side) => corner((side * Math.PI) / 3 + Math.PI / 6));
    return {
      d: `M${corners.join('L')}z`,
      line: random.next() < 0.6,
      light: true,
      opacity: oneOfThree(random, 0.08, 0.22),
    };
  });

const waves: Pattern = (random) =>
  many(8, (index) => {
    const y = 6 + index * 10.5;
    const rise = random.between(4, 9);
    return {
      d: `M-4 ${fixed(y)}q16 ${fixed(-rise)} 32 0t32 0t32 0t32 0`,
      line: true,
      light: true,
      opacity: oneOfThree(random, 0.12, 0.26),
    };
  });

const orbits: Pattern = (random) => [
  ...many(5, (index) => {
    const rx = 26 + index * 13;
    const ry = rx * random.between(0.3, 0.5);
    return {
      d: `M${60 - rx} 42a${rx} ${fixed(ry)} -14 1 0 ${rx * 2} 0a${rx} ${fixed(ry)} -14 1 0 ${-rx * 2} 0z`,
      line: true,
      light: true,
      opacity: 0.2,
    };
  }),
  ...many(18, () => ({
    d: `M${fixed(random.between(2, 118))} ${fixed(random.between(2, 60))}h1.2v1.2h-1.2z`,
    light: true,
    opacity: oneOfThree(random, 0.35, 0.8),
  })),
];

const arches: Pattern = (random) =>
  many(5, (index) => {
    const width = 66 - index * 12;
    const top = -6 + index * 7 + random.between(-1, 1);
    return {
      d: `M${60 - width} 90V${fixed(top + width * 0.8)}Q${60 - width} ${fixed(top)} 60 ${fixed(top - 8)}Q${60 + width} ${fixed(top)} ${60 + width} ${fixed(top + width * 0.8)}V90z`,
      light: true,
      opacity: 0.05 + index * 0.012,
    };
  });

const blades: Pattern = (random) => [
  ...many(10, () => {
    const x = random.between(0, 130);
    const width = random.between(4, 15);
    return {
      d: `M${fixed(x)} 0h${fixed(width)}l-34 90h${fixed(-width)}z`,
      light: true,
      opacity: oneOfThree(random, 0.03, 0.08),
    };
  }),
  { d: 'M66 24a19 19 0 1 0 38 0a19 19 0 1 0 -38 0z', light: true, opacity: 0.13 },
];

const leaves: Pattern = (random) =>
  many(17, () => {
    const length = random.between(16, 32);
    const angle = random.between(0, Math.PI * 2);
    const x = random.between(0, 120);
    const y = random.between(0, 80);
    const along = (part: number, across: number) =>
      `${fixed(x + Math.cos(angle) * length * part - Math.sin(angle) * across)} ${fixed(y + Math.sin(angle) * length * part + Math.cos(angle) * across)}`;
    return {
      d: `M${along(0, 0)}Q${along(0.5, length * 0.38)} ${along(1, 0)}Q${along(0.5, -length * 0.38)} ${along(0, 0)}z`,
      light: random.next() < 0.5,
      opacity: oneOfThree(random, 0.05, 0.13),
    };
  });

const PATTERN_OF_HOUSE: Record<string, Pattern> = {
  brobnar: rays,
  redemption: rays,
  dis: thorns,
  logos: cells,
  ekwidon: cells,
  unfathomable: waves,
  skyborn: waves,
  geistoid: waves,
  thetide: waves,
  mars: orbits,
  staralliance: orbits,
  ouboros: orbits,
  sanctum: arches,
  saurian: arches,
  shadows: blades,
  untamed: leaves,
};

/** The pattern of a house in a few paths: a table with many cards is slow to draw if each has dozens of elements. */
export function patternOf(house: string, random: SeededRandom): PatternPath[] {
  const paths = (PATTERN_OF_HOUSE[house] ?? rays)(random);
  const alike = Map.groupBy(paths, ({ line = false, light, opacity }) => `${line} ${light} ${opacity}`);
  return [...alike.values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : [{ ...first, d: [first, ...others].map(({ d }) => d).join('') }],
  );
}

/** Two ranges of hills, the far one first. */
export function hills(random: SeededRandom): [string, string] {
  const range = (high: number, low: number) =>
    `M-2 90${Array.from({ length: 10 }, (_, index) => `L${index * 14 - 2} ${fixed(random.between(high, low))}`).join('')}L124 90z`;
  return [range(61, 72), range(69, 80)];
}
