import * as refusals from '@talentplace/contract/billing/messages/refusals'
import { currentLanguage } from '@talentplace/contract/shared/i18n/current-language'
import { unlimitedCents } from '@talentplace/contract/accounts/spending/spending-limit'
import { saveOverage } from '@talentplace/contract/subscriptions/hours/hours.routes'
import type { Transaction } from 'kysely'
import { raiseApproved } from '../../accounts/spending/spend-approved.ts'
import { overageOf, type Overage } from '../../subscriptions/hours/overage-of.ts'
import { clientDay } from '../../subscriptions/client-day.ts'
import { lockSubscription, type Subscription } from '../../subscriptions/owned-subscription.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { dayText } from '../../rules/day-text.ts'
import { priceOfExtraHours } from '../spending/price-of-change.ts'

const hour = 3600

interface Change {
  readonly subscription: Subscription
  readonly before: Overage
  readonly after: Overage
  readonly today: string
  readonly at: Date
}

/** Step: what may be worked each period besides its hours is within the colleague's limit, or approved. @throws HttpError 409 */
async function rejectUnapproved(
  transaction: Transaction<Tables>,
  session: Session,
  { subscription, before, after, today, at }: Change,
): Promise<void> {
  const { uuid: project_uuid, client_uuid, currency } = subscription
  const raise = { client_uuid, project_uuid, currency, at }
  if (after.policy === 'as_needed') {
    return raiseApproved(transaction, session, { ...raise, kind: 'overage_as_needed', amount_cents: unlimitedCents })
  }
  // Less than no limit at all is never a raise.
  if (before.policy === 'as_needed') return
  const then = await priceOfExtraHours(transaction, subscription, { hours: after.hours ?? 0, on: today })
  const now = await priceOfExtraHours(transaction, subscription, { hours: before.hours ?? 0, on: today })
  const amount_cents = then.amount_cents - now.amount_cents
  await raiseApproved(transaction, session, { ...raise, kind: 'overage', amount_cents })
}

/** C1 Ours: the client decides what counts beyond the hours of a period; holds for what is logged from now on. */
export function saveOverageOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(saveOverage, (context, { params, body: { policy, hours } }) => {
    const session = signedIn(context)
    const at = clock.now()
    return database.kysely.transaction().execute(async (transaction) => {
      const subscription = await lockSubscription(transaction, session, params.uuid)
      const { today } = await clientDay(transaction, subscription.client_uuid, at)
      if (subscription.end_date !== null && subscription.end_date < today) {
        throw new HttpError(409, 'over', refusals.endedOn({ day: dayText(subscription.end_date, currentLanguage()) }))
      }
      const before = overageOf(subscription)
      const after = { policy, hours: policy === 'up_to' ? hours : null }
      if (before.policy === after.policy && before.hours === after.hours) return after
      await rejectUnapproved(transaction, session, { subscription, before, after, today, at })
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
