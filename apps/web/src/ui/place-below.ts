/** Pixels between an element and what belongs to it, and between anything and the edge of the window. */
const GAP = 8;

/** Puts a fixed `panel` under `anchor`, in line with one of its edges, and keeps it inside the window. */
export function placeBelow(panel: HTMLElement, anchor: HTMLElement, align: 'start' | 'end'): void {
  // What is measured is as large as it is seen; what is set is drawn larger where the page is.
  const zoom = panel.currentCSSZoom ?? 1;
  const { left, right, bottom } = anchor.getBoundingClientRect();
  const { width } = panel.getBoundingClientRect();
  const isFromLeft = (align === 'start') === (getComputedStyle(anchor).direction === 'ltr');
  const wanted = isFromLeft ? left : right - width;
  const x = Math.max(GAP, Math.min(wanted, innerWidth - width - GAP));
  const y = bottom + GAP;
  panel.style.left = `${x / zoom}px`;
  panel.style.top = `${y / zoom}px`;
  panel.style.maxHeight = `${(innerHeight - y - GAP) / zoom}px`;
}
