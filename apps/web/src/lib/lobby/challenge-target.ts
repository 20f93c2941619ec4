/** The person whom the user is about to challenge. The dialog belongs to the layout, so that every page can open it. */
import { create } from 'zustand';

export const useChallengeTarget = create<{ username: string | null }>(() => ({ username: null }));

export const openChallenge = (username: string): void => useChallengeTarget.setState({ username });

export const closeChallenge = (): void => useChallengeTarget.setState({ username: null });
