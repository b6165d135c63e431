import { useCallback, useMemo, useState } from 'react'

export interface Chosen {
  readonly choosing: boolean
  readonly uuids: ReadonlySet<string>
  readonly toggle: (uuid: string) => void
  readonly set: (uuids: readonly string[]) => void
  readonly start: () => void
  readonly end: () => void
}

/** Who of a list is chosen; kept while it is open, over its pages. */
export function useChosen(): Chosen {
  const [choosing, setChoosing] = useState(false)
  const [uuids, setUuids] = useState<ReadonlySet<string>>(new Set())
  const toggle = useCallback((uuid: string) => {
    setUuids((before) => {
      const after = new Set(before)
      if (!after.delete(uuid)) after.add(uuid)
      return after
    })
  }, [])
  const set = useCallback((all: readonly string[]) => setUuids(new Set(all)), [])
  const end = useCallback(() => {
    setChoosing(false)
    setUuids(new Set())
  }, [])
  return useMemo(
    () => ({ choosing, uuids, toggle, set, start: () => setChoosing(true), end }),
    [choosing, uuids, toggle, set, end],
  )
}
