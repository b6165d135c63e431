import { currentLanguage } from '@talentplace/contract/shared/i18n/current-language'
import { acceptInvitation } from '@talentplace/contract/accounts/colleagues/invitation.routes'
import type { Permission } from '@talentplace/contract/shared/permission'
import type { Transaction } from 'kysely'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { handle } from '../../platform/http/handler.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { rejectCommonPassword } from '../stored-passwords/common-passwords.ts'
import { turnOf } from '../stored-passwords/hash-queue.ts'
import { hashPassword } from '../stored-passwords/password.ts'
import type { RegistrantRecords } from '../registration/entered-details.ts'
import { deviceWords } from '../sessions/device-words.ts'
import { sessionUser } from '../sessions/session-user.ts'
import { lockClient } from '../users/primary-contact.ts'
import type { ColleagueDeps } from './colleague-deps.ts'
import { findInvitation, invitationOver } from './find-invitation.ts'
import { rejectTooManyColleagues } from './reject-too-many.ts'

async function notifyPrimaryContact(
  { mails }: ColleagueDeps,
  transaction: Transaction<Tables>,
  client_uuid: string,
  colleague: { email: string; full_name: string },
): Promise<void> {
  const contact = await transaction
    .selectFrom('users')
    .select(['email', 'full_name'])
    .where('client_uuid', '=', client_uuid)
    .where('is_primary_contact', '=', true)
    .where('deleted_date', 'is', null)
    .executeTakeFirst()
  if (contact) await queueMail(transaction, mails.accepted(contact, colleague))
}

/** An invited person becomes one of the company: the link has proven their email. */
export function acceptInvitationOperation(
  deps: ColleagueDeps & { readonly records: Pick<RegistrantRecords, 'retainAgreedEditions'> },
) {
  const { database, clock, sessions, records } = deps
  return handle(acceptInvitation, async (context, { body: { key, full_name, password, terms } }) => {
    rejectCommonPassword('password', password)
    const invited = await findInvitation(database.kysely, key, clock.now())
    const password_hash = await hashPassword(password, turnOf(context, invited.email))
    return database.kysely.transaction().execute(async (transaction) => {
      const { client_uuid } = invited
      await lockClient(transaction, client_uuid)
      const at = clock.now()
      const { uuid: invitation_uuid, email, colleague_role } = await findInvitation(transaction, key, at)
      await rejectTooManyColleagues(transaction, client_uuid)
      const account = await transaction
        .insertInto('users')
        .values({
          email,
          full_name,
          password_hash,
          permissions: ['client'],
          client_uuid,
          colleague_role,
          verified_date: at,
          created_date: at,
        })
        .onConflict((conflict) => conflict.column('email').doNothing())
        .returningAll()
        .executeTakeFirst()
      if (!account) {
        const message =
          'There is an account with this email already, and it can’t belong to two companies. Ask for an invitation to another email.'
        throw new HttpError(409, 'email_taken', message)
      }
      const deleted = await transaction
        .deleteFrom('colleague_invitations')
        .where('uuid', '=', invitation_uuid)
        .returning('uuid')
        .executeTakeFirst()
      if (!deleted) throw invitationOver()
      const user_uuid = account.uuid
      const address = context.exactAddress
      await transaction
        .insertInto('consents')
        .values({ user_uuid, kind: 'terms', text_version: terms, language: currentLanguage(), address, given_date: at })
        .execute()
      await records.retainAgreedEditions(transaction, { user_uuid, at })
      await recordAudit(transaction, {
        at,
        actor_uuid: user_uuid,
        action: 'user.joined',
        entity: `user:${user_uuid}`,
        details: { email, full_name, client_uuid, colleague_role },
      })
      await notifyPrimaryContact(deps, transaction, client_uuid, account)
      const origin = { device: deviceWords(context.userAgent), address }
      const token = await sessions.startByPassword(user_uuid, password_hash, { origin, transaction })
      if (token === null) throw invitationOver()
      const permissions = account.permissions as Permission[]
      return { token, user: sessionUser({ ...account, user_uuid, permissions, must_set_up_two_step: false }) }
    })
  })
}
