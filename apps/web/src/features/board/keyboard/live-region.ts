/** What is said to those who listen, beside the question. */
import { create } from 'zustand';

/** So many stay readable; older ones go. */
const MAX_ANNOUNCEMENTS = 30;

interface Announcement {
  id: number;
  text: string;
}

export const useAnnouncements = create<{ said: readonly Announcement[] }>(() => ({ said: [] }));

let last = 0;

/** Says something once. */
export function announce(text: string): void {
  useAnnouncements.setState(({ said }) => ({
    said: [...said, { id: ++last, text }].slice(-MAX_ANNOUNCEMENTS),
  }));
}

export const clearAnnouncements = (): void => useAnnouncements.setState({ said: [] });
