/** Announcements for screen readers besides the prompt. */
import { create } from 'zustand';

/** This many announcements stay in the document; older ones are removed. */
const MAX_ANNOUNCEMENTS = 30;

interface Announcement {
  id: number;
  text: string;
}

export const useAnnouncements = create<{ said: readonly Announcement[] }>(() => ({ said: [] }));

let last = 0;

/** Announces a text once. */
export function announce(text: string): void {
  useAnnouncements.setState(({ said }) => ({
    said: [...said, { id: ++last, text }].slice(-MAX_ANNOUNCEMENTS),
  }));
}

export const clearAnnouncements = (): void => useAnnouncements.setState({ said: [] });
