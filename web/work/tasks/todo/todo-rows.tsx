import type { Task } from '@talentplace/contract/work/tasks/task.routes'
import type { ReactNode } from 'react'
import { TaskCheckbox } from '../bulk/task-checkbox.tsx'
import type { TaskSelection } from '../bulk/use-selection.ts'
import { groupTitle, type TaskGrouping } from '../grouping/task-grouping.ts'
import styles from '../tasks.module.css'
import { TodoRow } from './todo-row.tsx'

interface TodoRowsProps {
  /** Those of one page, in their order. */
  readonly tasks: readonly Task[]
  readonly today: string | null
  readonly grouping: TaskGrouping | null
  readonly selection: TaskSelection
  readonly isDone: (task: Task) => boolean
  readonly onDone: (before: Task, saved: Task, isDone: boolean) => void
  /** What else can be done with a task, at the end of its row. */
  readonly renderAction?: ((task: Task) => ReactNode) | undefined
}

/** Neighbours that stand under the same heading; all of them under none where nothing is chosen. */
function groupsOf(tasks: readonly Task[], grouping: TaskGrouping | null) {
  const groups: { title: string | null; tasks: Task[] }[] = []
  for (const task of tasks) {
    const title = grouping === null ? null : groupTitle(task, grouping, 'due')
    const last = groups.at(-1)
    if (last && last.title === title) last.tasks.push(task)
    else groups.push({ title, tasks: [task] })
  }
  return groups
}

/** The tasks of a page, under their headings where they are grouped. */
export function TodoRows({ tasks, today, grouping, selection, isDone, onDone, renderAction }: TodoRowsProps) {
  return groupsOf(tasks, grouping).map(({ title, tasks: own }) => (
    <section key={own[0]?.uuid} aria-label={title ?? undefined}>
      {title !== null && <h2 className={styles.group}>{title}</h2>}
      <ul className={styles.rows}>
        {own.map((task) => (
          <TodoRow
            key={task.uuid}
            task={task}
            area="va"
            today={today}
            done={isDone(task)}
            onDone={(saved, done) => onDone(task, saved, done)}
            renderAction={renderAction}
            {...(selection.choosing &&
              !isDone(task) && {
                choice: <TaskCheckbox task={task} rows={tasks} selection={selection} />,
              })}
          />
        ))}
      </ul>
    </section>
  ))
}
