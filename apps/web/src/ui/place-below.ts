/** Pixels between an element and what belongs to it, and between anything and the edge of the window. */
const GAP = 8;

/** Puts a fixed `panel` under `anchor`, in line with one of its edges, and keeps it inside the window. */
export function placeBelow(panel: HTMLElement, anchor: HTMLElement, align: 'start' | 'end'): void {
  const { left, right, bottom } = anchor.getBoundingClientRect();
  const { width } = panel.getBoundingClientRect();
  const isFromLeft = (align === 'start') === (getComputedStyle(anchor).direction === 'ltr');
  const wanted = isFromLeft ? left : right - width;
  const x = Math.max(GAP, Math.min(wanted, innerWidth - width - GAP));
  const y = bottom + GAP;
  panel.style.left = `${x}px`;
  panel.style.top = `${y}px`;
  panel.style.maxHeight = `${innerHeight - y - GAP}px`;
}
