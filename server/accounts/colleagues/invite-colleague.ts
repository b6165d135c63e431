import * as refusals from '@talentplace/contract/accounts/messages/refusals'
import { inviteColleague } from '@talentplace/contract/accounts/colleagues/colleague.routes'
import type { Transaction } from 'kysely'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { queueRequestedMail } from '../../platform/mail/queue-requested-mail.ts'
import { admitCreation } from '../../platform/throttle/admit-creation.ts'
import type { ColleagueDeps } from './colleague-deps.ts'
import { companyName } from './company-name.ts'
import { lockLedCompany } from './locked-company.ts'
import { newInvitationKey } from './invitation-key.ts'
import { toInvitationView } from './read-colleagues.ts'
import { rejectTooManyColleagues, rejectTooManyInvitations } from './reject-too-many.ts'

/** @throws HttpError 409 */
async function rejectKnown(transaction: Transaction<Tables>, client_uuid: string, email: string): Promise<void> {
  const account = await transaction
    .selectFrom('users')
    .select('client_uuid')
    .where('email', '=', email)
    .executeTakeFirst()
  if (account?.client_uuid === client_uuid) {
    throw new HttpError(409, 'email_taken', refusals.belongsAlready())
  }
  if (account) {
    const message =
      'There is an account with this email already, and one email can’t belong to two companies. Please use another email.'
    throw new HttpError(409, 'email_taken', message)
  }
  const invited = await transaction
    .selectFrom('colleague_invitations')
    .select('uuid')
    .where('client_uuid', '=', client_uuid)
    .where('email', '=', email)
    .executeTakeFirst()
  if (invited) throw new HttpError(409, 'already_invited', refusals.invitedAlready())
}

export function inviteColleagueOperation({ database, clock, mails }: ColleagueDeps) {
  return handle(inviteColleague, (context, { body: { colleague_role, ...body } }) => {
    const session = signedIn(context)
    const email = body.email.toLowerCase()
    return database.kysely.transaction().execute(async (transaction) => {
      const client_uuid = await lockLedCompany(transaction, session)
      await rejectKnown(transaction, client_uuid, email)
      await rejectTooManyInvitations(transaction, client_uuid)
      await rejectTooManyColleagues(transaction, client_uuid)
      const at = clock.now()
      const { key, columns: stored } = newInvitationKey(at)
      const added = await transaction
        .insertInto('colleague_invitations')
        .values({ client_uuid, email, colleague_role, invited_by: session.user_uuid, created_date: at, ...stored })
        .returningAll()
        .executeTakeFirstOrThrow()
      const company = await companyName(transaction, client_uuid)
      const mail = mails.invitation(email, { key, company, inviter: session.full_name, role: colleague_role })
      await admitCreation(transaction, 'invitation of a colleague', { client_uuid, now: at })
      await queueRequestedMail(transaction, mail, at)
      await recordAudit(transaction, {
        at,
        actor_uuid: session.user_uuid,
        action: 'client.colleague_invited',
        entity: `client:${client_uuid}`,
        details: { email, colleague_role },
      })
      return toInvitationView(added, at)
    })
  })
}
