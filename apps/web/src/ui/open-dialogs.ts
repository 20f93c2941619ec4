import { create } from 'zustand';

/** The open modal dialogs, the uppermost last. Nothing outside of it can be used, and screen readers skip it. */
const useOpenDialogs = create<{ dialogs: readonly HTMLElement[] }>(() => ({ dialogs: [] }));

/** Adds a dialog that was opened; the page behind does not scroll until it is removed. @returns what removes it */
export function addOpenDialog(dialog: HTMLElement): () => void {
  const set = (change: (dialogs: readonly HTMLElement[]) => readonly HTMLElement[]): void => {
    useOpenDialogs.setState(({ dialogs }) => ({ dialogs: change(dialogs) }));
    lockScrolling(useOpenDialogs.getState().dialogs.length > 0);
  };
  set((dialogs) => [...dialogs, dialog]);
  return () => set((dialogs) => dialogs.filter((each) => each !== dialog));
}

/** The room of the scrollbar stays empty meanwhile, so that the page does not move. */
function lockScrolling(isLocked: boolean): void {
  const { style, clientWidth } = document.documentElement;
  const isScrollbarShown = window.innerWidth > clientWidth;
  if (!isLocked) style.scrollbarGutter = '';
  else if (isScrollbarShown) style.scrollbarGutter = 'stable';
  style.overflow = isLocked ? 'hidden' : '';
}

/** Returns the uppermost modal dialog; `undefined` while none is open. */
export const useUppermostDialog = (): HTMLElement | undefined =>
  useOpenDialogs(({ dialogs }) => dialogs.at(-1));
