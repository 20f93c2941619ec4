/** Members of a list by what they have in common, in the order of the list. Node 20 has no `Map.groupBy` of its own. */
export function grouped<K, V>(list: Iterable<V>, inCommon: (one: V) => K): Map<K, V[]> {
  const groups = new Map<K, V[]>();
  for (const one of list) {
    const key = inCommon(one);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [one]);
    else group.push(one);
  }
  return groups;
}
