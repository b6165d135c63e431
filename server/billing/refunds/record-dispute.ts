import { disputeStates } from '@talentplace/contract/billing/invoices/dispute.states'
import type { Transaction } from 'kysely'
import { notify } from '../../core/notifications/notify.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { CardProcessor, DisputeEvent } from '../../platform/payments/card-processor.ts'
import { moneyText } from '../../rules/money-text.ts'
import { financeStaff } from '../../core/recipients/recipients.ts'
import { paymentOfCharge } from './payment-of-charge.ts'
import type { RefundDeps } from './refund-deps.ts'

const words = {
  opened: {
    title: 'A cardholder’s bank is taking back',
    body: 'The card processor needs an answer. Send your evidence there.',
  },
  won: { title: 'We won the dispute over', body: 'The money is ours again.' },
  lost: {
    title: 'We lost the dispute over',
    body: 'The bank keeps the money. The invoice still shows it as paid. Agree with the client on what happens next.',
  },
} as const

/** True when this is news: a dispute that was settled isn't opened again by an event that comes late. */
async function keep(
  transaction: Transaction<Tables>,
  processor: CardProcessor['name'],
  payment_uuid: string,
  { event, at }: { event: DisputeEvent; at: Date },
): Promise<boolean> {
  const { processor_dispute_id, state, amount_cents, fee_cents, reason } = event
  const settled_date = state === 'opened' ? null : at
  const stored = await transaction
    .insertInto('disputes')
    .values({
      processor,
      processor_dispute_id,
      payment_uuid,
      state,
      amount_cents,
      fee_cents,
      reason: reason.slice(0, 200),
      opened_date: at,
      settled_date,
    })
    .onConflict((conflict) => {
      const known = conflict.columns(['processor', 'processor_dispute_id'])
      if (state === 'opened') return known.doNothing()
      const { from, to } = disputeStates.stepTo(state, 'system')
      return known.doUpdateSet({ state: to, fee_cents, settled_date }).where('disputes.state', 'in', from)
    })
    .returning('state')
    .executeTakeFirst()
  return stored !== undefined
}

/** A dispute is noted on the payment, and staff are told of each turn it takes, once. */
export async function recordDispute(
  { database, clock }: RefundDeps,
  processor: CardProcessor,
  event: DisputeEvent,
): Promise<void> {
  const at = clock.now()
  await database.kysely.transaction().execute(async (transaction) => {
    const payment = await paymentOfCharge(transaction, processor.name, event.processor_charge_id)
    if (!payment) return
    const { payment_uuid, client_uuid, invoice_uuid } = payment
    if (!(await keep(transaction, processor.name, payment_uuid, { event, at }))) return
    const { title, body } = words[event.state]
    await notify(transaction, {
      users: await financeStaff(transaction),
      type: 'collections',
      title: `${title} ${moneyText(event.amount_cents, event.currency)}`,
      body: `${body} Dispute ${event.processor_dispute_id}${event.reason === '' ? '' : `, reason: “${event.reason.slice(0, 200)}”`}.`,
      icon: 'alert',
      priority: 0,
      entity_link: invoice_uuid === null ? `client:${client_uuid}` : `invoice:${invoice_uuid}`,
      at,
    })
  })
}
