import { useEffect, useEffectEvent } from 'react';
import type { ReplayActs } from './replay-actions.ts';
import { boardUi } from '../board/board-ui.ts';

/** The keys of a replay: the arrows step, with Shift by turns; Space plays, Home and End lead to its ends, V changes sides. */
export function useReplayKeys(acts: ReplayActs): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (document.querySelector('dialog[open]') || isTyping(event.target)) return;
    const act = actFor(event, acts);
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** The letter that changes sides, by its place as well: not every keyboard writes it. */
const isSideKey = ({ key, code }: KeyboardEvent): boolean =>
  /^[\u0020-\u007e]$/.test(key) ? key.toLowerCase() === 'v' : code === 'KeyV';

function actFor(event: KeyboardEvent, acts: ReplayActs): (() => void) | undefined {
  const { key, shiftKey, target, repeat } = event;
  // Steps go on while their key is held; a switch would flutter.
  if (isSideKey(event)) return repeat ? undefined : acts.changeSides;
  switch (key) {
    case 'ArrowRight':
      return shiftKey ? acts.nextTurn : acts.next;
    case 'ArrowLeft':
      return shiftKey ? acts.previousTurn : acts.previous;
    case 'PageDown':
      return acts.nextTurn;
    case 'PageUp':
      return acts.previousTurn;
    case 'Home':
      return acts.first;
    case 'End':
      return acts.last;
    case ' ':
      // On a button it presses that.
      return isButton(target) || repeat ? undefined : acts.togglePlaying;
    case 'Escape':
      return () => void boardUi.closeTop();
    default:
      return undefined;
  }
}

const isButton = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('button, a');

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches('input:not([type="range"]), textarea, select, [contenteditable]');
