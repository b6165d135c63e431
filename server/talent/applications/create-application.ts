import type { Transaction } from 'kysely'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { LockedApplication } from './lock-application.ts'

/** Step: an application begins. */
export async function createApplication(
  transaction: Transaction<Tables>,
  started: { virtualassistant_uuid: string; data_version: string; by: string; at: Date },
): Promise<LockedApplication> {
  const { virtualassistant_uuid, data_version, by, at } = started
  const application = await transaction
    .insertInto('applications')
    .values({ virtualassistant_uuid, data_version, state_date: at, created_date: at })
    .returningAll()
    .executeTakeFirstOrThrow()
  await recordAudit(transaction, {
    at,
    actor_uuid: by,
    action: 'application.started',
    entity: `assistant:${virtualassistant_uuid}`,
  })
  return application
}
