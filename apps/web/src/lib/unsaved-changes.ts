/** Forms with changes that are not saved yet. Whoever leaves their page is asked first. */
import { useEffect, useId } from 'react';
import { create } from 'zustand';

/** The forms by an id of their own, each with the parameter of the address that decides what it edits. */
export const useUnsavedForms = create<{ forms: ReadonlyMap<string, string | undefined> }>(() => ({
  forms: new Map(),
}));

export const hasUnsavedChanges = (): boolean => useUnsavedForms.getState().forms.size > 0;

interface Address {
  pathname: string;
  search: string;
}

/** Tells whether the way from one address to another loses changes. */
export function losesChanges(from: Address, to: Address): boolean {
  if (!hasUnsavedChanges()) return false;
  if (from.pathname !== to.pathname) return true;
  const [before, after] = [new URLSearchParams(from.search), new URLSearchParams(to.search)];
  const parameters = [...useUnsavedForms.getState().forms.values()];
  return parameters.some((name) => name !== undefined && before.get(name) !== after.get(name));
}

/** After saving, and when the user gives them up: the page can be left at once. */
export function discardUnsavedChanges(): void {
  useUnsavedForms.setState({ forms: new Map() });
}

/**
 * Says whether a form has changes that are not saved yet.
 *
 * @param parameter of the address, if the form edits something else when it changes
 */
export function useUnsavedChanges(hasChanges: boolean, parameter?: string): void {
  const id = useId();
  useEffect(() => {
    if (!hasChanges) return;
    useUnsavedForms.setState(({ forms }) => ({ forms: new Map([...forms, [id, parameter]]) }));
    return () => {
      useUnsavedForms.setState(({ forms }) => ({
        forms: new Map([...forms].filter(([form]) => form !== id)),
      }));
    };
  }, [id, hasChanges, parameter]);
}
