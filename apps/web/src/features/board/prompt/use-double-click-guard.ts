import { useEffect, useRef } from 'react';
import type { MouseEvent } from 'react';
import { usePreferences } from '../settings/preferences.ts';

/** A second click of a double click that lands on a new question this soon was not meant for it. */
const NEW_QUESTION_MS = 250;

/** @returns whether a click belongs to the question before this one */
export function useDoubleClickGuard(promptId: string | undefined): (event: MouseEvent) => boolean {
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = performance.now();
  }, [promptId]);
  const isGuarded = usePreferences((preferences) => preferences.ignoreDoubleClicks);
  return ({ detail }) => isGuarded && detail > 1 && performance.now() - shownAt.current < NEW_QUESTION_MS;
}
