import type { Kysely } from 'kysely'
import type { Tables } from '../../../platform/database/tables.ts'

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
    .select(['roles.value as role', 'assistants.display_name'])
}

export type EntryRow = Awaited<ReturnType<ReturnType<typeof entryRows>['execute']>>[number]
