import { detailsOf, type EntryDetails } from '@talentplace/contract/work/time/entry-details'
import type { getTimeEntry } from '@talentplace/contract/work/time/entry.routes'
import type { WatchedField } from '@talentplace/contract/work/time/watched-fields'
import type { ReplyOf } from '@talentplace/contract/shared/operation'
import type { Kysely, Selectable, Transaction } from 'kysely'
import type { Tables } from '../../../platform/database/tables.ts'
import type { TimeViewer } from '../time-viewer.ts'
import { nameFor } from './to-entry-views.ts'

export type EntryChange = ReplyOf<typeof getTimeEntry>['history'][number]
type Field = EntryChange['fields'][number]
type Entry = Selectable<Tables['time_entries']>

const detailTexts = (entry: EntryDetails) =>
  Object.fromEntries(Object.entries(detailsOf(entry)).map(([name, value]) => [name, String(value)])) as Record<
    keyof EntryDetails,
    string
  >

/** The pieces of one stretch, as the one that they are. */
function whole(pieces: readonly Entry[]): Readonly<Record<WatchedField, string | null>> | undefined {
  const [first, last] = [pieces[0], pieces.at(-1)]
  if (!first || !last) return undefined
  return {
    rate_plan_uuid: first.rate_plan_uuid,
    task_date: first.task_date,
    start_at: first.start_at?.toISOString() ?? null,
    end_at: last.end_at?.toISOString() ?? null,
    seconds: String(pieces.reduce((sum, { seconds }) => sum + seconds, 0)),
    task: first.task_name,
    ...detailTexts(first),
    payable: String(first.payable),
    status: first.status,
  }
}

/** What is otherwise than before; nothing after: it was removed. */
export function changedParts(before: readonly Entry[], after: readonly Entry[]): Field[] {
  const [was, is] = [whole(before), whole(after)]
  return (Object.keys(was ?? is ?? {}) as WatchedField[])
    .map((name) => ({ name, from: was?.[name] ?? null, to: is?.[name] ?? null }))
    .filter(({ from, to }) => from !== to)
}

export interface ChangedBy {
  readonly side: EntryChange['by']
  readonly user_uuid: string | null
  readonly reason: string | null
  readonly at: Date
}

export async function recordChange(
  transaction: Transaction<Tables>,
  origin_uuid: string,
  { side, user_uuid, reason, at }: ChangedBy,
  fields: readonly Field[],
): Promise<void> {
  await transaction
    .insertInto('time_entry_changes')
    .values({ origin_uuid, side, user_uuid, reason, changed_date: at, fields: JSON.stringify(fields) })
    .execute()
}

/** Newest first. Whether the assistant is paid is none of the client's business. */
export async function readChanges(
  database: Kysely<Tables>,
  origin_uuid: string,
  viewer: TimeViewer,
): Promise<EntryChange[]> {
  const rows = await database
    .selectFrom('time_entry_changes')
    .leftJoin('users', 'users.uuid', 'time_entry_changes.user_uuid')
    .leftJoin('assistants', 'assistants.user_uuid', 'users.uuid')
    .selectAll('time_entry_changes')
    .select(['users.full_name', 'assistants.display_name'])
    .where('origin_uuid', '=', origin_uuid)
    .orderBy('time_entry_changes.uuid', 'desc')
    .execute()
  return rows.map(({ changed_date, side, reason, fields, ...who }) => ({
    changed_date: changed_date.toISOString(),
    by: side,
    name: nameFor(viewer, { side, ...who }),
    reason,
    fields: (fields as Field[]).filter(({ name }) => viewer.side !== 'client' || name !== 'payable'),
  }))
}
