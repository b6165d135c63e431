import * as t from '@talentplace/contract/work/messages/tasks'
import type { Task } from '@talentplace/contract/work/tasks/task.routes'
import { calendarDay } from '../../../platform/formatting/calendar-day.ts'
import type { DueOrDone } from '../quick-picks.ts'

/** What tasks stand under. */
export const taskGroupings = ['list', 'day', 'person'] as const
export type TaskGrouping = (typeof taskGroupings)[number]

export const groupingLabels: Readonly<Record<DueOrDone, Readonly<Record<TaskGrouping, string>>>> = {
  due: { list: t.byList(), day: t.byDueDate(), person: t.byPerson() },
  done: { list: t.byList(), day: t.byDay(), person: t.byDoer() },
}

export function isTaskGrouping(text: string): text is TaskGrouping {
  return taskGroupings.some((each) => each === text)
}

/** By which the server sorts, so that each group's tasks are neighbours. */
export const groupSortings = {
  due: { list: { by: 'list' }, day: { by: 'next_due_date' }, person: { by: 'assignment' } },
  done: {
    list: { by: 'list' },
    day: { by: 'completed_date', descending: true },
    person: { by: 'completed_by_user_name' },
  },
} as const

const dayOf = (day: string | null): string => (day === null ? t.noDueDate() : calendarDay(day))

/** The heading that a task stands under. */
export function groupTitle(task: Task, grouping: TaskGrouping, of: DueOrDone): string {
  if (grouping === 'list') return `${task.project_task_list_name} · ${task.project_name}`
  if (grouping === 'day') return dayOf(of === 'due' ? task.next_due_date : task.completed_day)
  if (of === 'done') return task.completed_by_user_name ?? t.doneByNoOne()
  return task.assignment.map(({ name }) => name).join(', ') || t.unassigned()
}
