import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { create } from 'zustand';

/** The element in the navigation bar that a page may fill; `null` while there is no bar. */
const useSlot = create<{ place: HTMLElement | null }>(() => ({ place: null }));

/** Rendered once in the bar. The content of `NavSlot` appears here. */
export function NavSlotOutlet({ className }: { className?: string | undefined }) {
  return <div className={className} ref={(place) => useSlot.setState({ place })} />;
}

/** Shows its children in the navigation bar while it is mounted, for example the buttons of a running game. */
export function NavSlot({ children }: { children: ReactNode }) {
  const place = useSlot((slot) => slot.place);
  return place && createPortal(children, place);
}
