/** Where the arrow keys lead: along the current zone, and between zones by their position on the screen. */

export type Direction = 'left' | 'right' | 'up' | 'down';

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const middleX = ({ left, width }: Box): number => left + width / 2;
const middleY = ({ top, height }: Box): number => top + height / 2;
/** The distance of `at` from the interval between `from` and `to`. */
const distanceToSpan = (at: number, from: number, to: number): number => Math.max(0, from - at, at - to);

/** Elements whose centers are closer than this are beside each other. Pixels. */
const SAME_ROW_PX = 8;
/** A zone straight ahead is preferred to a nearer one to the side. */
const ASIDE_FACTOR = 3;

/**
 * Returns the next zone in a direction.
 *
 * @param from the focused element
 * @param own its zone
 * @returns the index in `others`, or -1
 */
export function nearestZone(direction: Direction, from: Box, own: Box, others: readonly Box[]): number {
  const isUpright = direction === 'up' || direction === 'down';
  const sign = direction === 'up' || direction === 'left' ? -1 : 1;
  const costs = others.map((box) => {
    const ahead = sign * (isUpright ? middleY(box) - middleY(own) : middleX(box) - middleX(own));
    if (ahead < SAME_ROW_PX) return Infinity;
    const aside = isUpright
      ? distanceToSpan(middleX(from), box.left, box.left + box.width)
      : distanceToSpan(middleY(from), box.top, box.top + box.height);
    return ahead + ASIDE_FACTOR * aside;
  });
  const least = Math.min(...costs);
  return Number.isFinite(least) ? costs.indexOf(least) : -1;
}

/** Returns the one of `boxes` that is nearest to `from`. */
export function nearest(from: Box, boxes: readonly Box[]): number {
  const distances = boxes.map((box) =>
    Math.hypot(middleX(box) - middleX(from), middleY(box) - middleY(from)),
  );
  return distances.indexOf(Math.min(...distances));
}

/** The focusable elements of a zone, in order. */
export function focusableIn(zone: Element): HTMLElement[] {
  return [...zone.querySelectorAll<HTMLElement>('button:not(:disabled)')];
}

/** Moves the focus along its zone. @returns whether it could */
export function moveFocusAlong(step: 1 | -1): boolean {
  const at = document.activeElement;
  const zone = at?.closest('[data-zone]');
  if (!at || !zone) return false;
  const stops = focusableIn(zone);
  const next = stops[stops.indexOf(at as HTMLElement) + step];
  next?.focus();
  return next !== undefined;
}

/** Moves the focus to the first or last element of its zone. @returns whether it could */
export function moveFocusToEnd(end: 'first' | 'last'): boolean {
  const zone = document.activeElement?.closest('[data-zone]');
  const stop = zone && focusableIn(zone).at(end === 'first' ? 0 : -1);
  stop?.focus();
  return Boolean(stop);
}

/** Moves the focus to the next zone in a direction. @returns whether there is one */
export function moveFocusTowards(direction: Direction): boolean {
  const at = document.activeElement;
  const own = at?.closest('[data-zone]');
  if (!at || !own) return false;
  const zones = [...document.querySelectorAll('[data-zone]')].filter(
    (zone) => zone !== own && focusableIn(zone).length > 0,
  );
  const boxes = zones.map((zone) => zone.getBoundingClientRect());
  const from = at.getBoundingClientRect();
  const zone = zones[nearestZone(direction, from, own.getBoundingClientRect(), boxes)];
  if (!zone) return false;
  const stops = focusableIn(zone);
  stops[
    nearest(
      from,
      stops.map((stop) => stop.getBoundingClientRect()),
    )
  ]?.focus();
  return true;
}
