/** Things by a key that several may share. */
export function createGroups<T>() {
  const groups = new Map<string, Set<T>>()
  return {
    add(key: string, thing: T): void {
      const group = groups.get(key)
      if (group) group.add(thing)
      else groups.set(key, new Set([thing]))
    },
    remove(key: string, thing: T): void {
      const group = groups.get(key)
      group?.delete(thing)
      if (group?.size === 0) groups.delete(key)
    },
    /** A copy: what is done to each may take it out of the group. */
    of(key: string): T[] {
      return [...(groups.get(key) ?? [])]
    },
  }
}
