import type { Filter } from '@amberhall/engine/language';

/** What all alternatives have in common is said once: "a friendly creature or artifact". */
export function factored(lists: readonly (readonly Filter[])[]) {
  const isSame = (one: Filter, other: Filter) => JSON.stringify(one) === JSON.stringify(other);
  const common = (lists[0] ?? []).filter(
    (filter) => filter.kind === 'side' && lists.every((list) => list.some((other) => isSame(filter, other))),
  );
  const own = lists.map((list) => list.filter((filter) => !common.some((shared) => isSame(filter, shared))));
  return { common, lists: own };
}
