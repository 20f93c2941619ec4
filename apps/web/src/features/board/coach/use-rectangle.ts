import { useEffect, useState } from 'react';

export interface Rectangle {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** @returns where the first element of the selector is drawn, which cards that move change with every frame */
export function useRectangle(selector: string | null): Rectangle | null {
  const [measured, setMeasured] = useState<{ selector: string; rectangle: Rectangle } | null>(null);
  useEffect(() => {
    if (selector === null) return undefined;
    let frame = 0;
    const measure = (): void => {
      const box = visibleBox(document.querySelector(selector));
      setMeasured((before) => (box ? unlessSame(before, selector, box) : null));
      frame = requestAnimationFrame(measure);
    };
    measure();
    return () => cancelAnimationFrame(frame);
  }, [selector]);
  return measured?.selector === selector ? measured.rectangle : null;
}

/** The player's bar covers the lower part of the hand. The question lies beside the bar. */
function visibleBox(element: Element | null): Rectangle | undefined {
  if (element === null) return undefined;
  const { left, top, width, height } = element.getBoundingClientRect();
  if (!element.matches('[data-card-id]')) return { left, top, width, height };
  const bar = document.querySelector('[data-player-bar="near"]')?.getBoundingClientRect().top ?? Infinity;
  return { left, top, width, height: top < bar ? Math.min(height, bar - top) : height };
}

function unlessSame(
  before: { selector: string; rectangle: Rectangle } | null,
  selector: string,
  { left, top, width, height }: Rectangle,
): { selector: string; rectangle: Rectangle } {
  const old = before?.rectangle;
  const isSame =
    before?.selector === selector &&
    old?.left === left &&
    old.top === top &&
    old.width === width &&
    old.height === height;
  return isSame ? before : { selector, rectangle: { left, top, width, height } };
}
