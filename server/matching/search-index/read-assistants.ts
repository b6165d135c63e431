import { assistantStates } from '@talentplace/contract/talent/assistants/assistant.states'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { CopiedRows, type CopiedRow } from './copied-rows.ts'
import { Intervals } from './intervals.ts'
import { listedStates } from '../../platform/database/sql-in.ts'

const columns = [
  'id',
  'uuid',
  'timezone',
  'availability',
  'available_hours_per_month',
  'monthly_hours_committed',
  'rating_sum',
  'feedback_count',
  'review_days',
  'avatar_id',
  'role_ids',
  'skill_ids',
  'tool_ids',
  'self_identification_ids',
  'language_ids',
  'display_name',
  'preferred_pronouns',
  'city',
  'region',
] as const

/** Position of each column in a copied row. */
export const assistantField = Object.fromEntries(columns.map((name, index) => [name, index])) as Record<
  (typeof columns)[number],
  number
>

/** Only people in these states can be found, and not while a time away keeps new work from them. */
const searchable = `state in ${listedStates(assistantStates.sets.working)} and away_until is null`

async function copy(connection: pg.ClientBase, condition: string, read: (row: CopiedRow) => void): Promise<void> {
  const rows = new CopiedRows(columns.length)
  const stream = connection.query(
    copyTo(`copy (select ${columns.join(', ')} from assistants where ${condition}) to stdout (format binary)`),
  )
  const intervals = new Intervals()
  for await (const chunk of stream) {
    rows.push(chunk as Buffer, read)
    // Chunks that are here already would follow at once and keep everything else waiting.
    if (intervals.due) await intervals.rest()
  }
}

/** Reads every searchable assistant, a chunk at a time; other work runs between chunks. */
export async function readEveryAssistant(connection: pg.ClientBase, read: (row: CopiedRow) => void): Promise<void> {
  await copy(connection, searchable, read)
}

/** Reads those of the given assistants that are searchable now. */
export async function readAssistants(
  connection: pg.ClientBase,
  ids: readonly number[],
  read: (row: CopiedRow) => void,
): Promise<void> {
  // COPY takes no parameters; what goes into the text are numbers and nothing else.
  const numbers = ids.filter((id) => Number.isInteger(id)).join(',')
  if (numbers !== '') await copy(connection, `id in (${numbers}) and ${searchable}`, read)
}

/**
 * About how many assistants there are, as the planner has it: from the table's size now and how full its pages were. Counting a million
 * takes half a second in which nothing is read.
 */
export async function estimateAssistants(connection: pg.ClientBase): Promise<number> {
  const { rows } = await connection.query<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    'explain (format json) select from assistants',
  )
  return rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0
}
