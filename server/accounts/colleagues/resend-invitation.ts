import { invitationWait, resendInvitation } from '@talentplace/contract/accounts/colleagues/colleague.routes'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { queueRequestedMail } from '../../platform/mail/queue-requested-mail.ts'
import { waitText } from '../../platform/throttle/throttle.ts'
import type { ColleagueDeps } from './colleague-deps.ts'
import { companyName } from './company-name.ts'
import { lockLedCompany } from './locked-company.ts'
import { lockInvitation } from './locked-invitation.ts'
import { newInvitationKey } from './invitation-key.ts'
import { toInvitationView } from './read-colleagues.ts'

/** @throws HttpError 429 */
function rejectTooSoon(sent_date: Date, now: Date): void {
  const retryAfter = invitationWait - Math.floor((now.getTime() - sent_date.getTime()) / 1000)
  if (retryAfter <= 0) return
  const message = `This invitation was mailed just now. You can send it again in ${waitText(retryAfter)}.`
  throw new HttpError(429, 'too_soon', message, { retryAfter })
}

export function resendInvitationOperation({ database, clock, mails }: ColleagueDeps) {
  return handle(resendInvitation, (context, { params: { uuid } }) => {
    const session = signedIn(context)
    return database.kysely.transaction().execute(async (transaction) => {
      const client_uuid = await lockLedCompany(transaction, session)
      const { sent_date, email, colleague_role } = await lockInvitation(transaction, client_uuid, uuid)
      const at = clock.now()
      rejectTooSoon(sent_date, at)
      const { key, columns: stored } = newInvitationKey(at)
      const sent = await transaction
        .updateTable('colleague_invitations')
        .set({ ...stored, invited_by: session.user_uuid })
        .where('uuid', '=', uuid)
        .returningAll()
        .executeTakeFirstOrThrow()
      const company = await companyName(transaction, client_uuid)
      const mail = mails.invitation(email, { key, company, inviter: session.full_name, role: colleague_role })
      await queueRequestedMail(transaction, mail, at)
      return toInvitationView(sent, at)
    })
  })
}
