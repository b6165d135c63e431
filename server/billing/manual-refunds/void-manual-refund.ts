import { voidManualRefund } from '@talentplace/contract/billing/manual-refunds/manual-refund.routes'
import { manualRefundStates } from '@talentplace/contract/billing/manual-refunds/manual-refund.states'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { lockedCredit } from '../charges/pay-from-credit.ts'
import { renewalDay } from '../charges/renewal-deps.ts'
import { lockedManualRefund } from './locked-manual-refund.ts'
import type { ManualRefundDeps } from './manual-refund-deps.ts'
import { moveCredit } from './move-credit.ts'
import { notifyClient } from './notifications.ts'

/** A proposed one is rejected; a recorded one was entered by mistake, and is the client's credit again from this day on. */
export function voidManualRefundOperation({ database, clock, mails }: ManualRefundDeps) {
  return handle(voidManualRefund, async (context, { params: { uuid }, body: { reason } }) => {
    const at = clock.now()
    const { user_uuid } = signedIn(context)
    return database.kysely.transaction().execute(async (transaction) => {
      const before = await lockedManualRefund(transaction, uuid)
      if (before.state === 'void') throw new HttpError(409, 'not_open', 'This refund is void already.')
      const state = manualRefundStates.step(before.state, 'void', 'staff')
      await transaction
        .updateTable('manual_refunds')
        .set({ state, voided_by: user_uuid, voided_day: renewalDay(at), void_reason: reason })
        .where('uuid', '=', uuid)
        .execute()
      const wasRecorded = before.state === 'recorded'
      const balance_cents = wasRecorded
        ? await moveCredit(transaction, before, { kind: 'manual_refund_void', moved_by: user_uuid, at })
        : await lockedCredit(transaction, before)
      if (wasRecorded) await notifyClient(transaction, before, { what: 'voided', mails, at })
      await recordAudit(transaction, {
        at,
        actor_uuid: user_uuid,
        action: 'client.manual_refund_voided',
        entity: `client:${before.client_uuid}`,
        reason,
        details: { manual_refund_uuid: uuid, was: before.state, amount_cents: before.amount_cents },
      })
      return { manual_refund_uuid: uuid, state, balance_cents }
    })
  })
}
