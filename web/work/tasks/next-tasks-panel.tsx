import * as t from '@talentplace/contract/work/messages/latest'
import type { Task } from '@talentplace/contract/work/tasks/task.routes'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useApi } from '../../platform/api/query.ts'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { useFeature } from '../../platform/session/use-feature.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Entries, Entry } from '../../ui/entries.tsx'
import { Loaded } from '../../ui/loading/loaded.tsx'
import { Panel } from '../../ui/panel.tsx'

const fewest = 4

function dueText({ next_due_date, assignment }: Task): string {
  const due = next_due_date === null ? t.noDay() : t.due({ day: calendarDay(next_due_date) })
  return [due, ...assignment.map(({ name }) => name)].join(', ')
}

interface NextTasksPanelProps {
  readonly project: string
  readonly area: 'client' | 'va'
  /** How many are shown. */
  readonly max?: number
  /** What else can be done with a task, at the end of its row. */
  readonly renderAction?: ((task: Task) => ReactNode) | undefined
}

/** The tasks of a subscription that are due first, each leading to its page. Nothing where the feature is off. */
export function NextTasksPanel({ project, area, max = fewest, renderAction }: NextTasksPanelProps) {
  const enabled = useFeature(area, 'tasks')
  const query = { project_uuid: project, pagination: { limit: max } }
  const tasks = useApi('tasks.listTasks', { query }, { enabled })
  if (!enabled) return null
  const more = (tasks.data?.count ?? 0) - max
  return (
    <Panel
      title={t.nextTasks()}
      lead={more > 0 ? t.andMore({ count: more }) : undefined}
      actions={
        <LinkButton variant="quiet" to={paths.tasks(area)}>
          {t.allTasks()}
        </LinkButton>
      }
    >
      <Loaded of={tasks} height={180} errorMessage={t.tasksNotLoaded()}>
        {({ tasks: next }) => (
          <Entries none={t.nothingToDo()}>
            {next.map((task) => (
              <Entry
                key={task.uuid}
                name={<Link to={paths.task(area, task.uuid)}>{task.name}</Link>}
                detail={dueText(task)}
              >
                {renderAction?.(task)}
              </Entry>
            ))}
          </Entries>
        )}
      </Loaded>
    </Panel>
  )
}
