import * as t from '@talentplace/contract/subscriptions/messages/brief-form'
import { hasPermission } from '@talentplace/contract/shared/has-permission'
import type { Kysely, Transaction } from 'kysely'
import { lockRow } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { notFound } from '../../platform/http/http-error.ts'
import type { Session } from '../../platform/sessions/session.ts'

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
  const reading = ['admin_project.view', 'admin_matching.view', 'admin_matching.edit'] as const
  return reading.some((each) => hasPermission(permissions, each))
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
    throw notFound(t.noProject())
  }
  return project
}

/** The same, held: nobody changes what is told about it until the transaction ends. */
export async function lockedPreparedProject(
  transaction: Transaction<Tables>,
  session: Session,
  uuid: string,
): Promise<PreparedProject> {
  await lockRow(transaction, 'projects', uuid)
  return preparedProject(transaction, session, uuid)
}
