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

/** Both halves of a mirrored shape, the left one lighter where its paint has a lighter one. */
export function mirrored(points: readonly Point[], fill: Paint, opacity?: number): Shape[] {
  const shown = opacity === undefined ? {} : { opacity };
  // Both outlines turn the same way: where they overlap, they are filled.
  const [right, left] = [outline(points, 1), outline(points.toReversed(), -1)];
  if (fill !== 'shade' && fill !== 'dusk') return [{ d: right + left, fill, ...shown }];
  return [
    { d: right, fill, ...shown },
    { d: left, fill: fill === 'shade' ? 'bone' : 'shade', ...shown },
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

/** A line between two points. */
export function line([x1, y1]: Point, [x2, y2]: Point, fill: Paint, width: number): Shape {
  const d = `M${round(MIDDLE.x + x1)} ${round(y1)}L${round(MIDDLE.x + x2)} ${round(y2)}`;
  return { d, fill, stroke: width };
}

interface Radial {
  rays: number;
  /** Distances from the center of the box. */
  from: number;
  to: number;
  /** The width of a ray where it is widest. */
  width: number;
  /** The angle that all rays together cover, in radians. Its middle points upwards. */
  spread: number;
}

/** Rays around the center of the box, as one shape. */
export function radial({ rays, from, to, width, spread }: Radial, fill: Paint, opacity?: number): Shape {
  const isCircle = spread >= Math.PI * 2;
  const step = isCircle ? spread / rays : spread / (rays - 1);
  const first = isCircle ? -Math.PI / 2 : -Math.PI / 2 - spread / 2;
  const at = (angle: number, distance: number, aside: number): string => {
    const x = MIDDLE.x + Math.cos(angle) * distance - Math.sin(angle) * aside;
    const y = MIDDLE.y + Math.sin(angle) * distance + Math.cos(angle) * aside;
    return `${round(x)} ${round(y)}`;
  };
  const d = Array.from({ length: rays }, (_, index) => {
    const angle = first + index * step;
    const widest = from + (to - from) * 0.6;
    return `M${at(angle, from, 0)}L${at(angle, widest, width / 2)}L${at(angle, to, 0)}L${at(angle, widest, -width / 2)}z`;
  }).join('');
  return { d, fill, ...(opacity === undefined ? {} : { opacity }) };
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
