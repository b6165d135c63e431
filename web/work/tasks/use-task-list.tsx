import * as t from '@talentplace/contract/work/messages/tasks'
import type { Task } from '@talentplace/contract/work/tasks/task.routes'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { useFocusBack } from '../../ui/form/use-focus-back.ts'
import { BulkBar } from './bulk/bulk-bar.tsx'
import { TaskCheckbox } from './bulk/task-checkbox.tsx'
import { useSelection } from './bulk/use-selection.ts'
import { GroupSelect, useTaskGrouping } from './grouping/group-select.tsx'
import { groupSortings, groupTitle } from './grouping/task-grouping.ts'
import { QuickPickSelect } from './quick-pick-select.tsx'
import type { DueOrDone } from './quick-picks.ts'
import styles from './tasks.module.css'

interface TaskListOptions {
  readonly of: DueOrDone
  /** Several can be chosen and changed together. */
  readonly choosable: boolean
  /** Before the usual choices. */
  readonly more?: ReactNode
}

/** What every list of tasks offers besides its rows: days, groups, and several tasks changed together. */
export function useTaskList({ of, choosable, more }: TaskListOptions) {
  const selection = useSelection()
  const grouping = useTaskGrouping()
  const { choosing } = selection
  const bar = useFocusBack<HTMLSpanElement>(choosing)
  return {
    actions: (
      <span ref={bar} className={styles.bar}>
        {more}
        <QuickPickSelect of={of} />
        <GroupSelect of={of} />
        {choosable && !choosing && (
          <Button variant="outline" onClick={selection.start}>
            {t.select()}
          </Button>
        )}
      </span>
    ),
    ...(choosing && {
      summary: (rows: readonly Task[]) => <BulkBar selection={selection} rows={rows} />,
      rowChoice: (task: Task, rows: readonly Task[]) => <TaskCheckbox task={task} rows={rows} selection={selection} />,
    }),
    ...(grouping !== null && {
      grouping: {
        sorting: groupSortings[of][grouping],
        titleOf: (task: Task) => groupTitle(task, grouping, of),
      },
    }),
  }
}
