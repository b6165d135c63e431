import { taskPriorities, type TaskPriority } from '@talentplace/contract/work/tasks/task-priority'
import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import type { FieldChange } from './record-change.ts'
import { nameOf } from './task-rows.ts'

const text = (value: string) => (value === '' ? null : value)

type Fields = ReadonlyMap<string, string | null>

interface FieldRow {
  readonly name: string
  readonly description: string
  readonly instructions: string
  readonly list: string
  readonly people: string | null
  readonly next_due_date: string | null
  readonly priority: TaskPriority
  readonly recurrence: string | null
  readonly estimate_seconds: number | null
  readonly percent_complete: number
}

/** The fields of a task that its history tells of, by the words under which it stores them, whoever reads (`task-words.ts`). */
export async function readFields(transaction: Transaction<Tables>, uuid: string): Promise<Fields> {
  const { rows } = await fieldRows(uuid).execute(transaction)
  return toFields(rows[0])
}

/** The same, to be read with others. */
export function fieldRows(uuid: string): RawBuilder<FieldRow> {
  return sql<FieldRow>`
    select tasks.name, description, instructions, task_lists.name as list, next_due_date, priority, recurrence,
      estimate_seconds, percent_complete,
      (select string_agg(${nameOf(sql`given.user_uuid`)}, ', ' order by given.assigned_date, given.user_uuid)
        from task_assignments given where given.task_uuid = tasks.uuid) as people
    from tasks join task_lists on task_lists.uuid = tasks.task_list_uuid where tasks.uuid = ${uuid}`
}

export function toFields(row: FieldRow | undefined): Fields {
  if (!row) return new Map()
  return new Map([
    ['Name', row.name],
    ['Description', text(row.description)],
    ['Instructions', text(row.instructions)],
    ['List', row.list],
    ['Assigned to', row.people],
    ['Due', row.next_due_date],
    ['Priority', taskPriorities.find(({ value }) => value === row.priority)?.label.texts.en ?? null],
    ['Repeats', row.recurrence],
    ['Estimate', row.estimate_seconds === null ? null : `${(row.estimate_seconds / 3600).toFixed(2)} h`],
    ['Progress', `${row.percent_complete}%`],
  ])
}

/** What differs; the day and the progress that came of doing it, or not, are told with that. */
export function changesBetween(before: Fields, after: Fields, withoutDone: boolean): FieldChange[] {
  return [...after]
    .filter(([field, to]) => before.get(field) !== to && !(withoutDone && (field === 'Due' || field === 'Progress')))
    .map(([field, to]) => ({ field, from: before.get(field) ?? null, to }))
}
