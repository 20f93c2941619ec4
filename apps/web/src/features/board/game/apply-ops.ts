import type { Path, ViewOp } from '@amberhall/protocol';

type Branch = Record<string | number, unknown> | unknown[];

/**
 * Applies the changes of a patch. What they do not touch is the same object as before, so that
 * whoever looks at an untouched card sees no change.
 *
 * @throws if a path leads nowhere: then what we hold is not what the server changed
 */
export function applyOps<Root extends object>(root: Root, ops: readonly ViewOp[]): Root {
  return ops.reduce<unknown>((value, op) => changeAt(value, op[1], 0, op), root) as Root;
}

function changeAt(value: unknown, path: Path, depth: number, op: ViewOp): unknown {
  if (depth === path.length) return changeHere(value, op);
  const copy = copyOf(value, path);
  const key = path[depth] as keyof typeof copy;
  if (op[0] === 'remove' && depth === path.length - 1) {
    if (Array.isArray(copy)) copy.splice(Number(key), 1);
    else delete copy[key];
    return copy;
  }
  copy[key] = changeAt(copy[key], path, depth + 1, op) as never;
  return copy;
}

function changeHere(value: unknown, op: ViewOp): unknown {
  if (op[0] === 'set') return op[2];
  if (op[0] === 'splice' && Array.isArray(value)) {
    const [, , index, deleted, ...inserted] = op;
    return value.toSpliced(index, deleted, ...inserted);
  }
  throw new Error(`a patch wants to ${op[0]} at ${op[1].join('.')}, where there is nothing of the kind`);
}

function copyOf(value: unknown, path: Path): Branch {
  if (Array.isArray(value)) return value.slice();
  if (typeof value === 'object' && value !== null) return { ...value };
  throw new Error(`a patch leads to ${path.join('.')}, which is not there`);
}
