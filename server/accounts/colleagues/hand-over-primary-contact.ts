import { handOverPrimaryContact } from '@talentplace/contract/accounts/colleagues/colleague.routes'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { queueRequestedMail } from '../../platform/mail/queue-requested-mail.ts'
import { announce } from '../../platform/realtime/announce.ts'
import { dismissPrimaryContact } from '../users/primary-contact.ts'
import type { ColleagueDeps } from './colleague-deps.ts'
import { companyName } from './company-name.ts'
import { lockColleague } from './locked-colleague.ts'
import { lockLedCompany } from './locked-company.ts'

export function handOverPrimaryContactOperation({ database, clock, sessions, mails }: ColleagueDeps) {
  return handle(handOverPrimaryContact, async (context, { params: { uuid } }) => {
    const session = signedIn(context)
    await database.kysely.transaction().execute(async (transaction) => {
      const client_uuid = await lockLedCompany(transaction, session)
      const colleague = await lockColleague(transaction, client_uuid, uuid)
      if (colleague.verified_date === null || !colleague.permissions.includes('client')) {
        const message = `${colleague.full_name} hasn’t confirmed their email yet, so they can’t look after the company.`
        throw new HttpError(409, 'not_verified', message)
      }
      const dismissed = await dismissPrimaryContact(transaction, client_uuid, uuid)
      await transaction
        .updateTable('users')
        .set({ is_primary_contact: true, colleague_role: 'everything' })
        .where('uuid', '=', uuid)
        .execute()
      await announce(transaction, { to: { users: [uuid] }, event: 'reload_session' })
      const at = clock.now()
      const about = { company: await companyName(transaction, client_uuid), now: colleague.full_name }
      for (const to of [colleague, session]) await queueRequestedMail(transaction, mails.handedOver(to, about), at)
      await recordAudit(transaction, {
        at,
        actor_uuid: session.user_uuid,
        action: 'user.changed',
        entity: `user:${uuid}`,
        details: { is_primary_contact: { before: false, after: true }, no_longer_primary: dismissed },
      })
    })
    sessions.evict(uuid)
    sessions.evict(session.user_uuid)
    return {}
  })
}
