import { detailsOf, type EntryDetails } from '@talentplace/contract/work/time/entry-details'
import type { TimeEntry } from '@talentplace/contract/work/time/time-entry'
import type { Kysely } from 'kysely'
import type { Tables } from '../../../platform/database/tables.ts'
import type { PdfParty } from '../../../platform/pdf/write-parties.ts'
import { assistantParty } from '../../../rules/assistant-party.ts'
import { partyOfClient } from '../../../rules/client-party.ts'
import type { TimeFilter } from '../entries/filtered-entries.ts'
import type { TimeViewer } from '../time-viewer.ts'

/** What is printed of an entry. */
export type PrintedEntry = EntryDetails &
  Pick<
    TimeEntry,
    | 'task_date'
    | 'start_at'
    | 'timezone_offset'
    | 'task_name'
    | 'project_name'
    | 'virtualassistant_name'
    | 'seconds'
    | 'status'
  >

/** An entry without what isn't printed: a long log is held as a whole. */
export function printedEntry(entry: TimeEntry): PrintedEntry {
  const { task_date, start_at, timezone_offset, task_name, project_name, virtualassistant_name, seconds, status } =
    entry
  return {
    ...detailsOf(entry),
    task_date,
    start_at,
    timezone_offset,
    task_name,
    project_name,
    virtualassistant_name,
    seconds,
    status,
  }
}

/** Whom a printed log is of. */
export interface LogParty {
  readonly heading: 'Client' | 'Assistant'
  readonly party: PdfParty
}

async function clientOf(database: Kysely<Tables>, uuid: string): Promise<LogParty | null> {
  const client = await database.selectFrom('clients').selectAll().where('uuid', '=', uuid).executeTakeFirst()
  return client ? { heading: 'Client', party: partyOfClient(client) } : null
}

async function assistantOf(database: Kysely<Tables>, uuid: string): Promise<LogParty | null> {
  const assistant = await database
    .selectFrom('assistants')
    .leftJoin('users', 'users.uuid', 'assistants.user_uuid')
    .select(['display_name', 'users.full_name', 'assistants.city', 'assistants.region', 'assistants.country'])
    .where('assistants.uuid', '=', uuid)
    .executeTakeFirst()
  return assistant ? { heading: 'Assistant', party: assistantParty(assistant) } : null
}

async function clientOfProject(database: Kysely<Tables>, uuid: string): Promise<LogParty | null> {
  const project = await database
    .selectFrom('projects')
    .select('client_uuid')
    .where('uuid', '=', uuid)
    .executeTakeFirst()
  return project ? clientOf(database, project.client_uuid) : null
}

/**
 * Whom a log is of: the company or assistant who reads it, for staff whom they chose. A client's address is no business of an
 * assistant's, nor the other way round. Null: it is everyone's.
 */
export async function partyOfLog(
  database: Kysely<Tables>,
  viewer: TimeViewer,
  { client_uuid, project_uuid, virtualassistant_uuid }: TimeFilter,
): Promise<LogParty | null> {
  if (viewer.side === 'client') return clientOf(database, viewer.client_uuid)
  if (viewer.side === 'assistant') return assistantOf(database, viewer.assistant_uuid)
  if (viewer.side === 'nobody') return null
  if (client_uuid !== undefined) return clientOf(database, client_uuid)
  if (project_uuid !== undefined) return clientOfProject(database, project_uuid)
  return virtualassistant_uuid === undefined ? null : assistantOf(database, virtualassistant_uuid)
}
