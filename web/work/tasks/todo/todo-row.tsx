import * as t from '@talentplace/contract/work/messages/tasks'
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import { priorityWord } from '@talentplace/contract/work/tasks/task-priority'
import type { Task } from '@talentplace/contract/work/tasks/task.routes'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { calendarDay } from '../../../platform/formatting/calendar-day.ts'
import { paths, type RoleArea } from '../../../platform/navigation/paths.ts'
import { useSave } from '../../../ui/form/use-save.ts'
import { notify } from '../../../ui/notice/toast.ts'
import { Tag } from '../../../ui/tag.tsx'
import styles from '../tasks.module.css'

interface TodoRowProps {
  readonly task: Task
  readonly area: RoleArea
  /** It was done here, and waits to be undone or to go. */
  readonly done: boolean
  /** The day on the reader's clock, null until it is known. */
  readonly today: string | null
  /** Told of every change: the task as it is now, and whether it was done by it. */
  readonly onDone: (task: Task, done: boolean) => void
  readonly withProject?: boolean
  /** Instead of the button that does it: its box, while tasks are chosen. */
  readonly choice?: ReactNode
  /** What else can be done with a task, at the end of its row. */
  readonly renderAction?: ((task: Task) => ReactNode) | undefined
}

function dueText(day: string, today: string | null, { isNext }: { isNext: boolean }): string {
  if (day === today) return isNext ? t.nextDueToday() : t.dueToday()
  return isNext ? t.nextDue({ day: calendarDay(day) }) : t.dueOn({ day: calendarDay(day) })
}

/** A task of one's own, done and undone in its place. */
export function TodoRow({ task, area, done, today, onDone, withProject = true, choice, renderAction }: TodoRowProps) {
  const { uuid, name, version, next_due_date, priority, recurrence_text, parent_name } = task
  const save = useSave('tasks.saveTask', {
    reloads: ['tasks.*'],
    reloadsOnError: true,
    errorMessage: t.notSaved(),
    onSaved: (saved, { body }) => onDone(saved, body.completed === true),
    onRejected: (message) => notify({ kind: 'error', message }),
  })
  const isLate = !done && next_due_date !== null && today !== null && next_due_date < today
  return (
    <li className={styles.row} data-done={done || undefined}>
      {choice ?? (
        <button
          type="button"
          className={styles.check}
          aria-pressed={done}
          aria-label={t.actionOn({ word: t.markDone(), name })}
          disabled={save.isPending}
          onClick={() => save.mutate({ params: { uuid }, body: { version, completed: !done } })}
        >
          {done ? <IconCircleCheckFilled size={24} /> : <IconCircle size={24} stroke={1.5} />}
        </button>
      )}
      <div>
        <Link className={styles.name} to={paths.task(area, uuid)}>
          {parent_name !== null && <span className={styles.parent}>{parent_name} › </span>}
          {name}
        </Link>
        <div className={styles.about}>
          {next_due_date !== null && (
            <span className={isLate ? styles.late : undefined}>
              {isLate
                ? t.overdueSince({ day: calendarDay(next_due_date) })
                : dueText(next_due_date, today, { isNext: done && recurrence_text !== null })}
            </span>
          )}
          {recurrence_text !== null && <span>{recurrence_text}</span>}
          {withProject && (
            <span>
              {task.project_name} · {task.company}
            </span>
          )}
          {!withProject && task.assignment.length > 0 && (
            <span>{task.assignment.map((person) => person.name).join(', ')}</span>
          )}
          {task.subtask_count > 0 && (
            <span>{t.subtasksDone({ done: task.subtasks_done, total: task.subtask_count })}</span>
          )}
          {task.file_count > 0 && <span>{t.files({ count: task.file_count })}</span>}
          {task.comment_count > 0 && <span>{t.comments({ count: task.comment_count })}</span>}
        </div>
      </div>
      <div className={styles.end}>
        {priority !== 99 && <Tag tone={priority === 0 ? 'danger' : 'plain'}>{priorityWord(priority)}</Tag>}
        {!done && !choice && renderAction?.(task)}
      </div>
    </li>
  )
}
