import { resetTwoStep } from '@talentplace/contract/accounts/two-step/two-step.routes'
import type { Permission } from '@talentplace/contract/shared/permission'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { recordAccessChange, type AlertFinanceStaff } from '../../platform/second-person/access-change.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import type { SessionStore } from '../../platform/sessions/session-store.ts'
import type { AccountMails } from '../mails/account-mails.ts'
import { lockUser } from './lock-user.ts'
import { alreadyOff } from '../two-step/check-both.ts'
import { dropTwoStep } from '../two-step/drop-two-step.ts'

/** For someone who has lost their phone. It may be in other hands: every session of theirs ends. */
export function resetTwoStepOperation(deps: {
  database: Database
  clock: Clock
  sessions: SessionStore
  mails: AccountMails
  alertFinanceStaff: AlertFinanceStaff
}) {
  const { database, clock, sessions, mails, alertFinanceStaff } = deps
  return handle(resetTwoStep, async (context, { params: { uuid }, body: { reason } }) => {
    const { user_uuid } = signedIn(context)
    if (uuid === user_uuid) {
      throw new HttpError(409, 'own_account', 'Switch your own two-step sign-in off beside your password.')
    }
    await database.kysely.transaction().execute(async (transaction) => {
      const user = await lockUser(transaction, uuid)
      await sessions.endAll(transaction, uuid)
      if (!(await dropTwoStep(transaction, uuid))) throw alreadyOff()
      await queueMail(transaction, mails.twoStepReset(user))
      const at = clock.now()
      await recordAccessChange(transaction, alertFinanceStaff, {
        user_uuid: uuid,
        kind: 'two_step_reset',
        changed_by: user_uuid,
        at,
        permissions: user.permissions as Permission[],
      })
      await recordAudit(transaction, {
        at,
        actor_uuid: user_uuid,
        action: 'two_step.reset',
        entity: `user:${uuid}`,
        reason,
      })
    })
    sessions.evict(uuid)
    return {}
  })
}
