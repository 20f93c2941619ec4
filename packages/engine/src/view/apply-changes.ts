/** How the holder of a view applies changes to it. */
import type { Splice, ViewChanges } from './types.ts';

/**
 * Returns `view` after `changes`. Untouched parts stay the same objects, so that their observers see no change.
 *
 * @throws if the changes refer to a part that does not exist: they were made for another view
 */
export function applyChanges<View extends object>(view: View, changes: ViewChanges): View {
  const changed = { ...view } as Record<string, unknown>;
  for (const name of changes['-'] ?? []) delete changed[name];
  for (const [marked, change] of Object.entries(changes)) {
    const name = marked.slice(1);
    switch (marked[0]) {
      case '=':
        changed[name] = change;
        break;
      case '*':
        changed[name] = spliced(changed[name], change as Splice, name);
        break;
      case '.':
        changed[name] = applyChanges(objectAt(changed[name], name), change as ViewChanges);
        break;
      default:
    }
  }
  return changed as View;
}

function spliced(list: unknown, [index, deleted, ...inserted]: Splice, name: string): unknown[] {
  if (!Array.isArray(list)) throw new Error(`a change splices ${name}, which is no list`);
  return list.toSpliced(index, deleted, ...inserted);
}

function objectAt(value: unknown, name: string): object {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw new Error(`a change leads into ${name}, which is not there`);
}
