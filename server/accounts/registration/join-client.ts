import type { Transaction } from 'kysely'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Tables } from '../../platform/database/tables.ts'

/** Step: makes an account the client of a company; its first is the primary contact. */
export async function joinClient(
  transaction: Transaction<Tables>,
  account: { uuid: string; permissions: readonly string[] },
  clientUuid: string,
  { at, reason }: { at: Date; reason: string },
): Promise<void> {
  const permissions = [...account.permissions, 'client']
  await transaction
    .updateTable('users')
    .set({ permissions, client_uuid: clientUuid, is_primary_contact: true })
    .where('uuid', '=', account.uuid)
    .execute()
  await recordAudit(transaction, {
    at,
    actor_uuid: account.uuid,
    action: 'permissions.changed',
    entity: `user:${account.uuid}`,
    reason,
    details: { before: account.permissions, after: permissions },
  })
}
