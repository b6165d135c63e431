import * as refusals from '@talentplace/contract/accounts/messages/refusals'
import { endTwoStep } from '@talentplace/contract/accounts/two-step/two-step.routes'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { lockRow } from '../../platform/database/lock-rows.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import type { SessionStore } from '../../platform/sessions/session-store.ts'
import { mustSetUpTwoStep } from '../../platform/sessions/two-step-duty.ts'
import { checkBoth } from './check-both.ts'
import { dropTwoStep } from './drop-two-step.ts'
import type { TwoStepConfiguration } from './get-two-step.ts'
import type { SecondStepDeps } from './second-step.ts'

export function endTwoStepOperation(
  deps: SecondStepDeps & { sessions: SessionStore; configuration: TwoStepConfiguration },
) {
  const { database, clock, mails, sessions, configuration } = deps
  return handle(endTwoStep, async (context, { body }) => {
    const { permissions } = signedIn(context)
    if (mustSetUpTwoStep(configuration.staffTwoStep, { permissions, hasTwoStep: false })) {
      throw new HttpError(409, 'two_step_required', refusals.twoStepStays())
    }
    const { owner, use } = await checkBoth(deps, context, body)
    await database.kysely.transaction().execute(async (transaction) => {
      await lockRow(transaction, 'users', owner.uuid)
      await lockRow(transaction, 'two_factors', owner.uuid)
      await use(transaction)
      await dropTwoStep(transaction, owner.uuid)
      await queueMail(transaction, mails.twoStepOff(owner))
      await recordAudit(transaction, {
        at: clock.now(),
        actor_uuid: owner.uuid,
        action: 'two_step.switched_off',
        entity: `user:${owner.uuid}`,
      })
    })
    sessions.evict(owner.uuid)
    return {}
  })
}
