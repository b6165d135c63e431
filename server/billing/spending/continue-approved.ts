import type { Transaction } from 'kysely'
import { spendApproved } from '../../accounts/spending/spend-approved.ts'
import type { Subscription } from '../../subscriptions/owned-subscription.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { priceOfContinuing } from './price-of-change.ts'

/** Step: a period that wouldn't have begun by then is within the colleague's limit, or approved. @throws HttpError 409 */
export async function continueApproved(
  transaction: Transaction<Tables>,
  session: Session,
  { subscription, start, at }: { subscription: Subscription; start: string; at: Date },
): Promise<void> {
  const { uuid: project_uuid, client_uuid } = subscription
  const price = await priceOfContinuing(transaction, subscription, start)
  await spendApproved(transaction, session, { kind: 'continue', client_uuid, project_uuid, ...price, at })
}
