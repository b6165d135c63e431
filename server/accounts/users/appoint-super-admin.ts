import type { Permission } from '@talentplace/contract/shared/permission'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { lockRow } from '../../platform/database/lock-rows.ts'
import { recordGrant, type AlertFinanceStaff } from '../../platform/second-person/access-change.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { announce } from '../../platform/realtime/announce.ts'
import { grantedPermissions } from './granting.ts'
import type { UserMails } from './user-mails.ts'

const superAdmin: readonly Permission[] = ['super_admin', 'admin']

/**
 * Makes someone super administrator without anybody who could grant it: an installation's first one. Whoever has no
 * account gets one, and an invitation by email. True: the account was made.
 * @throws HttpError 400 for the account of a client or an assistant
 */
export function appointSuperAdmin(
  deps: { database: Database; clock: Clock; mails: UserMails; alertFinanceStaff: AlertFinanceStaff },
  { email, full_name, reason }: { email: string; full_name: string; reason: string },
): Promise<boolean> {
  const { database, clock, mails, alertFinanceStaff } = deps
  return database.kysely.transaction().execute(async (transaction) => {
    const known = await lockRow(transaction, 'users', email, 'email')
    const granted = (known?.permissions ?? []) as Permission[]
    const account = { permissions: granted, client_uuid: known?.client_uuid ?? null }
    const permissions = grantedPermissions(superAdmin, account, [...granted, ...superAdmin])
    const at = clock.now()
    const { uuid } = known
      ? await transaction
          .updateTable('users')
          .set({ permissions })
          .where('uuid', '=', known.uuid)
          .returning('uuid')
          .executeTakeFirstOrThrow()
      : await transaction
          .insertInto('users')
          .values({ full_name, email, password_hash: null, permissions, client_uuid: null, created_date: at })
          .returning('uuid')
          .executeTakeFirstOrThrow()
    await recordAudit(transaction, {
      at,
      actor_uuid: null,
      action: known ? 'permissions.changed' : 'user.created',
      entity: `user:${uuid}`,
      reason,
      details: { given: permissions.filter((each) => !granted.includes(each)), taken: [] },
    })
    const grant = { user_uuid: uuid, changed_by: null, at, before: granted, permissions }
    await recordGrant(transaction, alertFinanceStaff, grant)
    await announce(transaction, { to: { users: [uuid] }, event: 'reload_session' })
    if (!known) await queueMail(transaction, mails.invitation({ email, full_name }))
    return !known
  })
}
