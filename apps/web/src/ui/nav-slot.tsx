import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { create } from 'zustand';

/** The place in the navigation bar that a page may fill; `null` while there is no bar. */
const useSlot = create<{ place: HTMLElement | null }>(() => ({ place: null }));

/** Put into the bar once: what `NavSlot` holds appears here. */
export function NavSlotOutlet({ className }: { className?: string | undefined }) {
  return <div className={className} ref={(place) => useSlot.setState({ place })} />;
}

/** Shows its children in the navigation bar while it is mounted, e.g. the buttons of a running game. */
export function NavSlot({ children }: { children: ReactNode }) {
  const place = useSlot((slot) => slot.place);
  return place && createPortal(children, place);
}
