import { useEffect, useEffectEvent } from 'react';
import type { ReplayActions } from './replay-actions.ts';
import { boardUi } from '../board/board-ui.ts';

/**
 * The keys of a replay: the arrows move by steps, with Shift by turns. Space plays, Home and End go to the ends, V
 * changes the viewpoint.
 */
export function useReplayKeys(actions: ReplayActions): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (document.querySelector('dialog[open]') || isTyping(event.target)) return;
    const act = actionFor(event, actions);
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

/** The key that changes the viewpoint is also found by its position, for other keyboard layouts. */
const isSideKey = ({ key, code }: KeyboardEvent): boolean =>
  /^[\u0020-\u007e]$/.test(key) ? key.toLowerCase() === 'v' : code === 'KeyV';

function actionFor(event: KeyboardEvent, actions: ReplayActions): (() => void) | undefined {
  const { key, shiftKey, target, repeat } = event;
  // A held key repeats steps. It does not repeat a switch.
  if (isSideKey(event)) return repeat ? undefined : actions.changeSides;
  switch (key) {
    case 'ArrowRight':
      return shiftKey ? actions.nextTurn : actions.next;
    case 'ArrowLeft':
      return shiftKey ? actions.previousTurn : actions.previous;
    case 'PageDown':
      return actions.nextTurn;
    case 'PageUp':
      return actions.previousTurn;
    case 'Home':
      return actions.first;
    case 'End':
      return actions.last;
    case ' ':
      // On a button, the key presses that button.
      return isButton(target) || repeat ? undefined : actions.togglePlaying;
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
