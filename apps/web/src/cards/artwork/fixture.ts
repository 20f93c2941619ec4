/** What a path of a figure covers, for tests. */
import type { Shape } from './shapes.ts';

type Corner = [x: number, y: number];

/** The number of numbers that one use of a command takes. */
const TAKES: Record<string, number> = {
  M: 2,
  L: 2,
  V: 1,
  Q: 4,
  C: 6,
  h: 1,
  v: 1,
  l: 2,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
};

/** Where the lines and curves of a path end, and where an arc of a disc is widest. */
export function cornersOf(d: string): Corner[] {
  const corners: Corner[] = [];
  let [x, y] = [0, 0];
  for (const [, command = '', text = ''] of d.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const numbers = text.match(/-?[\d.]+|NaN/g)?.map(Number) ?? [];
    const takes = TAKES[command];
    if (takes === undefined || numbers.length % (takes || 1) > 0) throw new Error(`Bad path: ${d}`);
    for (let place = 0; place < numbers.length; place += takes) {
      const [dx, dy] = numbers.slice(place, place + takes).slice(-2) as Corner;
      if (command === 'V') y = dx;
      else if (command === 'h') x += dx;
      else if (command === 'v') y += dx;
      else if (command === command.toUpperCase()) [x, y] = [dx, dy];
      else [x, y] = [x + dx, y + dy];
      corners.push([x, y]);
    }
  }
  return corners;
}

/** Whether as many corners are left of the center line as right of it at each place, apart from their rounding. */
export function isMirrored(shapes: readonly Shape[]): boolean {
  const corners = shapes.flatMap(({ d }) => [
    ...new Map(cornersOf(d).map(([x, y]): [string, Corner] => [`${x.toFixed(1)} ${y}`, [x, y]])).values(),
  ]);
  const countAt = (x: number, y: number): number =>
    corners.filter((corner) => Math.abs(x - corner[0]) < 0.45 && Math.abs(y - corner[1]) < 0.15).length;
  return corners.every(([x, y]) => countAt(x, y) === countAt(120 - x, y));
}
