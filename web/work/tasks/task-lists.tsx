import * as t from '@talentplace/contract/work/messages/tasks'
import { priorityWord, taskPriorities } from '@talentplace/contract/work/tasks/task-priority'
import type { Task } from '@talentplace/contract/work/tasks/task.routes'
import { listSource } from '../../platform/api/list-source.ts'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'
import { paths, type RoleArea } from '../../platform/navigation/paths.ts'
import { InstantTime } from '../../platform/viewer-zone/instant-time.tsx'
import { defineList } from '../../ui/list-screen/list-definition.ts'
import styles from './tasks.module.css'

const name = {
  key: 'name',
  label: t.task(),
  sort: 'name',
  width: 'wide',
  render: ({ name: own, parent_name }: Task) =>
    parent_name === null ? (
      own
    ) : (
      <>
        <span className={styles.parent}>{parent_name} › </span>
        {own}
      </>
    ),
} as const
const due = {
  key: 'next_due_date',
  label: t.due(),
  sort: 'next_due_date',
  width: 'medium',
  text: ({ next_due_date }: Task) => (next_due_date === null ? null : calendarDay(next_due_date)),
} as const
const priority = {
  key: 'priority',
  label: t.priority(),
  sort: 'priority',
  width: 'narrow',
  text: (task: Task) => priorityWord(task.priority),
} as const
const people = {
  key: 'assignment',
  label: t.assignedTo(),
  width: 'medium',
  text: ({ assignment }: Task) => assignment.map((person) => person.name).join(', ') || null,
} as const
const list = { key: 'project_task_list_name', label: t.list(), sort: 'project_task_list_name' } as const
const company = { key: 'company', label: t.client(), sort: 'company', width: 'medium' } as const
const completedBy = { key: 'completed_by_user_name', label: t.doneBy(), width: 'medium' } as const
const completed = {
  key: 'completed_date',
  label: t.done(),
  sort: 'completed_date',
  descendingFirst: true,
  width: 'medium',
  render: ({ completed_date }: Task) => completed_date !== null && <InstantTime instant={completed_date} />,
} as const

const search = { key: 'search', kind: 'text', label: t.searchOwn() } as const
const days = [
  { key: 'from', kind: 'date', label: t.from() },
  { key: 'to', kind: 'date', label: t.to() },
] as const
const priorityFilter = {
  key: 'priority',
  kind: 'choice',
  label: t.priority(),
  any: t.all(),
  options: taskPriorities.map(({ value, label }) => ({
    value: String(value) as '0' | '1' | '2' | '99',
    label: label(),
  })),
} as const

const noun = [t.one(), t.several()] as const
const rowKey = (task: Task) => task.completion_uuid ?? task.uuid
const rowLink = (area: RoleArea) => (task: Task) => paths.task(area, task.uuid)
const subscription = { key: 'project_name', label: t.subscription(), sort: 'project_name', width: 'medium' } as const
const project = { ...subscription, label: t.project() } as const
const whenDue = [{ by: 'next_due_date' }, { by: 'priority' }] as const
const newest = [{ by: 'completed_date', descending: true }] as const

/** /client/tasks: what is to be done in a client's subscriptions. */
export const clientTaskList = defineList(listSource('tasks.listClientTasks', 'tasks'), {
  title: t.tasks(),
  noun,
  rowKey,
  rowLink: rowLink('client'),
  columns: [name, due, priority, people, subscription, list],
  filters: [search, priorityFilter, ...days],
  defaultSort: whenDue,
  itemsPerPage: 100,
  cardsBelow: 'large',
  empty: { title: t.noneForClient(), text: t.clientHint() },
})

const doneTasks = {
  title: t.completedTasks(),
  noun,
  rowKey,
  fixed: { type: 'completed' },
  filters: [search, ...days],
  defaultSort: newest,
  itemsPerPage: 100,
  cardsBelow: 'large',
} as const

export const clientCompletedList = defineList(listSource('tasks.listClientTasks', 'tasks'), {
  ...doneTasks,
  rowLink: rowLink('client'),
  columns: [name, completed, completedBy, subscription, list],
  empty: { title: t.noneCompleted(), text: t.completedHint() },
})

export const assistantCompletedList = defineList(listSource('tasks.listAssistantTasks', 'tasks'), {
  ...doneTasks,
  rowLink: rowLink('va'),
  columns: [name, completed, completedBy, project, company],
  empty: { title: t.noneCompleted(), text: t.assistantCompletedHint() },
})

/** /admin/tasks: everybody's. */
export const staffTaskList = defineList(listSource('tasks.listTasks', 'tasks'), {
  views: true,
  title: t.tasks(),
  noun,
  rowKey,
  rowLink: rowLink('admin'),
  columns: [name, due, priority, people, company, subscription],
  filters: [
    { ...search, label: t.searchAll() },
    {
      key: 'type',
      kind: 'choice',
      label: t.show(),
      any: t.toDo(),
      options: [
        { value: 'completed', label: t.completed() },
        { value: 'all', label: t.all() },
      ],
    },
    priorityFilter,
    ...days,
  ],
  defaultSort: whenDue,
  itemsPerPage: 100,
  cardsBelow: 'large',
  empty: { title: t.noTasks(), text: t.allHint() },
})

/** /admin/tasks/todo: what waits for the reader, or for our people of a group. */
export function staffTodoList(groups: readonly ('csm' | 'sales' | 'vsm')[]) {
  return defineList(listSource('tasks.listTasks', 'tasks'), {
    title: t.toDo(),
    noun,
    rowKey,
    rowLink: rowLink('admin'),
    fixed: groups.length === 0 ? { mine: true } : { admin_groups: [...groups] },
    columns: [name, due, priority, people, company, subscription],
    filters: [search, priorityFilter, ...days],
    defaultSort: whenDue,
    itemsPerPage: 100,
    cardsBelow: 'large',
    empty: { title: t.nothingWaiting(), text: t.teamHint() },
  })
}
