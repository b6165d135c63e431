import { currentLanguage } from '@talentplace/contract/shared/i18n/current-language'
import * as t from '@talentplace/contract/work/messages/task'
import * as l from '@talentplace/contract/work/messages/tasks'
import { priorityTag } from '@talentplace/contract/work/tasks/task-priority'
import type { Task, WholeTask } from '@talentplace/contract/work/tasks/task.routes'
import type { ReactNode } from 'react'
import { useApi } from '../../../platform/api/query.ts'
import { calendarDay } from '../../../platform/formatting/calendar-day.ts'
import { hoursText } from '@talentplace/contract/shared/hours-text'
import { paths, type RoleArea } from '../../../platform/navigation/paths.ts'
import { InstantTime } from '../../../platform/viewer-zone/instant-time.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { RecordScreen } from '../../../ui/record/record-screen.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { DoneButton } from '../done-button.tsx'
import styles from '../tasks.module.css'
import { RemoveTask } from './remove-task.tsx'
import { Subtasks } from './subtasks.tsx'
import { TaskComments } from './task-comments.tsx'
import { TaskFiles } from './task-files.tsx'
import { TaskForm } from './task-form.tsx'
import { TaskHistory } from './task-history.tsx'

const lists: Readonly<Record<RoleArea, { label: string; to: string }>> = {
  client: { label: l.tasks(), to: paths.tasks('client') },
  va: { label: l.toDo(), to: paths.tasks('va') },
  admin: { label: l.tasks(), to: paths.tasks('admin') },
}

function About({ task }: { task: WholeTask }) {
  const { completed_date, next_due_date, priority, recurrence_text, seconds_logged } = task
  return (
    <>
      <span>
        {task.project_name} · {task.company}
      </span>
      {completed_date !== null && <Tag tone="good">{t.completed()}</Tag>}
      {completed_date !== null && (
        <span>
          {task.completed_by_user_name} <InstantTime instant={completed_date} />
        </span>
      )}
      {completed_date === null && next_due_date !== null && <span>{l.dueOn({ day: calendarDay(next_due_date) })}</span>}
      {recurrence_text !== null && <span>{recurrence_text}</span>}
      {priority !== 99 && <Tag tone={priority === 0 ? 'danger' : 'plain'}>{priorityTag(priority)}</Tag>}
      {seconds_logged > 0 && <span>{t.logged({ hours: hoursText(seconds_logged, currentLanguage()) })}</span>}
    </>
  )
}

interface TaskScreenProps {
  readonly task_uuid: string
  readonly area: RoleArea
  /** What else can be done with it, beside its heading. */
  readonly renderStart?: (task: WholeTask) => ReactNode
  /** The same in a row of its subtasks. */
  readonly renderAction?: (task: Task) => ReactNode
}

/** How a task is done, for whoever does it next. */
function Instructions({ text }: { text: string }) {
  return <p className={styles.text}>{text}</p>
}

/** A task as someone reads it who can't change it. */
function TaskText({ task: { description, assignment } }: { task: WholeTask }) {
  return (
    <>
      <p className={styles.text}>{description || t.noDescription()}</p>
      <p className={styles.parent}>
        {assignment.length === 0
          ? t.noOneYet()
          : t.assignedTo({ names: assignment.map(({ name }) => name).join(', ') })}
      </p>
    </>
  )
}

/** One task: what it is, its parts, what was said of it, and who did what. */
export default function TaskScreen({ task_uuid: uuid, area, renderStart, renderAction }: TaskScreenProps) {
  return (
    <RecordScreen
      list={lists[area]}
      record={useApi('tasks.getTask', { params: { uuid } })}
      name={({ name }) => name}
      kind={l.task()}
      missing={{
        title: t.isMissing(),
        text: t.whyMissing(),
      }}
      loading={[320, 160, 200]}
      renderAbout={(task) => <About task={task} />}
      renderActions={(task) => (
        <>
          {renderStart?.(task)}
          {task.can_edit && <DoneButton task={task} completed={task.completed_date === null} />}
        </>
      )}
    >
      {(task) => (
        <>
          {task.instructions !== '' && (
            <Panel title={t.instructions()} lead={t.instructionsLead()}>
              <Instructions text={task.instructions} />
            </Panel>
          )}
          <Panel title={t.details()}>
            {task.can_edit ? <TaskForm key={task.uuid} task={task} /> : <TaskText task={task} />}
          </Panel>
          {(task.can_edit || task.files.length > 0) && (
            <Panel title={t.files()}>
              <TaskFiles task={task} />
            </Panel>
          )}
          {task.parent_uuid === null && (task.can_edit || task.subtasks.length > 0) && (
            <Panel title={t.subtasks()}>
              <Subtasks task={task} area={area} renderAction={renderAction} />
            </Panel>
          )}
          <Panel title={t.comments()}>
            <TaskComments task={task} />
          </Panel>
          <Panel title={t.history()}>
            <TaskHistory entries={task.history} />
          </Panel>
          {task.can_edit && <RemoveTask task={task} to={lists[area].to} />}
        </>
      )}
    </RecordScreen>
  )
}
