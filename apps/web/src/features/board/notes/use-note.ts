import { useEffect, useRef } from 'react';
import type { FocusEvent, PointerEvent } from 'react';
import { closeNote, openNote } from './note-store.ts';
import type { NoteContent } from './note-store.ts';

const HOVER_MS = 300;
const LONG_PRESS_MS = 400;

/** Opens a note about an element: after a moment of hover, at once on keyboard focus, and by a long press. */
export function useNote(content: NoteContent) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const openAfter = (anchor: Element, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => openNote(anchor, content), delay);
  };
  const close = () => {
    clearTimeout(timer.current);
    closeNote();
  };
  return {
    onPointerEnter: ({ currentTarget, pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') openAfter(currentTarget, HOVER_MS);
    },
    onPointerDown: ({ currentTarget, pointerType }: PointerEvent) => {
      close();
      if (pointerType !== 'mouse') openAfter(currentTarget, LONG_PRESS_MS);
    },
    onPointerUp: () => clearTimeout(timer.current),
    onPointerCancel: close,
    onPointerLeave: close,
    onFocus: ({ currentTarget, target }: FocusEvent) => {
      if (target.matches(':focus-visible')) openNote(currentTarget, content);
    },
    onBlur: close,
  };
}
