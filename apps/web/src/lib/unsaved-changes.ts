/** Forms with changes that are not saved yet. Whoever leaves their page is asked first. */
import { useEffect, useId } from 'react';
import { create } from 'zustand';

/** The forms, by an id of their own. */
export const useUnsavedForms = create<{ forms: ReadonlySet<string> }>(() => ({ forms: new Set() }));

export const hasUnsavedChanges = (): boolean => useUnsavedForms.getState().forms.size > 0;

/** After saving, and when the user gives them up: the page can be left at once. */
export function discardUnsavedChanges(): void {
  useUnsavedForms.setState({ forms: new Set() });
}

/** Says whether a form has changes that are not saved yet. */
export function useUnsavedChanges(hasChanges: boolean): void {
  const id = useId();
  useEffect(() => {
    if (!hasChanges) return;
    useUnsavedForms.setState(({ forms }) => ({ forms: new Set([...forms, id]) }));
    return () => {
      useUnsavedForms.setState(({ forms }) => ({ forms: new Set([...forms].filter((form) => form !== id)) }));
    };
  }, [id, hasChanges]);
}
