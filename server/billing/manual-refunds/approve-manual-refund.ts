import { approveManualRefund } from '@talentplace/contract/billing/manual-refunds/manual-refund.routes'
import { manualRefundStates } from '@talentplace/contract/billing/manual-refunds/manual-refund.states'
import type { Transaction } from 'kysely'
import { aloneUpTo } from '../adjustments/read-adjustment.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { requireSecondPerson } from '../../platform/second-person/second-person.ts'
import { moneyText } from '../../rules/money-text.ts'
import { secondPersonText } from '../../rules/second-person-text.ts'
import { lockedCredit } from '../charges/pay-from-credit.ts'
import { lockedManualRefund } from './locked-manual-refund.ts'
import type { ManualRefundDeps } from './manual-refund-deps.ts'
import { moveCredit, type ManualRefundRow } from './move-credit.ts'
import { notifyClient } from './notifications.ts'

/** @throws HttpError 409 `not_open`, `needs_second`, `second_person_waits`, `not_enough_credit` */
async function requireApprovable(
  transaction: Transaction<Tables>,
  { state, amount_cents, currency, proposed_by, client_uuid }: ManualRefundRow,
  by: { user_uuid: string; zone: string; at: Date },
): Promise<void> {
  if (state !== 'proposed') throw new HttpError(409, 'not_open', 'This refund doesn’t wait for approval any more.')
  const alone = await aloneUpTo(transaction, by.at)
  if (amount_cents > alone) {
    const message = `Above ${moneyText(alone, currency)} someone else has to approve it. Nothing was approved.`
    await requireSecondPerson(transaction, {
      act: 'approve_manual_refund',
      authors: [proposed_by],
      ofAuthor: { code: 'needs_second', message },
      text: secondPersonText,
      ...by,
    })
  }
  const balance = await lockedCredit(transaction, { client_uuid, currency })
  if (amount_cents <= balance) return
  const message = `Only ${moneyText(balance, currency)} of credit is left: the rest has been used. Void this refund and record it again.`
  throw new HttpError(409, 'not_enough_credit', message)
}

/** The second person agrees: it leaves the client's credit. */
export function approveManualRefundOperation({ database, clock, mails, zone }: ManualRefundDeps) {
  return handle(approveManualRefund, async (context, { params: { uuid } }) => {
    const at = clock.now()
    const { user_uuid } = signedIn(context)
    return database.kysely.transaction().execute(async (transaction) => {
      const proposed = await lockedManualRefund(transaction, uuid)
      await requireApprovable(transaction, proposed, { user_uuid, zone, at })
      const state = manualRefundStates.step(proposed.state, 'recorded', 'staff')
      await transaction
        .updateTable('manual_refunds')
        .set({ state, approved_by: user_uuid, approved_date: at })
        .where('uuid', '=', uuid)
        .execute()
      const balance_cents = await moveCredit(transaction, proposed, { kind: 'manual_refund', moved_by: user_uuid, at })
      await notifyClient(transaction, proposed, { what: 'recorded', mails, at })
      await recordAudit(transaction, {
        at,
        actor_uuid: user_uuid,
        action: 'client.manual_refund_approved',
        entity: `client:${proposed.client_uuid}`,
        details: { manual_refund_uuid: uuid, amount_cents: proposed.amount_cents, currency: proposed.currency },
      })
      return { manual_refund_uuid: uuid, state, balance_cents }
    })
  })
}
