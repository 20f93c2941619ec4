import { useCallback, useEffect, useRef, useState } from 'react';
import type { CSSProperties, PointerEvent } from 'react';
import { z } from 'zod';
import { readStored, writeStored } from '../../../lib/storage.ts';

const Offset = z.object({ x: z.number(), y: z.number() });
type Offset = z.infer<typeof Offset>;

const NO_OFFSET: Offset = { x: 0, y: 0 };
/** The pointer that moves a panel, and its distance from the panel's place without offset. */
interface DragStart extends Offset {
  pointer: number;
}

/** The minimum distance in pixels to the edges of the board. */
const MARGIN = 8;

/** The place of a panel before it is moved, and the area in which it can be moved, in pixels. */
export interface AvailableSpace {
  left: number;
  top: number;
  width: number;
  height: number;
  roomWidth: number;
  roomHeight: number;
}

/** Returns the offset nearest to the wanted one that keeps the panel on the board, at least its header. */
export function clampOffset({ x, y }: Offset, room: AvailableSpace): Offset {
  const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high));
  return {
    x: clamp(x, MARGIN - room.left, room.roomWidth - room.width - room.left - MARGIN),
    y: clamp(y, MARGIN - room.top, room.roomHeight - room.height - room.top - MARGIN),
  };
}

function availableSpace(panel: HTMLElement): AvailableSpace | undefined {
  const board = panel.offsetParent;
  if (!board) return undefined;
  return {
    left: panel.offsetLeft,
    top: panel.offsetTop,
    width: panel.offsetWidth,
    height: panel.offsetHeight,
    roomWidth: board.clientWidth,
    roomHeight: board.clientHeight,
  };
}

/**
 * Makes a panel movable by its header. Its position is stored in the browser under `name`. The panel stays
 * reachable whatever size the window has later.
 *
 * @returns `head` for the header, a direct child of the panel, and `place` as the panel's style
 */
export function useMovable(name: string) {
  const key = `board.${name}`;
  const [wish, setWish] = useState<Offset>(() => {
    const kept = Offset.safeParse(readStored(key));
    return kept.success ? kept.data : NO_OFFSET;
  });
  const [offset, setOffset] = useState(wish);
  const head = useRef<HTMLElement>(null);
  const grip = useRef<DragStart | null>(null);

  const settle = useCallback((wanted: Offset) => {
    const panel = head.current?.parentElement;
    const room = panel ? availableSpace(panel) : undefined;
    setOffset(room ? clampOffset(wanted, room) : wanted);
  }, []);

  useEffect(() => {
    settle(wish);
    const panel = head.current?.parentElement;
    if (!panel) return;
    // The panel's size changes with its cards and with the window.
    const observer = new ResizeObserver(() => settle(wish));
    observer.observe(panel);
    if (panel.offsetParent) observer.observe(panel.offsetParent);
    return () => observer.disconnect();
  }, [settle, wish]);

  const letGo = ({ pointerId }: PointerEvent) => {
    if (grip.current?.pointer !== pointerId) return;
    setWish(offset);
    writeStored(key, offset);
    grip.current = null;
  };
  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const { pointerId, clientX, clientY, button } = event;
      if (grip.current || button !== 0 || (event.target as Element).closest('button')) return;
      grip.current = { pointer: pointerId, x: clientX - offset.x, y: clientY - offset.y };
      event.currentTarget.setPointerCapture(pointerId);
    },
    onPointerMove: ({ pointerId, clientX, clientY }: PointerEvent) => {
      if (grip.current?.pointer !== pointerId) return;
      settle({ x: clientX - grip.current.x, y: clientY - grip.current.y });
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
  };
  const place = { '--move-x': `${offset.x}px`, '--move-y': `${offset.y}px` } as CSSProperties;
  return { place, head: { ref: head, ...handlers } };
}
