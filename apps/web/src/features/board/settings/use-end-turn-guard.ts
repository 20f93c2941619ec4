import { useEffect } from 'react';
import { useGameActions, useGameStore } from '../game/game-context.tsx';
import { activePrompt } from '../game/selectors.ts';
import { usePreferences } from './preferences.ts';

/** Who switched that guard off is not asked whether the turn shall really end. */
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
