import type { EntryQuery } from '@talentplace/contract/work/time/time-entry'
import type { Kysely } from 'kysely'
import type { Tables } from '../../../platform/database/tables.ts'
import { nameFor } from './name-for.ts'
import type { TimeViewer } from '../time-viewer.ts'

/** What is asked about these entries and said to it, by entry. */
export async function readQueries(
  database: Kysely<Tables>,
  entries: readonly string[],
  reader: TimeViewer,
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
      name: nameFor(reader, row),
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
