import type { Task } from '@talentplace/contract/work/tasks/task.routes'
import { describe, expect, it } from 'vitest'
import { deriveTodo, type TodoChoice } from './derive-todo.ts'

const me = 'me'
const everything: TodoChoice = { from: null, to: null, order: 'due', search: '', group: null }

function task(about: Partial<Task> & { name: string }): Task {
  return {
    uuid: about.name,
    next_due_date: null,
    priority: 99,
    project_name: 'Books',
    company: 'Maple',
    position: 1,
    assignment: [{ user_uuid: me, name: 'Me' }],
    ...about,
  } as Task
}
const prefixFieldIssues = (name: string) => ({ project_task_list_name: name, project_uuid: 'p' })
const names = (tasks: readonly Task[], choice: Partial<TodoChoice> = {}) =>
  deriveTodo(tasks, me, { ...everything, ...choice }).map(({ name }) => name)

describe('C2.3 the assistant’s to-do', () => {
  it('is only what is assigned to them', () => {
    const theirs = task({ name: 'theirs', assignment: [{ user_uuid: 'other', name: 'Other' }] })
    const both = task({ name: 'both', assignment: [...theirs.assignment, { user_uuid: me, name: 'Me' }] })
    expect(names([theirs, both, task({ name: 'nobody', assignment: [] })])).toEqual(['both'])
  })

  it('is by due day, then priority, and what has no day comes last', () => {
    const tasks = [
      task({ name: 'no day', priority: 0 }),
      task({ name: 'friday, none', next_due_date: '2026-11-27' }),
      task({ name: 'friday, high', next_due_date: '2026-11-27', priority: 0 }),
      task({ name: 'today', next_due_date: '2026-11-20', priority: 2 }),
    ]
    expect(names(tasks)).toEqual(['today', 'friday, high', 'friday, none', 'no day'])
    expect(names(tasks, { order: 'priority' })).toEqual(['friday, high', 'no day', 'today', 'friday, none'])
  })

  it('A6.7 is narrowed by days, both included, and by words', () => {
    const tasks = [
      task({ name: 'Early', next_due_date: '2026-11-19' }),
      task({ name: 'Late', next_due_date: '2026-11-20', company: 'Birch' }),
      task({ name: 'Never' }),
    ]
    expect(names(tasks, { to: '2026-11-19' })).toEqual(['Early'])
    expect(names(tasks, { from: '2026-11-19', to: '2026-11-20' })).toEqual(['Early', 'Late'])
    expect(names(tasks, { search: ' birch' })).toEqual(['Late'])
    expect(names(tasks, { search: 'BÎRCH' })).toEqual(['Late'])
  })

  it('stands in groups before it is sorted', () => {
    const tasks = [
      task({ name: 'letter, late', ...prefixFieldIssues('Newsletter'), next_due_date: '2026-11-27' }),
      task({ name: 'general', ...prefixFieldIssues('General'), next_due_date: '2026-11-28' }),
      task({ name: 'letter, early', ...prefixFieldIssues('newsletter'), next_due_date: '2026-11-20' }),
    ]
    expect(names(tasks, { group: 'list' })).toEqual(['general', 'letter, early', 'letter, late'])
    expect(names(tasks, { group: 'day', order: 'name' })).toEqual(['letter, early', 'letter, late', 'general'])
    const shared = [{ user_uuid: 'a', name: 'Ada' }, ...(tasks[0]?.assignment ?? [])]
    const ours = [...tasks, task({ name: 'with Ada', ...prefixFieldIssues('General'), assignment: shared })]
    expect(names(ours, { group: 'person' })[0]).toBe('with Ada')
  })

  it('of 5,000 tasks is there within a frame or two', () => {
    const tasks = Array.from({ length: 5_000 }, (_, at) =>
      task({ name: `Task ${(at * 7919) % 5_000}`, next_due_date: `2026-11-${String((at % 28) + 1).padStart(2, '0')}` }),
    )
    const from = performance.now()
    expect(deriveTodo(tasks, me, everything)).toHaveLength(5_000)
    expect(performance.now() - from).toBeLessThan(500)
  })
})
