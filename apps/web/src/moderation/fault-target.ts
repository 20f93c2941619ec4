/** The fault that the user is writing down. Its dialog belongs to the layout, so that every page can open it. */
import { create } from 'zustand';

export interface FaultTarget {
  gameId: string;
  /** Number of decisions before the fault; without it, the last position. */
  step?: number;
}

export const useFaultTarget = create<{ target: FaultTarget | null }>(() => ({ target: null }));

export const openFault = (target: FaultTarget): void => useFaultTarget.setState({ target });

export const closeFault = (): void => useFaultTarget.setState({ target: null });
