import { useEffect } from 'react';
import { useGameActions, useGameStore } from '../game/game-context.tsx';
import { activePrompt } from '../game/selectors.ts';
import { usePreferences } from './preferences.ts';

/** A user who has switched this guard off is not asked for confirmation. */
export function useEndTurnGuard(): void {
  const store = useGameStore();
  const { press } = useGameActions();
  useEffect(
    () =>
      store.subscribe((state, before) => {
        const prompt = activePrompt(state);
        if (prompt?.purpose !== 'confirm-end-turn' || prompt === activePrompt(before)) return;
        const yes = prompt.controls.find(({ kind }) => kind === 'yes');
        if (yes && !usePreferences.getState().confirmEndTurn) queueMicrotask(() => press(yes));
      }),
    [store, press],
  );
}
