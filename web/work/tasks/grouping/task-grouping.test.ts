import type { Task } from '@talentplace/contract/work/tasks/task.routes'
import { expect, it } from 'vitest'
import { groupTitle } from './task-grouping.ts'

const task = {
  project_task_list_name: 'Newsletter',
  project_name: 'Books',
  next_due_date: '2026-11-27',
  completed_day: '2026-11-20',
  completed_by_user_name: 'Maya R.',
  assignment: [
    { user_uuid: 'm', name: 'Maya R.' },
    { user_uuid: 'l', name: 'Leah M.' },
  ],
} as Task

it.each([
  ['list', 'due', 'Newsletter · Books'],
  ['day', 'due', 'Nov 27th 2026'],
  ['person', 'due', 'Maya R., Leah M.'],
  ['list', 'done', 'Newsletter · Books'],
  ['day', 'done', 'Nov 20th 2026'],
  ['person', 'done', 'Maya R.'],
] as const)('C2 a task grouped by %s of what is %s stands under “%s”', (grouping, of, title) => {
  expect(groupTitle(task, grouping, of)).toBe(title)
})

it('C2 what has no day and nobody stands under that', () => {
  const bare = { ...task, next_due_date: null, assignment: [], completed_by_user_name: null }
  expect(groupTitle(bare, 'day', 'due')).toBe('No due date')
  expect(groupTitle(bare, 'person', 'due')).toBe('Unassigned')
  expect(groupTitle(bare, 'person', 'done')).toBe('No one')
})
