import type { Task } from '@talentplace/contract/work/tasks/task.routes'
import { useCallback, useMemo, useRef, useState } from 'react'
import { maxTogether, toggled, withRange } from './selected-tasks.ts'

export interface TaskSelection {
  /** Tasks can be chosen: their boxes are shown. */
  readonly choosing: boolean
  readonly has: (task: Task) => boolean
  /** `rows`: all that is shown, in its order; with `range` everything from the last one that was pressed. */
  readonly toggle: (task: Task, rows: readonly Task[], range: boolean) => void
  readonly toggleAll: (rows: readonly Task[]) => void
  readonly start: () => void
  readonly end: () => void
}

/** Which tasks of a page are chosen; kept while it is open. */
export function useSelection(): TaskSelection {
  const [choosing, setChoosing] = useState(false)
  const [chosen, setChosen] = useState<ReadonlyMap<string, Task>>(new Map())
  const last = useRef<string | null>(null)
  const toggle = useCallback((task: Task, rows: readonly Task[], range: boolean) => {
    const from = last.current
    last.current = task.uuid
    setChosen((before) => (range && from !== null ? withRange(before, rows, from, task.uuid) : toggled(before, task)))
  }, [])
  const toggleAll = useCallback((rows: readonly Task[]) => {
    setChosen((before) =>
      rows.every(({ uuid }) => before.has(uuid))
        ? new Map()
        : new Map(rows.slice(0, maxTogether).map((task) => [task.uuid, task])),
    )
  }, [])
  const end = useCallback(() => {
    setChoosing(false)
    setChosen(new Map())
    last.current = null
  }, [])
  return useMemo(
    () => ({
      choosing,
      has: ({ uuid }) => chosen.has(uuid),
      toggle,
      toggleAll,
      start: () => setChoosing(true),
      end,
    }),
    [choosing, chosen, toggle, toggleAll, end],
  )
}
