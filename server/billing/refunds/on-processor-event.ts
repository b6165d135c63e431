import type { Transaction } from 'kysely'
import { recordRefund } from './record-refund.ts'
import { refundableOf } from '../payments/refundable.ts'
import { notify } from '../../core/notifications/notify.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { CardProcessor, ProcessorEvent } from '../../platform/payments/card-processor.ts'
import type { RefundEvent } from '../../platform/payments/refund.ts'
import { moneyText } from '../../rules/money-text.ts'
import { financeStaff } from '../../core/recipients/recipients.ts'
import { recordRefundOutcome } from './request-refund.ts'
import { recordDispute } from './record-dispute.ts'
import { paymentOfCharge } from './payment-of-charge.ts'
import type { RefundDeps } from './refund-deps.ts'

/** What the client reads of a refund that was made in the processor's own pages. */
const elsewhere = 'Refunded by our team'

/** Step: a refund made in the processor's own pages; its uuid here. Undefined: it can't be booked. */
async function notedElsewhere(
  transaction: Transaction<Tables>,
  { processor, event, at }: { processor: CardProcessor; event: RefundEvent; at: Date },
): Promise<string | undefined> {
  const payment = await paymentOfCharge(transaction, processor.name, event.processor_charge_id)
  if (!payment) return undefined
  const known = await transaction
    .selectFrom('refunds')
    .select('uuid')
    .where('processor_refund_id', '=', event.result.processor_refund_id)
    .executeTakeFirst()
  if (known) return known.uuid
  const left = await refundableOf(transaction, payment)
  if (event.amount_cents > left.credit_cents + left.invoice_cents) {
    await notifyOfUnbooked(transaction, event, payment.client_uuid, at)
    return undefined
  }
  const { payment_uuid, invoice_uuid } = payment
  const { amount_cents } = event
  return recordRefund(transaction, { payment_uuid, invoice_uuid, amount_cents, reason: elsewhere, asked_by: null, at })
}

async function notedHere(transaction: Transaction<Tables>, key: string): Promise<string | undefined> {
  const refund = await transaction.selectFrom('refunds').select('uuid').where('uuid', '=', key).executeTakeFirst()
  return refund?.uuid
}

async function notifyOfUnbooked(transaction: Transaction<Tables>, event: RefundEvent, client_uuid: string, at: Date) {
  await notify(transaction, {
    users: await financeStaff(transaction),
    type: 'collections',
    title: `${moneyText(event.amount_cents, event.currency)} was refunded outside the product`,
    body: `The card processor reports refund ${event.result.processor_refund_id}, but our books show less left of that payment because its credit was already used or refunded. Please look into it.`,
    icon: 'alert',
    priority: 0,
    entity_link: `client:${client_uuid}`,
    at,
  })
}

async function recordRefundRow(deps: RefundDeps, processor: CardProcessor, event: RefundEvent): Promise<void> {
  const at = deps.clock.now()
  await deps.database.kysely.transaction().execute(async (transaction) => {
    const uuid =
      event.key === null
        ? await notedElsewhere(transaction, { processor, event, at })
        : await notedHere(transaction, event.key)
    if (uuid !== undefined) await recordRefundOutcome(transaction, deps, { uuid, outcome: event.result })
  })
}

/** What the processor tells of itself about refunds and disputes; of anything else it isn't for us. */
export function onRefundOrDispute(deps: RefundDeps) {
  return async ({ refund, dispute }: ProcessorEvent): Promise<void> => {
    const { processor } = deps
    if (processor === null) return
    if (refund) await recordRefundRow(deps, processor, refund)
    if (dispute) await recordDispute(deps, processor, dispute)
  }
}
