import { useEffect, useRef } from 'react';
import type { MouseEvent } from 'react';
import { usePreferences } from '../settings/preferences.ts';

/** A second click within this time on a new prompt is part of a double click. */
const NEW_QUESTION_MS = 250;

/** @returns whether a click belongs to the previous prompt */
export function useDoubleClickGuard(promptId: string | undefined): (event: MouseEvent) => boolean {
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = performance.now();
  }, [promptId]);
  const isGuarded = usePreferences((preferences) => preferences.ignoreDoubleClicks);
  return ({ detail }) => isGuarded && detail > 1 && performance.now() - shownAt.current < NEW_QUESTION_MS;
}
