import { removeColleague } from '@talentplace/contract/accounts/colleagues/colleague.routes'
import type { Permission } from '@talentplace/contract/shared/permission'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { closeAccount } from '../users/close-account.ts'
import { checkReach } from '../users/granting.ts'
import type { ColleagueDeps } from './colleague-deps.ts'
import { companyName } from './company-name.ts'
import { lockColleague } from './locked-colleague.ts'
import { lockLedCompany } from './locked-company.ts'

export function removeColleagueOperation({ database, clock, sessions, mails }: ColleagueDeps) {
  return handle(removeColleague, async (context, { params: { uuid } }) => {
    const session = signedIn(context)
    await database.kysely.transaction().execute(async (transaction) => {
      const client_uuid = await lockLedCompany(transaction, session)
      const colleague = await lockColleague(transaction, client_uuid, uuid)
      checkReach(session.permissions, colleague.permissions as Permission[])
      const company = await companyName(transaction, client_uuid)
      await closeAccount(sessions, transaction, colleague, {
        at: clock.now(),
        actor_uuid: session.user_uuid,
        reason: null,
      })
      await queueMail(transaction, mails.removed(colleague, { company }))
    })
    sessions.evict(uuid)
    return {}
  })
}
