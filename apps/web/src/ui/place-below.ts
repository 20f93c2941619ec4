/** The distance in pixels between the panel and its anchor, and between the panel and the edges of the window. */
const GAP = 8;

/** Positions a fixed `panel` below `anchor`, or above it where only there is room; inside the window. */
export function placeBelow(panel: HTMLElement, anchor: HTMLElement, align: 'start' | 'end'): void {
  // Measured sizes include the zoom of the page; set sizes are multiplied by it.
  const zoom = panel.currentCSSZoom ?? 1;
  const { left, right, top, bottom } = anchor.getBoundingClientRect();
  panel.style.maxHeight = '';
  const { width, height } = panel.getBoundingClientRect();
  const isFromLeft = (align === 'start') === (getComputedStyle(anchor).direction === 'ltr');
  const wanted = isFromLeft ? left : right - width;
  const x = Math.max(GAP, Math.min(wanted, innerWidth - width - GAP));
  const below = innerHeight - bottom - 2 * GAP;
  const above = top - 2 * GAP;
  const isAbove = height > below && above > below;
  const y = isAbove ? top - GAP - Math.min(height, above) : bottom + GAP;
  panel.style.left = `${x / zoom}px`;
  panel.style.top = `${y / zoom}px`;
  panel.style.maxHeight = `${(isAbove ? above : below) / zoom}px`;
}
