import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useBoardUi } from '../board-ui.ts';
import { useGame, useGameShallow, useGameStore } from '../game/game-context.tsx';
import { arrowsOf, attacksOf } from './arrows-of.ts';
import type { Arrow } from './arrows-of.ts';
import styles from './arrows.module.css';

/** How long a declared attack is shown. */
const ATTACK_MS = 1100;

/** Arrows over the table: from the card that asks to its targets, and from attackers to defenders. */
export function Arrows() {
  const layer = useRef<SVGSVGElement>(null);
  const pointedAt = useBoardUi((ui) => ui.zoomed?.id);
  const meant = useGameShallow((state) => arrowsOf(state, pointedAt).map(keyOf));
  const declared = useDeclaredAttacks();
  const rev = useGame((state) => state.rev);
  const [paths, setPaths] = useState<readonly ArrowPath[]>([]);
  const keys = [...new Set([...meant, ...declared.map(keyOf)])].join(' ');

  useLayoutEffect(() => {
    const draw = () => {
      const board = layer.current?.parentElement;
      const arrows = keys.split(' ').map(arrowOf);
      setPaths(board ? arrows.flatMap((arrow) => pathOf(board, arrow) ?? []) : []);
    };
    if (keys === '') return;
    draw();
    // Cards rise and move into place. The arrows follow once they rest.
    const settled = setTimeout(draw, 260);
    window.addEventListener('resize', draw);
    return () => {
      clearTimeout(settled);
      window.removeEventListener('resize', draw);
    };
  }, [keys, rev]);

  // Outdated arrows are not worth an extra render to be removed.
  const shown = paths.filter(({ key }) => keys.split(' ').includes(key));
  return (
    <svg ref={layer} className={styles.layer} aria-hidden="true">
      {shown.map(({ key, line, head, isAttack }) => (
        <g key={key} className={isAttack ? styles.attack : styles.target}>
          <path d={line} className={styles.edge} />
          <path d={line} className={styles.line} />
          <path d={head} className={styles.head} />
        </g>
      ))}
    </svg>
  );
}

const keyOf = ({ from, to, isAttack }: Arrow) => `${isAttack ? 'a' : 't'}|${from}|${to}`;

function arrowOf(key: string): Arrow {
  const [kind, from = '', to = ''] = key.split('|');
  return { from, to, isAttack: kind === 'a' };
}

/** Recently declared attacks by either player. */
function useDeclaredAttacks(): readonly Arrow[] {
  const store = useGameStore();
  const [attacks, setAttacks] = useState<readonly Arrow[]>([]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = store.subscribe((state, before) => {
      if (state.rev === before.rev) return;
      const declared = attacksOf(state.events);
      if (declared.length === 0) return;
      clearTimeout(timer);
      setAttacks(declared);
      timer = setTimeout(() => setAttacks([]), ATTACK_MS);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [store]);
  return attacks;
}

interface ArrowPath {
  key: string;
  line: string;
  head: string;
  isAttack: boolean;
}

/** How far an arrow ends before the center of its target, as a share of the card's height. */
const STOP = 0.34;
/** The curvature of an arrow, as a share of its length. */
const BEND = 0.12;
const HEAD = 13;

/** Returns an arrow between two cards of the board; `undefined` while one of them is not on the screen. */
function pathOf(board: Element, arrow: Arrow): ArrowPath | undefined {
  const base = board.getBoundingClientRect();
  const from = middleOf(board, arrow.from);
  const to = middleOf(board, arrow.to);
  if (!from || !to) return undefined;
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length < 40) return undefined;
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const tip = { x: to.x - along.x * to.height * STOP, y: to.y - along.y * to.height * STOP };
  const bend = {
    x: (from.x + tip.x) / 2 - along.y * length * BEND,
    y: (from.y + tip.y) / 2 + along.x * length * BEND,
  };
  // The head points in the direction of the end of the curve.
  const angle = Math.atan2(tip.y - bend.y, tip.x - bend.x);
  const point = (x: number, y: number) => `${(x - base.left).toFixed(1)} ${(y - base.top).toFixed(1)}`;
  const wing = (turn: number) =>
    point(tip.x - Math.cos(angle + turn) * HEAD * 1.7, tip.y - Math.sin(angle + turn) * HEAD * 1.7);
  const neck = point(tip.x - Math.cos(angle) * HEAD, tip.y - Math.sin(angle) * HEAD);
  return {
    key: keyOf(arrow),
    line: `M${point(from.x, from.y)}Q${point(bend.x, bend.y)} ${neck}`,
    head: `M${point(tip.x, tip.y)}L${wing(0.5)}L${neck}L${wing(-0.5)}z`,
    isAttack: arrow.isAttack,
  };
}

function middleOf(board: Element, id: string): { x: number; y: number; height: number } | undefined {
  const card = board.querySelector(`[data-card-id="${CSS.escape(id)}"]`);
  if (!card) return undefined;
  const { left, top, width, height } = card.getBoundingClientRect();
  return width === 0 ? undefined : { x: left + width / 2, y: top + height / 2, height };
}
