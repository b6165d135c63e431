import type { Task } from '@talentplace/contract/work/tasks/task.routes'
import { describe, expect, it } from 'vitest'
import { maxTogether, onlyProject, toggled, undoing, withRange } from './selected-tasks.ts'

const task = (uuid: string, about: Partial<Task> = {}) => ({ uuid, project_uuid: 'p', version: 1, ...about }) as Task
const rows = ['a', 'b', 'c', 'd'].map((uuid) => task(uuid))
const none: ReadonlyMap<string, Task> = new Map()
const [a, b] = [task('a'), task('b')]

describe('C2 tasks that are chosen', () => {
  it('are chosen and left out one by one, or from one to another, whichever comes first', () => {
    expect([...toggled(toggled(none, a), b).keys()]).toEqual(['a', 'b'])
    expect([...toggled(toggled(none, a), a).keys()]).toEqual([])
    expect([...withRange(toggled(none, a), rows, 'a', 'c').keys()]).toEqual(['a', 'b', 'c'])
    expect([...withRange(none, rows, 'd', 'c').keys()]).toEqual(['c', 'd'])
  })

  it('begin where one was pressed that is no longer shown', () => {
    expect([...withRange(none, rows, 'gone', 'c').keys()]).toEqual(['c'])
  })

  it('are 100 at most', () => {
    const many = Array.from({ length: maxTogether + 5 }, (_, at) => task(`t${at}`))
    const full = withRange(none, many, 't0', `t${maxTogether + 4}`)
    expect(full.size).toBe(maxTogether)
    expect(toggled(full, task('one more')).size).toBe(maxTogether)
  })

  it('are moved and given only within one subscription', () => {
    expect(onlyProject([a, b])).toBe('p')
    expect(onlyProject([a, task('c', { project_uuid: 'q' })])).toBeNull()
    expect(onlyProject([])).toBeNull()
  })

  it('are each put back to what they were, by the version the change gave them', () => {
    const was = [
      task('a', { priority: 0, next_due_date: '2026-11-20', assignment: [{ user_uuid: 'm', name: 'Maya R.' }] }),
      task('b', { priority: 99, next_due_date: null, assignment: [] }),
    ]
    const saved = [task('a', { version: 2 }), task('b', { version: 8 })]
    expect(undoing(was, saved, { priority: 1 })).toEqual([
      { uuid: 'a', version: 2, priority: 0 },
      { uuid: 'b', version: 8, priority: 99 },
    ])
    expect(undoing(was, saved, { due_date: '2026-12-01' })).toMatchObject([
      { due_date: '2026-11-20' },
      { due_date: null },
    ])
    expect(undoing(was, saved, { assignment: [] })).toMatchObject([
      { assignment: [{ user_uuid: 'm' }] },
      { assignment: [] },
    ])
    expect(undoing(was, saved, { completed: true })).toMatchObject([{ completed: false }, { completed: false }])
  })
})
