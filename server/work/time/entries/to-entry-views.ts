import { detailsOf } from '@talentplace/contract/work/time/entry-details'
import type { EntryQuery, TimeEntry } from '@talentplace/contract/work/time/time-entry'
import type { Kysely } from 'kysely'
import { offsetAtNoon } from '../../../platform/clock/local-day.ts'
import { offsetAt } from '../../../platform/clock/zones.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import type { TimeViewer } from '../time-viewer.ts'
import type { TimeRules } from '../time-rules.ts'
import { canBeChanged } from './changeable.ts'
import { readersName } from '../../../platform/languages/readers-name.ts'

export interface View {
  readonly viewer: TimeViewer
  readonly now: Date
  readonly rules: TimeRules
}

/** Entries with the names of what they belong to. */
export function entryRows(database: Kysely<Tables>) {
  return database
    .selectFrom('time_entries')
    .innerJoin('projects', 'projects.uuid', 'time_entries.project_uuid')
    .innerJoin('clients', 'clients.uuid', 'time_entries.client_uuid')
    .innerJoin('roles', 'roles.id', 'time_entries.role_id')
    .innerJoin('assistants', 'assistants.uuid', 'time_entries.virtualassistant_uuid')
    .selectAll('time_entries')
    .select(['projects.project_name', 'clients.company', 'clients.is_individual'])
    .select([readersName('roles.value').as('role'), 'assistants.display_name'])
}

export type EntryRow = Awaited<ReturnType<ReturnType<typeof entryRows>['execute']>>[number]

/** What only one side is told: the client which invoice, the assistant whether they are paid for it. */
function sideOf({ side }: TimeViewer, row: EntryRow): Pick<TimeEntry, 'invoice_uuid' | 'payable' | 'bill_uuid'> {
  return {
    ...(side !== 'assistant' && { invoice_uuid: row.invoice_uuid }),
    ...(side !== 'client' && { payable: row.payable, bill_uuid: row.bill_uuid }),
  }
}

type Removal = NonNullable<TimeEntry['removed']>

/** Who removed entries, and why: the last change of their stretch. By the entry; what stands is left out. */
async function readRemovals(
  database: Kysely<Tables>,
  rows: readonly EntryRow[],
  viewer: TimeViewer,
): Promise<Map<string, Removal>> {
  const removed = rows.filter(({ removed_date }) => removed_date !== null)
  if (removed.length === 0) return new Map()
  const changes = await database
    .selectFrom('time_entry_changes')
    .leftJoin('users', 'users.uuid', 'time_entry_changes.user_uuid')
    .leftJoin('assistants', 'assistants.user_uuid', 'users.uuid')
    .distinctOn('origin_uuid')
    .select(['origin_uuid', 'side', 'reason', 'users.full_name', 'assistants.display_name'])
    .where('origin_uuid', 'in', [...new Set(removed.map(({ origin_uuid }) => origin_uuid))])
    .orderBy('origin_uuid')
    .orderBy('time_entry_changes.uuid', 'desc')
    .execute()
  const last = new Map(changes.map(({ origin_uuid, ...change }) => [origin_uuid, change]))
  const removals = new Map<string, Removal>()
  for (const { uuid, origin_uuid, removed_date } of removed) {
    const change = last.get(origin_uuid)
    if (!change || removed_date === null) continue
    const { side, reason, ...who } = change
    removals.set(uuid, { date: removed_date.toISOString(), by: side, name: nameFor(viewer, { side, ...who }), reason })
  }
  return removals
}

interface Besides {
  readonly query: EntryQuery | null
  readonly removed: Removal | null
}

interface Who {
  readonly side: 'assistant' | 'client' | 'staff' | 'system'
  readonly full_name: string | null
  /** Of an assistant: as clients know them. */
  readonly display_name: string | null
}

export function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? ''
}

