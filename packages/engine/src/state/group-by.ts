/** Groups the members of a list by key, in the order of the list. Node 20 has no `Map.groupBy`. */
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
