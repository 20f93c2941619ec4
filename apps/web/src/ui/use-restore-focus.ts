import { useCallback } from 'react';

/**
 * Restores the focus after the focused element was removed: the surrounding section gets it, so that keyboard and
 * screen reader continue there and not at the top of the page.
 *
 * @returns the `ref` of the element that may be removed
 */
export function useRestoreFocus<Kind extends HTMLElement>(): (element: Kind) => () => void {
  return useCallback((element: Kind) => {
    const heir = element.closest<HTMLElement>('section, main');
    let isInUse = false;
    const enter = (): void => {
      isInUse = true;
    };
    const leave = ({ relatedTarget: next }: FocusEvent): void => {
      // A button loses the focus to nothing when it is disabled, and to a dialog that asks whether it is meant.
      isInUse = !(next instanceof Element) || element.contains(next) || next.closest('dialog') !== null;
    };
    element.addEventListener('focusin', enter);
    element.addEventListener('focusout', leave);
    return () => {
      element.removeEventListener('focusin', enter);
      element.removeEventListener('focusout', leave);
      if (isInUse) queueMicrotask(() => moveFocusTo(element, heir));
    };
  }, []);
}

function moveFocusTo(element: HTMLElement, heir: HTMLElement | null): void {
  const isFocusLost = !element.isConnected && document.activeElement === document.body;
  if (!heir?.isConnected || !isFocusLost) return;
  if (!heir.hasAttribute('tabindex')) heir.tabIndex = -1;
  heir.focus({ preventScroll: true });
}
