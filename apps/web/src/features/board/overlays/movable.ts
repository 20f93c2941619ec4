import { useCallback, useEffect, useRef, useState } from 'react';
import type { CSSProperties, PointerEvent } from 'react';
import { z } from 'zod';
import { readStored, writeStored } from '../../../lib/storage.ts';

const Offset = z.object({ x: z.number(), y: z.number() });
type Offset = z.infer<typeof Offset>;

const NO_OFFSET: Offset = { x: 0, y: 0 };
/** The pointer that moves a panel, and how far it is from where the panel would be without an offset. */
interface DragStart extends Offset {
  pointer: number;
}

/** Room that is kept to the edges of the board. Pixels. */
const MARGIN = 8;

/** Where a panel stands before it is moved, and the room it can be moved in. Pixels. */
export interface AvailableSpace {
  left: number;
  top: number;
  width: number;
  height: number;
  roomWidth: number;
  roomHeight: number;
}

/** The offset nearest to the wish with which the panel is on the board, its head in any case. */
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
 * Lets a panel be moved by its head. Where it was put is kept in the browser under `name`; it cannot get lost beyond an
 * edge, whatever size the window has later.
 *
 * @returns `head` for the head, a direct child of the panel, and `place` as the panel's style
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
    // Cards come and go, and windows shrink.
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
