import { createContext, use, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/shallow';
import { createGameActions } from './game-actions.ts';
import type { GameActions } from './game-actions.ts';
import type { GameConnection } from './game-connection.ts';
import type { GameState, GameStore } from './game-store.ts';

interface Game {
  store: GameStore;
  actions: GameActions;
  isReplay: boolean;
}

/** The cards of a replay do nothing, and nobody is asked why. */
const NO_CLICKS: Pick<GameActions, 'clickCard' | 'whyNot'> = {
  clickCard: () => false,
  whyNot: async () => null,
};

const GameContext = createContext<Game | null>(null);

interface GameProviderProps {
  store: GameStore;
  connection: GameConnection;
  /** The user leaves this game. */
  onLeave: () => void;
  /** The game is a replay: its cards cannot be clicked. */
  isReplay?: boolean;
  children: ReactNode;
}

/** Provides the game of `store` to its children, with the actions that are sent to the node. */
export function GameProvider({ store, connection, onLeave, isReplay = false, children }: GameProviderProps) {
  const game = useMemo(() => {
    const actions = createGameActions(store, connection, onLeave);
    return { store, isReplay, actions: isReplay ? { ...actions, ...NO_CLICKS } : actions };
  }, [store, connection, onLeave, isReplay]);
  return <GameContext value={game}>{children}</GameContext>;
}

function useGameContext(): Game {
  const game = use(GameContext);
  if (!game) throw new Error('a part of the board is used outside of GameProvider');
  return game;
}

export const useGameActions = (): GameActions => useGameContext().actions;
export const useGameStore = (): GameStore => useGameContext().store;
export const useIsReplay = (): boolean => useGameContext().isReplay;

/** Selects a part of the game's state. Renders again only when that part changes. */
export function useGame<Part>(select: (state: GameState) => Part): Part {
  return useStore(useGameContext().store, select);
}

/** Like `useGame`, for lists and objects that the selector builds: compared by their entries. */
export function useGameShallow<Part>(select: (state: GameState) => Part): Part {
  return useStore(useGameContext().store, useShallow(select));
}
