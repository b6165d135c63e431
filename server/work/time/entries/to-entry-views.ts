import type { EntryQuery, TimeEntry } from '@talentplace/contract/work/time/time-entry'
import type { Kysely } from 'kysely'
import { offsetAtNoon } from '../../../platform/clock/local-day.ts'
import { offsetAt } from '../../../platform/clock/zones.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import type { TimeViewer } from '../time-viewer.ts'
import type { TimeRules } from '../time-rules.ts'
import { canBeChanged } from './changeable.ts'
import type { EntryRow } from './entry-rows.ts'
import { firstName } from './name-for.ts'
import { readQueries } from './read-queries.ts'
import { readRemovals, type Removal } from './read-removals.ts'

export interface Shown {
  readonly reader: TimeViewer
  readonly now: Date
  readonly rules: TimeRules
}

/** What only one side is told: the client which invoice, the assistant whether they are paid for it. */
function sideOf({ side }: TimeViewer, row: EntryRow): Pick<TimeEntry, 'invoice_uuid' | 'payable' | 'bill_uuid'> {
  return {
    ...(side !== 'assistant' && { invoice_uuid: row.invoice_uuid }),
    ...(side !== 'client' && { payable: row.payable, bill_uuid: row.bill_uuid }),
  }
}

interface Besides {
  readonly query: EntryQuery | null
  readonly removed: Removal | null
}

function shown(row: EntryRow, { query, removed }: Besides, { reader, now, rules }: Shown): TimeEntry {
  const { start_at, timezone, task_date } = row
  return {
    uuid: row.uuid,
    origin_uuid: row.origin_uuid,
    project_uuid: row.project_uuid,
    project_name: row.project_name,
    client_uuid: row.client_uuid,
    // No surname of a client to assistants.
    company: row.is_individual && reader.side === 'assistant' ? firstName(row.company) : row.company,
    rate_plan_uuid: row.rate_plan_uuid,
    role: row.role,
    task_uuid: row.task_uuid,
    task_name: row.task_name,
    virtualassistant_uuid: row.virtualassistant_uuid,
    virtualassistant_name: row.display_name,
    task_date,
    start_at: start_at?.toISOString() ?? null,
    end_at: row.end_at?.toISOString() ?? null,
    timezone,
    timezone_offset: start_at === null ? offsetAtNoon(timezone, task_date) : (offsetAt(timezone, start_at) ?? 0),
    seconds: row.seconds,
    billable: row.billable,
    not_billable_reason: row.not_billable_reason,
    over_limit: row.over_limit,
    description: row.description,
    source: row.source,
    status: row.status,
    review_until: row.review_until?.toISOString() ?? null,
    query,
    can_be_changed: canBeChanged(row, reader, now, rules),
    version: row.version,
    created_date: row.created_date.toISOString(),
    ...(reader.side !== 'client' && { removed }),
    ...sideOf(reader, row),
  }
}

/** Entries as the reader sees them. */
export async function toEntryViews(
  database: Kysely<Tables>,
  rows: readonly EntryRow[],
  about: Shown,
): Promise<TimeEntry[]> {
  const queries = await readQueries(
    database,
    rows.map(({ uuid }) => uuid),
    about.reader,
  )
  const removals = await readRemovals(database, rows, about.reader)
  return rows.map((row) => {
    const besides = { query: queries.get(row.uuid) ?? null, removed: removals.get(row.uuid) ?? null }
    return shown(row, besides, about)
  })
}
