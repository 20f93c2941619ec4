import { create } from 'zustand';
import { initialLobby } from './state.ts';
import type { LobbyState } from './state.ts';

/** The state of the lobby as last sent by the socket. Read it by selector; only `client.ts` writes to it. */
export const useLobby = create<LobbyState>(() => initialLobby);
