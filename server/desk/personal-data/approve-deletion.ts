import { approveDeletion } from '@talentplace/contract/desk/personal-data/deletion-request.routes'
import { deletionRequestStates } from '@talentplace/contract/desk/personal-data/deletion-request.states'
import type { Permission } from '@talentplace/contract/shared/permission'
import { checkReach } from '../../accounts/users/granting.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { calendarDay } from '../../platform/clock/calendar-day.ts'
import { lockRow } from '../../platform/database/lock-rows.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError, notFound } from '../../platform/http/http-error.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { requireSecondPerson } from '../../platform/second-person/second-person.ts'
import { secondPersonText } from '../../rules/second-person-text.ts'
import { goodbyeMail } from './deletion-mails.ts'
import type { PersonalDataDeps } from './personal-data-deps.ts'
import { standsAgainst } from './stands-against.ts'
import { subjectOf } from './subject.ts'

/** A job does the rest once the last email has gone; from here on nobody takes it back. */
export function approveDeletionOperation({ database, clock, sender, zone }: PersonalDataDeps) {
  return handle(approveDeletion, async (context, { params: { uuid }, body: { version } }) => {
    const session = signedIn(context)
    const at = clock.now()
    await database.kysely.transaction().execute(async (transaction) => {
      const request = await lockRow(transaction, 'deletion_requests', uuid)
      const subject = request && (await subjectOf(transaction, request.user_uuid))
      if (!request || !subject) throw notFound('There is no such request.')
      checkReach(session.permissions, subject.permissions as Permission[])
      await requireSecondPerson(transaction, {
        act: 'approve_deletion',
        user_uuid: session.user_uuid,
        authors: [subject.user],
        at,
        zone,
        ofAuthor: { code: 'own_account', message: 'Someone else has to approve your own request.' },
        text: secondPersonText,
      })
      if (request.version !== version || request.state !== 'waiting') {
        throw new HttpError(409, 'stale_version', 'This request has changed meanwhile. Please look at it again.')
      }
      const against = await standsAgainst(transaction, subject, calendarDay('UTC', at))
      if (against.length > 0) {
        throw new HttpError(409, 'stands_against', `This has to be settled first: ${against.join(', ')}.`)
      }
      await transaction
        .updateTable('deletion_requests')
        .set({
          state: deletionRequestStates.step(request.state, 'approved', 'staff'),
          approved_by: session.user_uuid,
          approved_date: at,
          version: version + 1,
        })
        .where('uuid', '=', uuid)
        .execute()
      if (!subject.is_closed) await queueMail(transaction, goodbyeMail(sender, subject))
      await recordAudit(transaction, {
        at,
        actor_uuid: session.user_uuid,
        action: 'user.deletion_approved',
        entity: `user:${subject.user}`,
        details: { deletion_request: uuid },
      })
    })
    return {}
  })
}
