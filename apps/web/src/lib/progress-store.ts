import type { z } from 'zod';
import { create } from 'zustand';
import { readStored, removeStored, writeStored } from './storage.ts';

interface ProgressParts<Progress> {
  /** Its key in the storage of the browser. */
  key: string;
  schema: z.ZodType<Progress>;
  empty: Progress;
  merge: (one: Progress, other: Progress) => Progress;
}

/** Progress that only grows: in memory, and in the storage of the browser, which all tabs share. */
export function createProgressStore<Progress>({ key, schema, empty, merge }: ProgressParts<Progress>) {
  const read = (): Progress => {
    const stored = schema.safeParse(readStored(key));
    return stored.success ? stored.data : empty;
  };
  const use = create<Progress>(read);
  /** With what other tabs have added. */
  const all = (): Progress => merge(use.getState(), read());
  return {
    use,
    all,
    add(progress: Progress): void {
      const merged = merge(all(), progress);
      // Stored first: whoever follows the change reads both.
      writeStored(key, merged);
      use.setState(merged, true);
    },
    forget(): void {
      removeStored(key);
      use.setState(empty, true);
    },
    /** Shows what is stored, after another tab has forgotten it. */
    reload: (): void => use.setState(read(), true),
  };
}
