import { useLayoutEffect, useRef, useState } from 'react';
import type { BracketLink } from './bracket.ts';
import styles from './bracket-panel.module.css';

/** The space before a pair in which its lines turn. */
const TURN = 14;

/**
 * Lines from each pair to the one that its winner reaches, where the columns have no regular distances. The element around the
 * lines holds each pair in an element with its key.
 */
export function BracketLines({ links }: { links: readonly BracketLink[] }) {
  const lines = useRef<SVGSVGElement>(null);
  const [drawing, setDrawing] = useState<Drawing>({ width: 0, height: 0, paths: [] });
  useLayoutEffect(() => {
    // A ref to the element around the lines would not be set yet.
    const root = lines.current?.parentElement;
    if (!root) return;
    const draw = (): void => setDrawing(drawingOf(root, links));
    draw();
    const observer = new ResizeObserver(draw);
    observer.observe(root);
    return () => observer.disconnect();
  }, [links]);
  const { width, height, paths } = drawing;
  return (
    <svg ref={lines} className={styles.lines} width={width} height={height} aria-hidden="true">
      {paths.map(({ key, path }) => (
        <path key={key} d={path} />
      ))}
    </svg>
  );
}

interface Drawing {
  width: number;
  height: number;
  paths: readonly { key: string; path: string }[];
}

function drawingOf(root: HTMLElement, links: readonly BracketLink[]): Drawing {
  const pairs = new Map(
    [...root.querySelectorAll<HTMLElement>('[data-pair]')].map((pair) => [pair.dataset['pair'], pair]),
  );
  const paths = links.flatMap(({ from, to }) => {
    const [source, target] = [pairs.get(from), pairs.get(to)];
    if (source === undefined || target === undefined) return [];
    const [start, end] = [placeIn(root, source), placeIn(root, target)];
    const turn = end.left - TURN;
    return [
      { key: `${from} ${to}`, path: `M${start.right} ${start.middle}H${turn}V${end.middle}H${end.left}` },
    ];
  });
  return { width: root.scrollWidth, height: root.scrollHeight, paths };
}

/** Offsets are not changed by the zoom of the page, unlike rectangles. */
function placeIn(root: HTMLElement, pair: HTMLElement): { left: number; right: number; middle: number } {
  let [left, top] = [0, 0];
  for (let part: HTMLElement | null = pair; part !== null && part !== root;) {
    left += part.offsetLeft;
    top += part.offsetTop;
    part = part.offsetParent instanceof HTMLElement ? part.offsetParent : null;
  }
  return { left, right: left + pair.offsetWidth, middle: top + pair.offsetHeight / 2 };
}