/** How someone is called to a reader: an assistant by the name of their profile, a client to an assistant by the first one. */
export function nameFor(viewer: TimeViewer, { side, full_name, display_name }: Who): string {
  if (side === 'system' || full_name === null) return ''
  if (side === 'assistant') return display_name ?? firstName(full_name)
  return viewer.side === 'assistant' && side === 'client' ? firstName(full_name) : full_name
}

function toView(row: EntryRow, { query, removed }: Besides, { viewer, now, rules }: View): TimeEntry {
  const { start_at, timezone, task_date } = row
  return {
    uuid: row.uuid,
    origin_uuid: row.origin_uuid,
    project_uuid: row.project_uuid,
    project_name: row.project_name,
    client_uuid: row.client_uuid,
    // No surname of a client to assistants.
    company: row.is_individual && viewer.side === 'assistant' ? firstName(row.company) : row.company,
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
    ...detailsOf(row),
    not_billable_reason: row.not_billable_reason,
    over_limit: row.over_limit,
    source: row.source,
    status: row.status,
    review_until: row.review_until?.toISOString() ?? null,
    query,
    can_be_changed: canBeChanged(row, viewer, now, rules),
    version: row.version,
    created_date: row.created_date.toISOString(),
    ...(viewer.side !== 'client' && { removed }),
    ...sideOf(viewer, row),
  }
}

/** What is asked about these entries and said to it, by entry. */
async function readQueries(
  database: Kysely<Tables>,
  entries: readonly string[],
  viewer: TimeViewer,
): Promise<ReadonlyMap<string, EntryQuery>> {
  if (entries.length === 0) return new Map()
  const rows = await database
    .selectFrom('time_query_messages')
    .innerJoin('users', 'users.uuid', 'user_uuid')
    .leftJoin('assistants', 'assistants.user_uuid', 'users.uuid')
    .selectAll('time_query_messages')
    .select(['users.full_name', 'assistants.display_name'])
    .where('time_entry_uuid', 'in', entries)
    .orderBy('time_query_messages.uuid')
    .execute()
  const queries = new Map<string, EntryQuery>()
  for (const row of rows) {
    const before = queries.get(row.time_entry_uuid)
    const message = {
      state: row.said,
      by: row.side,
      name: nameFor(viewer, row),
      message: row.message,
      created_date: row.created_date.toISOString(),
    }
    queries.set(row.time_entry_uuid, {
      state: row.said,
      answer_until: (row.answer_until ?? new Date(before?.answer_until ?? row.created_date)).toISOString(),
      messages: [...(before?.messages ?? []), message],
    })
  }
  return queries
}

/** Entries as the reader sees them. */
export async function toEntryViews(
  database: Kysely<Tables>,
  rows: readonly EntryRow[],
  about: View,
): Promise<TimeEntry[]> {
  const queries = await readQueries(
    database,
    rows.map(({ uuid }) => uuid),
    about.viewer,
  )
  const removals = await readRemovals(database, rows, about.viewer)
  return rows.map((row) => {
    const besides = { query: queries.get(row.uuid) ?? null, removed: removals.get(row.uuid) ?? null }
    return toView(row, besides, about)
  })
}

/** Entries that were just written, in the order of these uuids: nobody has asked about them yet. */
export function toNewEntryViews(rows: readonly EntryRow[], uuids: readonly string[], about: View): TimeEntry[] {
  const views = rows.map((row) => toView(row, { query: null, removed: null }, about))
  return views.toSorted((a, b) => uuids.indexOf(a.uuid) - uuids.indexOf(b.uuid))
}

/** The entries of these uuids, in their order. */
export async function viewsByUuid(
  database: Kysely<Tables>,
  uuids: readonly string[],
  about: View,
): Promise<TimeEntry[]> {
  if (uuids.length === 0) return []
  const rows = await entryRows(database).where('time_entries.uuid', 'in', uuids).execute()
  const toView = await toEntryViews(database, rows, about)
  return toView.toSorted((a, b) => uuids.indexOf(a.uuid) - uuids.indexOf(b.uuid))
}
