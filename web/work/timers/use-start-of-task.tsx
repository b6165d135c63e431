import { useCallback, type ReactNode } from 'react'
import { StartButton } from './start-button.tsx'
import { useTimerStarts } from './use-timer-starts.ts'

interface StartedTask {
  readonly uuid: string
  readonly project_uuid: string
  readonly name: string
  readonly completed_date: string | null
}

/** The button that starts a task's timer, for each row of a page; `compact`: the sign alone. None beside what is done. */
export function useStartOfTask({ compact }: { compact: boolean }): (task: StartedTask) => ReactNode {
  const actionOf = useTimerStarts()
  return useCallback(
    ({ uuid, project_uuid, name, completed_date }) =>
      completed_date === null && (
        <StartButton compact={compact} name={name} action={actionOf({ project_uuid, task_uuid: uuid })} />
      ),
    [actionOf, compact],
  )
}
