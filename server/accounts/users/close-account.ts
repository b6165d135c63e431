import type { Transaction } from 'kysely'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { announce } from '../../platform/realtime/announce.ts'
import type { SessionStore } from '../../platform/sessions/session-store.ts'
import { dropTwoStep } from '../two-step/drop-two-step.ts'
import type { LockedUser } from './lock-user.ts'

/**
 * Step: closes an account that is held: nobody signs in with it again, its email is free, and what they did stays. After the
 * commit the caller says `sessions.forget`.
 */
export async function closeAccount(
  sessions: SessionStore,
  transaction: Transaction<Tables>,
  { uuid, full_name, email, permissions }: LockedUser,
  { at, actor_uuid, reason }: { at: Date; actor_uuid: string; reason: string | null },
): Promise<void> {
  await transaction
    .updateTable('users')
    .set({
      deleted_date: at,
      // Frees the address; what can't be delivered is never sent.
      email: `${uuid}@closed.invalid`,
      password_hash: null,
      permissions: [],
      is_primary_contact: false,
      phone_number: '',
      phone_extension: '',
      city: null,
      latitude: null,
      longitude: null,
    })
    .where('uuid', '=', uuid)
    .execute()
  await transaction.deleteFrom('account_codes').where('user_uuid', '=', uuid).execute()
  await sessions.endAll(transaction, uuid)
  await dropTwoStep(transaction, uuid)
  await transaction.deleteFrom('known_devices').where('user_uuid', '=', uuid).execute()
  await recordAudit(transaction, {
    at,
    actor_uuid,
    action: 'user.deleted',
    entity: `user:${uuid}`,
    reason,
    details: { full_name, email, permissions },
  })
  await announce(transaction, { to: { users: [uuid] }, event: 'reload_session' })
}
