/** Records where the focus was on the board, so that it can be restored when the focused element is removed. */
import { focusableIn } from './move-focus.ts';

interface FocusRecord {
  element: HTMLElement;
  zone: Element | null;
  /** The index in the zone. */
  index: number;
}

const MAX_RECORDS = 12;

/** Elements that can take the focus. */
const canFocus = (element: HTMLElement): boolean =>
  element.isConnected && !element.matches(':disabled') && element.checkVisibility();

export interface FocusHistory {
  /** Records that an element received the focus. */
  record(element: HTMLElement): void;
  /**
   * Returns the element that gets a lost focus: the last one, its neighbor if it left its zone, or the one before,
   * for example the pile whose cards were open.
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
