/** Drawing helpers for the figures: shapes in a box of 120 × 84 with the figure's center at (60, 44). */

/** The paint of a shape. The house colors come from the card. */
export type Paint = 'bone' | 'shade' | 'dusk' | 'house' | 'deep' | 'light' | 'dark';

export interface Shape {
  d: string;
  fill: Paint;
  opacity?: number;
  /** Drawn as a line of this width instead of being filled. */
  stroke?: number;
}

/** A point right of the center line: x from the line outwards, y from the top of the box. */
export type Point = readonly [x: number, y: number];

export const MIDDLE = { x: 60, y: 44 };

const round = (value: number) => Math.round(value * 10) / 10;

/** A closed outline through the points, on the right (`side` 1) or mirrored to the left (-1). */
export function outline(points: readonly Point[], side: 1 | -1): string {
  return `${points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${round(MIDDLE.x + side * x)} ${round(y)}`).join('')}z`;
}

/** Both halves of a mirrored shape, the left one lighter. */
export function mirrored(points: readonly Point[], fill: Paint, opacity?: number): Shape[] {
  const leftFill: Paint = fill === 'shade' ? 'bone' : fill === 'dusk' ? 'shade' : fill;
  return [
    { d: outline(points, 1), fill, ...(opacity === undefined ? {} : { opacity }) },
    { d: outline(points, -1), fill: leftFill, ...(opacity === undefined ? {} : { opacity }) },
  ];
}

/** One outline across the center line: the points of its right side, from top to bottom. */
export function whole(points: readonly Point[], fill: Paint, opacity?: number): Shape {
  const right = points.map(([x, y]) => `${round(MIDDLE.x + x)} ${round(y)}`);
  const left = points.toReversed().map(([x, y]) => `${round(MIDDLE.x - x)} ${round(y)}`);
  return { d: `M${[...right, ...left].join('L')}z`, fill, ...(opacity === undefined ? {} : { opacity }) };
}

/** A disc; `x` is counted from the center line and may be negative. */
export function disc(x: number, y: number, radius: number, fill: Paint, opacity?: number): Shape {
  const left = round(MIDDLE.x + x - radius);
  const r = round(radius);
  return {
    d: `M${left} ${round(y)}a${r} ${r} 0 1 0 ${round(2 * r)} 0a${r} ${r} 0 1 0 ${round(-2 * r)} 0z`,
    fill,
    ...(opacity === undefined ? {} : { opacity }),
  };
}

/** A star or burst around the center of the box. */
export function burst(points: number, outer: readonly number[], inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const radius = index % 2 === 0 ? (outer[(index / 2) % outer.length] ?? 22) : inner;
    const angle = (Math.PI * index) / points - Math.PI / 2;
    return `${round(MIDDLE.x + Math.cos(angle) * radius)} ${round(MIDDLE.y + Math.sin(angle) * radius)}`;
  });
  return `M${corners.join('L')}z`;
}
