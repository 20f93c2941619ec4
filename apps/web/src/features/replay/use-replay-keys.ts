import { useEffect, useEffectEvent } from 'react';
import type { ReplayActions } from './replay-actions.ts';
import { boardUi } from '../board/board-ui.ts';

/** The keys of a replay: the arrows step, with Shift by turns; Space plays, Home and End lead to its ends, V changes sides. */
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

/** The letter that changes sides, by its place as well: not every keyboard writes it. */
const isSideKey = ({ key, code }: KeyboardEvent): boolean =>
  /^[\u0020-\u007e]$/.test(key) ? key.toLowerCase() === 'v' : code === 'KeyV';

function actionFor(event: KeyboardEvent, actions: ReplayActions): (() => void) | undefined {
  const { key, shiftKey, target, repeat } = event;
  // Steps go on while their key is held; a switch would flutter.
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
      // On a button it presses that.
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
