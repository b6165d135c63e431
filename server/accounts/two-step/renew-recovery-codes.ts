import { renewRecoveryCodes } from '@talentplace/contract/accounts/two-step/two-step.routes'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { lockRow } from '../../platform/database/lock-rows.ts'
import { handle } from '../../platform/http/handler.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { checkBoth } from './check-both.ts'
import { replaceRecoveryCodes } from './recovery-codes.ts'
import type { SecondStepDeps } from './second-step.ts'

export function renewRecoveryCodesOperation(deps: SecondStepDeps) {
  const { database, clock, mails } = deps
  return handle(renewRecoveryCodes, async (context, { body }) => {
    const { owner, use } = await checkBoth(deps, context, body)
    return database.kysely.transaction().execute(async (transaction) => {
      await lockRow(transaction, 'users', owner.uuid)
      await use(transaction)
      const recovery_codes = await replaceRecoveryCodes(transaction, owner.uuid)
      await queueMail(transaction, mails.recoveryCodesRenewed(owner))
      await recordAudit(transaction, {
        at: clock.now(),
        actor_uuid: owner.uuid,
        action: 'two_step.recovery_codes_renewed',
        entity: `user:${owner.uuid}`,
      })
      return { recovery_codes }
    })
  })
}
