/** Forms with changes that are not saved yet. Whoever leaves their page is asked first. */
import { useEffect, useId } from 'react';
import { create } from 'zustand';

/** What a form edits, as a parameter of the address names it. */
interface EditedItem {
  parameter: string;
  value: string;
}

/** The forms by an id of their own. */
export const useUnsavedForms = create<{ forms: ReadonlyMap<string, EditedItem | undefined> }>(() => ({
  forms: new Map(),
}));

export const hasUnsavedChanges = (): boolean => useUnsavedForms.getState().forms.size > 0;

/** Tells whether the way from one address to another loses changes. */
export function losesChanges(
  from: Pick<Location, 'pathname'>,
  to: Pick<Location, 'pathname' | 'search'>,
): boolean {
  if (!hasUnsavedChanges()) return false;
  if (from.pathname !== to.pathname) return true;
  const items = [...useUnsavedForms.getState().forms.values()];
  const parameters = new URLSearchParams(to.search);
  return items.some((item) => item !== undefined && parameters.get(item.parameter) !== item.value);
}

/** After saving, and when the user gives them up: the page can be left at once. */
export function discardUnsavedChanges(): void {
  useUnsavedForms.setState({ forms: new Map() });
}

/**
 * Says whether a form has changes that are not saved yet.
 *
 * @param parameter of the address whose change replaces the form by one for something else
 * @param value of the parameter that stands for what the form edits
 */
export function useUnsavedChanges(hasChanges: boolean, parameter?: string, value = ''): void {
  const id = useId();
  useEffect(() => {
    if (!hasChanges) return;
    const item = parameter === undefined ? undefined : { parameter, value };
    useUnsavedForms.setState(({ forms }) => ({ forms: new Map([...forms, [id, item]]) }));
    return () => {
      useUnsavedForms.setState(({ forms }) => ({
        forms: new Map([...forms].filter(([form]) => form !== id)),
      }));
    };
  }, [id, hasChanges, parameter, value]);
}
