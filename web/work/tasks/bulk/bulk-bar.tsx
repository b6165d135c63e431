import * as ui from '@talentplace/contract/shared/messages/ui'
import * as t from '@talentplace/contract/work/messages/tasks'
import { taskPriorities } from '@talentplace/contract/work/tasks/task-priority'
import type { Task } from '@talentplace/contract/work/tasks/task.routes'
import { useEffect, useRef } from 'react'
import { useApi } from '../../../platform/api/query.ts'
import { Button } from '../../../ui/button.tsx'
import { TextButton } from '../../../ui/text-button.tsx'
import styles from './bulk-bar.module.css'
import { Choice } from './choice.tsx'
import { DueChoice } from './due-choice.tsx'
import { RemoveTasks } from './remove-tasks.tsx'
import { maxTogether, onlyProject } from './selected-tasks.ts'
import { useBulkChange } from './use-bulk-change.ts'
import type { TaskSelection } from './use-selection.ts'

const nobody = 'nobody'

function selectedText(count: number): string {
  if (count === 0) return t.selectTasks()
  return count === maxTogether ? t.selectedMax({ count }) : t.selectedCount({ count })
}

/** What can be done with the tasks that are chosen. */
export function BulkBar({ selection, rows }: { selection: TaskSelection; rows: readonly Task[] }) {
  const { has, end, toggleAll } = selection
  const bar = useRef<HTMLElement>(null)
  // The button that opened it is gone.
  useEffect(() => bar.current?.querySelector('button')?.focus({ preventScroll: true }), [])
  // As they are now; what isn't shown any more is chosen no more.
  const tasks = rows.filter(has)
  const project = onlyProject(tasks)
  const { data } = useApi(
    'tasks.listTaskProjects',
    { query: { project_uuid: project ?? '' } },
    { enabled: project !== null },
  )
  const found = project === null ? undefined : data?.projects[0]
  const { change, busy } = useBulkChange(tasks, end)
  const none = tasks.length === 0 || busy
  const hasSubtasks = tasks.some(({ parent_uuid }) => parent_uuid !== null)
  const all = rows.length > 0 && tasks.length === rows.length
  return (
    <section ref={bar} className={styles.bar} aria-label={t.selectedTasks()}>
      <strong aria-live="polite">{selectedText(tasks.length)}</strong>
      <TextButton onClick={() => toggleAll(rows)}>{all ? t.selectNone() : t.selectPage()}</TextButton>
      <Button disabled={none} busy={busy} onClick={() => void change({ completed: true })}>
        {t.markDone()}
      </Button>
      <Choice
        label={t.priority()}
        disabled={none}
        options={taskPriorities.map(({ value, label }) => ({ value: String(value), label: label() }))}
        onChoose={(value) => void change({ priority: Number(value) as Task['priority'] })}
      />
      <DueChoice disabled={none} onChoose={(due_date) => void change({ due_date })} />
      <Choice
        label={t.assignTo()}
        disabled={none || found === undefined}
        options={[
          ...(found?.people ?? []).map(({ user_uuid, name }) => ({ value: user_uuid, label: name })),
          { value: nobody, label: t.noOne() },
        ]}
        onChoose={(value) => void change({ assignment: value === nobody ? [] : [{ user_uuid: value }] })}
      />
      <Choice
        label={t.moveTo()}
        disabled={none || found === undefined || hasSubtasks}
        options={(found?.lists ?? []).map(({ uuid, name }) => ({ value: uuid, label: name }))}
        onChoose={(value) => void change({ project_task_list_uuid: value })}
      />
      <RemoveTasks tasks={tasks} onRemoved={end} />
      <TextButton tone="muted" onClick={end}>
        {ui.cancel()}
      </TextButton>
      {tasks.length > 0 && project === null && <p className={styles.hint}>{t.oneSubscription()}</p>}
      {project !== null && hasSubtasks && <p className={styles.hint}>{t.subtasksStay()}</p>}
    </section>
  )
}
