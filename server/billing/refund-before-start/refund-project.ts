import * as refusals from '@talentplace/contract/billing/messages/refusals'
import { refundProject } from '@talentplace/contract/billing/refund-before-start/refund.routes'
import { creditNoteNumber } from '@talentplace/contract/billing/invoices/invoice-number'
import type { Transaction } from 'kysely'
import { postCreditNote } from '../credit-notes/post-credit-note.ts'
import { recordRefund } from '../refunds/record-refund.ts'
import { clientDay } from '../../subscriptions/client-day.ts'
import { endBeforeStart } from '../../subscriptions/subscriptions/end-before-start.ts'
import { lockSubscription, type Subscription } from '../../subscriptions/owned-subscription.ts'
import { giveBackPromotions } from '../promotions/give-back-promotions.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { lockRows } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { requestRefund } from '../refunds/request-refund.ts'
import type { RefundBeforeStartDeps } from './refund-deps.ts'
import { notifyOfEnd } from './notify-of-cancellation.ts'
import { requireUnfilled, whatComesBack, type ComingBack } from './what-comes-back.ts'

interface Ended {
  readonly amount_cents: number
  readonly currency: 'cad' | 'usd'
  readonly credit_note_number: string | null
}

/** What pressing it the first time has given back. */
async function endedBefore(transaction: Transaction<Tables>, { uuid, currency }: Subscription): Promise<Ended> {
  const refunds = await transaction
    .selectFrom('refunds')
    .innerJoin('invoices', 'invoices.uuid', 'refunds.invoice_uuid')
    .select('refunds.amount_cents')
    .where('project_uuid', '=', uuid)
    .execute()
  const note = await transaction
    .selectFrom('credit_notes')
    .select('number')
    .where('project_uuid', '=', uuid)
    .orderBy('number')
    .executeTakeFirst()
  return {
    amount_cents: refunds.reduce((sum, refund) => sum + refund.amount_cents, 0),
    currency,
    credit_note_number: note ? creditNoteNumber(currency, note.number) : null,
  }
}

/** Notes the refunds and takes the invoices back; the number of the credit note. Numbers come last of all. */
async function giveBack(
  transaction: Transaction<Tables>,
  subscription: Subscription,
  { payments, invoices }: ComingBack,
  by: { reason: string; asked_by: string; at: Date },
): Promise<{ refunds: string[]; credit_note_number: string | null }> {
  const { reason, asked_by, at } = by
  await lockRows(
    transaction,
    'payments',
    payments.map(({ payment_uuid }) => payment_uuid),
  )
  await lockRows(transaction, 'invoices', invoices)
  const refunds: string[] = []
  for (const payment of payments) refunds.push(await recordRefund(transaction, { ...payment, reason, asked_by, at }))
  const { today: issue_date } = await clientDay(transaction, subscription.client_uuid, at)
  let credit_note_number: string | null = null
  for (const invoice_uuid of invoices) {
    const note = await postCreditNote(transaction, { invoice_uuid, issue_date, reason, created_by: asked_by, at })
    if (note) credit_note_number ??= creditNoteNumber(subscription.currency, note.number)
  }
  return { refunds, credit_note_number }
}

/**
 * One press: the subscription ends before it begins, hours and codes are free, a credit note takes the invoice back, and
 * the refunds are noted, all in one transaction; the processor is asked afterwards, and again by the job. Pressed again it
 * answers the same.
 */
export function refundProjectOperation({ refunds: deps, mails }: RefundBeforeStartDeps) {
  const { database, clock } = deps
  return handle(refundProject, async (context, { params, body }) => {
    const session = signedIn(context)
    const at = clock.now()
    const { reply, requested } = await database.kysely.transaction().execute(async (transaction) => {
      const subscription = await lockSubscription(transaction, session, params.uuid)
      if (subscription.refunded_date !== null) {
        return { reply: await endedBefore(transaction, subscription), requested: [] }
      }
      const { roles, today } = await requireUnfilled(transaction, subscription, at)
      const back = await whatComesBack(transaction, subscription.uuid)
      if (back.amount_cents !== body.amount_cents) {
        throw new HttpError(409, 'amount_changed', refusals.amountChanged())
      }
      const { currency } = subscription
      const reason = `Declined before the start: ${roles.join(', ')}`.slice(0, 500)
      await giveBackPromotions(transaction, subscription.uuid)
      await endBeforeStart(transaction, subscription, { reason, today, at })
      const asked_by = session.user_uuid
      const { refunds, credit_note_number } = await giveBack(transaction, subscription, back, { reason, asked_by, at })
      const { amount_cents } = back
      await notifyOfEnd(transaction, subscription, { amount_cents, credit_note_number, mails, at })
      await recordAudit(transaction, {
        at,
        actor_uuid: session.user_uuid,
        action: 'subscription.refunded',
        entity: `project:${subscription.uuid}`,
        reason,
        details: { amount_cents: back.amount_cents, currency, credit_note_number, refunds },
      })
      return { reply: { amount_cents: back.amount_cents, currency, credit_note_number }, requested: refunds }
    })
    for (const uuid of requested) await requestRefund(deps, uuid)
    return reply
  })
}
