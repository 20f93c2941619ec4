/** Where the focus was on the board, so that it is never lost when what had it goes away. */
import { stopsIn } from './move-focus.ts';

interface Place {
  element: HTMLElement;
  zone: Element | null;
  /** Which of the zone it was. */
  index: number;
}

const KEPT = 12;

/** What can take the focus now. */
const canTake = (element: HTMLElement): boolean =>
  element.isConnected && !element.matches(':disabled') && element.checkVisibility();

export interface FocusTrail {
  /** Notes that an element got the focus. */
  note(element: HTMLElement): void;
  /**
   * Where the focus belongs once it is lost: what had it last, its neighbour if it left its zone, or else what had it
   * before, e.g. the pile whose cards were looked at.
   *
   * @param isWanted which places count [all]
   */
  lastPlace(isWanted?: (element: HTMLElement) => boolean): HTMLElement | undefined;
}

export function createFocusTrail(): FocusTrail {
  const places: Place[] = [];
  return {
    note: (element) => {
      const zone = element.closest('[data-zone]');
      if (places.at(-1)?.element === element) places.pop();
      places.push({ element, zone, index: zone ? stopsIn(zone).indexOf(element) : 0 });
      if (places.length > KEPT) places.shift();
    },
    lastPlace: (isWanted = () => true) => {
      for (const { element, zone, index } of places.toReversed()) {
        if (!isWanted(element)) continue;
        if (canTake(element)) return element;
        const neighbours = zone?.isConnected ? stopsIn(zone).filter(canTake) : [];
        const neighbour = neighbours[Math.min(index, neighbours.length - 1)];
        if (neighbour) return neighbour;
      }
      return undefined;
    },
  };
}
