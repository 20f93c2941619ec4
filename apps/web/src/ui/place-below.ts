/** The distance in pixels between the panel and its anchor, and between the panel and the edges of the window. */
const GAP = 8;

/** Positions a fixed `panel` below `anchor`, aligned with one of its edges and inside the window. */
export function placeBelow(panel: HTMLElement, anchor: HTMLElement, align: 'start' | 'end'): void {
  // Measured sizes include the zoom of the page; set sizes are multiplied by it.
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
