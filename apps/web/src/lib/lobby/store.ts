import { create } from 'zustand';
import { initialLobby } from './state.ts';
import type { LobbyState } from './state.ts';

/** The lobby as the socket last told it. Read it by selector; only `client.ts` writes to it. */
export const useLobby = create<LobbyState>(() => initialLobby);
