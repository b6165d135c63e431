import { saveOverage, type OveragePolicy } from '@talentplace/contract/projects/hours/hours.routes'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Database } from '../../../platform/database/connection.ts'
import { handle, signedIn } from '../../../platform/http/handler.ts'
import { HttpError } from '../../../platform/http/http-error.ts'
import { dayText } from '../../../rules/day-text.ts'
import { clientDay } from '../subscriptions/client-day.ts'
import { heldSubscription, type Subscription } from '../subscriptions/owned-subscription.ts'

const hour = 3600

export interface Overage {
  readonly policy: OveragePolicy
  readonly hours: number | null
}

/** What its client has agreed to beyond the hours of a period. */
export function overageOf({ overage_policy, overage_seconds }: Subscription): Overage {
  return { policy: overage_policy, hours: overage_seconds === null ? null : overage_seconds / hour }
}

/** C1 Ours: the client decides what counts beyond the hours of a period; holds for what is logged from now on. */
export function saveOverageOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(saveOverage, (context, { params, body: { policy, hours } }) => {
    const session = signedIn(context)
    const at = clock.now()
    return database.kysely.transaction().execute(async (transaction) => {
      const subscription = await heldSubscription(transaction, session, params.uuid)
      const { today } = await clientDay(transaction, subscription.client_uuid, at)
      if (subscription.end_date !== null && subscription.end_date < today) {
        throw new HttpError(409, 'over', `This subscription ended on ${dayText(subscription.end_date)}.`)
      }
      const before = overageOf(subscription)
      const after = { policy, hours: policy === 'up_to' ? hours : null }
      if (before.policy === after.policy && before.hours === after.hours) return after
      await transaction
        .updateTable('projects')
        .set({ overage_policy: policy, overage_seconds: after.hours === null ? null : after.hours * hour })
        .where('uuid', '=', subscription.uuid)
        .execute()
      await recordAudit(transaction, {
        at,
        actor_uuid: session.user_uuid,
        action: 'subscription.overage_changed',
        entity: `project:${subscription.uuid}`,
        details: { before, after },
      })
      return after
    })
  })
}
