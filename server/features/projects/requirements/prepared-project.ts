import { holds } from '@talentplace/contract/shared/holds'
import type { Kysely, Transaction } from 'kysely'
import { holdRow } from '../../../platform/database/hold-rows.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import { notFound } from '../../../platform/http/refusal.ts'
import type { Session } from '../../../platform/sessions/session.ts'

/** A draft or subscription that its client prepares. */
export interface PreparedProject {
  readonly uuid: string
  readonly project_name: string
  readonly client_uuid: string
  readonly company: string
  readonly start_date: string | null
}

/** True for staff who read what clients ask for. */
export function readsRequirements({ permissions }: Session): boolean {
  return holds(permissions, 'admin_project.view') || holds(permissions, 'admin_matching.view')
}

/** The project when it is the caller's own client's, or the caller is staff who reads all; else 404. */
export async function preparedProject(
  database: Kysely<Tables>,
  session: Session,
  uuid: string,
): Promise<PreparedProject> {
  const project = await database
    .selectFrom('projects')
    .innerJoin('clients', 'clients.uuid', 'client_uuid')
    .select(['projects.uuid', 'project_name', 'client_uuid', 'company', 'start_date'])
    .where('projects.uuid', '=', uuid)
    .where('removed_date', 'is', null)
    .executeTakeFirst()
  if (!project || !(project.client_uuid === session.client_uuid || readsRequirements(session))) {
    throw notFound('There is no such project.')
  }
  return project
}

/** The same, held: nobody changes what is told about it until the transaction ends. */
export async function heldPreparedProject(
  transaction: Transaction<Tables>,
  session: Session,
  uuid: string,
): Promise<PreparedProject> {
  await holdRow(transaction, 'projects', uuid)
  return preparedProject(transaction, session, uuid)
}
