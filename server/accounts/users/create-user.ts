import { createUser } from '@talentplace/contract/accounts/users/user.routes'
import type { Permission } from '@talentplace/contract/shared/permission'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { recordGrant, type AlertFinanceStaff } from '../../platform/second-person/access-change.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { invalidField, notFound } from '../../platform/http/http-error.ts'
import { queueRequestedMail } from '../../platform/mail/queue-requested-mail.ts'
import { grantedPermissions } from './granting.ts'
import { dismissPrimaryContact, lockClient } from './primary-contact.ts'
import { sayConflict } from './user-conflict.ts'
import type { UserMails } from './user-mails.ts'
import { visibleUser, toUserView } from './user-row.ts'

export function createUserOperation(deps: {
  database: Database
  clock: Clock
  mails: UserMails
  alertFinanceStaff: AlertFinanceStaff
}) {
  const { database, clock, mails, alertFinanceStaff } = deps
  return handle(createUser, async (context, { query, body }) => {
    const session = signedIn(context)
    const client_uuid = query.client_uuid ?? null
    const wanted: Permission[] = client_uuid !== null && body.permissions.length === 0 ? ['client'] : body.permissions
    const permissions = grantedPermissions(session.permissions, { permissions: [], client_uuid }, wanted)
    if (body.is_primary_contact && client_uuid === null) {
      throw invalidField('is_primary_contact', 'Only a company has a primary contact')
    }
    const person = { full_name: body.full_name, email: body.email.toLowerCase() }
    const uuid = await database.kysely
      .transaction()
      .execute(async (transaction) => {
        if (client_uuid !== null && !(await lockClient(transaction, client_uuid))) throw notFound()
        const dismissed =
          client_uuid !== null && body.is_primary_contact
            ? await dismissPrimaryContact(transaction, client_uuid, null)
            : []
        const at = clock.now()
        const added = await transaction
          .insertInto('users')
          .values({
            ...person,
            password_hash: null,
            permissions,
            client_uuid,
            is_primary_contact: body.is_primary_contact,
            created_date: at,
          })
          .returning('uuid')
          .executeTakeFirstOrThrow()
        await recordAudit(transaction, {
          at,
          actor_uuid: session.user_uuid,
          action: 'user.created',
          entity: `user:${added.uuid}`,
          reason: body.reason || null,
          details: {
            ...person,
            permissions,
            client_uuid,
            is_primary_contact: body.is_primary_contact,
            ...(dismissed.length > 0 && { no_longer_primary: dismissed }),
          },
        })
        const grant = { user_uuid: added.uuid, changed_by: session.user_uuid, at, before: [], permissions }
        await recordGrant(transaction, alertFinanceStaff, grant)
        await queueRequestedMail(transaction, mails.invitation(person), at)
        return added.uuid
      })
      .catch(sayConflict)
    return toUserView(await visibleUser(database, session, uuid))
  })
}
