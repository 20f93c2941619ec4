/** Where the focus was on the board, so that it is never lost when what had it goes away. */
import { focusableIn } from './move-focus.ts';

interface FocusRecord {
  element: HTMLElement;
  zone: Element | null;
  /** Which of the zone it was. */
  index: number;
}

const MAX_RECORDS = 12;

/** What can take the focus now. */
const canFocus = (element: HTMLElement): boolean =>
  element.isConnected && !element.matches(':disabled') && element.checkVisibility();

export interface FocusHistory {
  /** Notes that an element got the focus. */
  record(element: HTMLElement): void;
  /**
   * Where the focus belongs once it is lost: what had it last, its neighbour if it left its zone, or else what had it
   * before, e.g. the pile whose cards were looked at.
   *
   * @param isWanted which places count [all]
   */
  lastFocusable(isWanted?: (element: HTMLElement) => boolean): HTMLElement | undefined;
}

export function createFocusHistory(): FocusHistory {
  const places: FocusRecord[] = [];
  return {
    record: (element) => {
      const zone = element.closest('[data-zone]');
      if (places.at(-1)?.element === element) places.pop();
      places.push({ element, zone, index: zone ? focusableIn(zone).indexOf(element) : 0 });
      if (places.length > MAX_RECORDS) places.shift();
    },
    lastFocusable: (isWanted = () => true) => {
      for (const { element, zone, index } of places.toReversed()) {
        if (!isWanted(element)) continue;
        if (canFocus(element)) return element;
        const neighbours = zone?.isConnected ? focusableIn(zone).filter(canFocus) : [];
        const neighbour = neighbours[Math.min(index, neighbours.length - 1)];
        if (neighbour) return neighbour;
      }
      return undefined;
    },
  };
}
