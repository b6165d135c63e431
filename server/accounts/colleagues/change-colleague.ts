import { changeColleague } from '@talentplace/contract/accounts/colleagues/colleague.routes'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/http-error.ts'
import { queueRequestedMail } from '../../platform/mail/queue-requested-mail.ts'
import { announce } from '../../platform/realtime/announce.ts'
import type { ColleagueDeps } from './colleague-deps.ts'
import { companyName } from './company-name.ts'
import { lockColleague } from './locked-colleague.ts'
import { lockLedCompany } from './locked-company.ts'
import { readColleagues } from './read-colleagues.ts'

export function changeColleagueOperation({ database, clock, sessions, mails }: ColleagueDeps) {
  return handle(changeColleague, async (context, { params: { uuid }, body: { colleague_role } }) => {
    const session = signedIn(context)
    const changed = await database.kysely.transaction().execute(async (transaction) => {
      const client_uuid = await lockLedCompany(transaction, session)
      const colleague = await lockColleague(transaction, client_uuid, uuid)
      if (colleague.colleague_role !== colleague_role) {
        const at = clock.now()
        await transaction.updateTable('users').set({ colleague_role }).where('uuid', '=', uuid).execute()
        const company = await companyName(transaction, client_uuid)
        await announce(transaction, { to: { users: [uuid] }, event: 'reload_session' })
        await queueRequestedMail(transaction, mails.roleChanged(colleague, { company, role: colleague_role }), at)
        await recordAudit(transaction, {
          at,
          actor_uuid: session.user_uuid,
          action: 'user.changed',
          entity: `user:${uuid}`,
          details: { colleague_role: { before: colleague.colleague_role, after: colleague_role } },
        })
      }
      return (await readColleagues(transaction, client_uuid)).find((each) => each.uuid === uuid)
    })
    sessions.evict(uuid)
    if (!changed) throw notFound()
    return changed
  })
}
