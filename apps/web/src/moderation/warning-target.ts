/** The user whom a moderator is warning. The dialog belongs to the layout, so that every page can open it. */
import { create } from 'zustand';

export const useWarningTarget = create<{ username: string | null }>(() => ({ username: null }));

export const openWarning = (username: string): void => useWarningTarget.setState({ username });

export const closeWarning = (): void => useWarningTarget.setState({ username: null });
