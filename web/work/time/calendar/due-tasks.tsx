import * as t from '@talentplace/contract/work/messages/entries'
import type { Task } from '@talentplace/contract/work/tasks/task.routes'
import { Link } from 'react-router'
import { useApi } from '../../../platform/api/query.ts'
import { calendarDay } from '../../../platform/formatting/calendar-day.ts'
import { paths } from '../../../platform/navigation/paths.ts'
import { useFeature } from '../../../platform/session/use-feature.ts'
import { Entries, Entry } from '../../../ui/entries.tsx'
import { Loaded } from '../../../ui/loading/loaded.tsx'
import { useStartOfTask } from '../../timers/use-start-of-task.tsx'

const max = 8

function detailOf({ next_due_date, project_name }: Task, day: string): string {
  return next_due_date === null || next_due_date === day
    ? project_name
    : t.dueOn({ project: project_name, day: calendarDay(next_due_date) })
}

interface DueTasksProps {
  readonly day: string
  /** On today's page what is overdue is due, too. */
  readonly isToday: boolean
}

/** The assistant's tasks that are due on a day, each with its timer. Nothing where tasks are off. */
export function DueTasks({ day, isToday }: DueTasksProps) {
  const enabled = useFeature('va', 'tasks')
  const startOf = useStartOfTask({ compact: true })
  const query = { mine: true, to: day, ...(!isToday && { from: day }), pagination: { limit: max } }
  const tasks = useApi('tasks.listTasks', { query }, { enabled })
  if (!enabled) return null
  const more = (tasks.data?.count ?? 0) - max
  return (
    <section aria-label={t.tasksDue()}>
      <h3>{isToday ? t.dueToday() : t.dueThisDay()}</h3>
      <Loaded of={tasks} height={120} errorMessage={t.tasksNotLoaded()}>
        {({ tasks: due }) => (
          <Entries none={t.noTasksDue()}>
            {due.map((task) => (
              <Entry
                key={task.uuid}
                name={<Link to={paths.task('va', task.uuid)}>{task.name}</Link>}
                detail={detailOf(task, day)}
              >
                {startOf(task)}
              </Entry>
            ))}
          </Entries>
        )}
      </Loaded>
      {more > 0 && (
        <p>
          <Link to={paths.tasks('va')}>{t.more({ count: more })}</Link>
        </p>
      )}
    </section>
  )
}
