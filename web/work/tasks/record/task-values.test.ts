import { saveTask, type WholeTask } from '@talentplace/contract/work/tasks/task.routes'
import { expect, it } from 'vitest'
import { sentOf, valuesOf } from './task-values.ts'

const list = '01940000-0000-7000-8000-000000000001'
const person = '01940000-0000-7000-8000-000000000002'
const started = valuesOf({
  name: 'Call the printer',
  description: '',
  instructions: '',
  next_due_date: '2026-11-20',
  priority: 99,
  recurrence: null,
  project_task_list_uuid: list,
  estimate_seconds: 5400,
  assignment: [{ user_uuid: person, name: 'Leah' }],
} as unknown as WholeTask)

const parsed = (change: Partial<typeof started>) =>
  saveTask.body?.safeParse(sentOf({ ...started, ...change }, started, 3))

it('sends what was changed and nothing else, with the version it was read at', () => {
  expect(sentOf(started, started, 3)).toEqual({ version: 3 })
  expect(parsed({ due_date: '', priority: '0', estimate: '2,5', assignment: [] })?.data).toEqual({
    version: 3,
    due_date: null,
    priority: 0,
    estimate_seconds: 9000,
    assignment: [],
  })
  expect(parsed({ estimate: '', recurrence: 'FREQ=WEEKLY' })?.data).toEqual({
    version: 3,
    estimate_seconds: null,
    recurrence: 'FREQ=WEEKLY',
  })
})

it('is refused by the contract where it is no number of hours, and without a name', () => {
  expect(started.estimate).toBe('1.5')
  expect(parsed({ estimate: 'two' })?.success).toBe(false)
  expect(parsed({ name: ' ' })?.success).toBe(false)
})
