import { addPayment, openStatuses } from '@talentplace/contract/invoices/invoice.routes'
import type { Received } from '@talentplace/contract/shared/operation'
import type { Transaction } from 'kysely'
import { bookPayment } from '../../features/invoices/payments/book-payment.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { handle, idempotencyKeyOf, signedIn } from '../../platform/http/handler.ts'
import { invalidField, Refusal } from '../../platform/http/refusal.ts'
import { moneyText } from '../../rules/money-text.ts'
import { hasOpenCharge } from './add-charge.ts'
import { endCollection } from './end-collection.ts'
import { heldInvoice, type HeldInvoice } from './held-invoice.ts'
import { ownedInvoice } from './owned-invoice.ts'
import { renewalDay, type RenewalParts } from './renewal-parts.ts'
import { hashOfRequest, refuseOtherRequest, waitForKey } from './request-hash.ts'

type Form = Received<typeof addPayment>['body']

/** Whatever is older is a slip of the keyboard. */
const earliestDay = '2020-01-01'

/** @throws Refusal 400 at the field, 409 */
async function check(transaction: Transaction<Tables>, invoice: HeldInvoice, form: Form, now: Date): Promise<void> {
  if (!openStatuses.some((status) => status === invoice.status)) {
    throw new Refusal(409, 'nothing_open', 'Nothing is to be paid of this invoice any more.')
  }
  if (await hasOpenCharge(transaction, invoice.uuid)) {
    throw new Refusal(409, 'payment_open', 'A card is being charged for this invoice. Please wait a moment.')
  }
  const open = invoice.total_cents - invoice.paid_cents
  if (form.amount_cents > open) {
    throw invalidField('amount_cents', `Only ${moneyText(open, invoice.currency)} is open`)
  }
  if (form.paid_date > renewalDay(now)) throw invalidField('paid_date', 'Must not be in the future')
  if (form.paid_date < earliestDay) throw invalidField('paid_date', `Must be ${earliestDay} or later`)
}

const noonOf = (day: string) => new Date(`${day}T12:00:00Z`)

async function paymentOfKey(transaction: Transaction<Tables>, recorded_by: string, key: string, hash: Buffer) {
  const payment = await transaction
    .selectFrom('payments')
    .select(['uuid', 'request_hash'])
    .where('recorded_by', '=', recorded_by)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
  if (payment) refuseOtherRequest(payment.request_hash, hash)
  return payment?.uuid
}

/** D1: staff record what came by transfer, cheque or otherwise. The same call again gives the same payment. */
export function addPaymentOperation({ database, clock }: Pick<RenewalParts, 'database' | 'clock'>) {
  return handle(addPayment, async (context, { params, body }) => {
    const session = signedIn(context)
    const recorded_by = session.user_uuid
    const idempotency_key = idempotencyKeyOf(context)
    const request_hash = hashOfRequest('addPayment', params.uuid, body)
    const at = clock.now()
    return database.kysely.transaction().execute(async (transaction) => {
      await waitForKey(transaction, idempotency_key)
      const invoice = await ownedInvoice(transaction, session, params.uuid, 'admin_finance.edit')
      const known = await paymentOfKey(transaction, recorded_by, idempotency_key, request_hash)
      if (known !== undefined) return standing(known, invoice)
      await check(transaction, invoice, body, at)
      const { paid_date, ...payment } = body
      const { uuid: payment_uuid } = await bookPayment(transaction, {
        ...payment,
        client_uuid: invoice.client_uuid,
        currency: invoice.currency,
        invoices: [invoice.uuid],
        charge_uuid: null,
        recorded_by,
        idempotency_key,
        request_hash,
        at: noonOf(paid_date),
      })
      const paid = await heldInvoice(transaction, invoice.uuid)
      if (paid.paid_cents === paid.total_cents) await endCollection(transaction, paid)
      await recordAudit(transaction, {
        at,
        actor_uuid: recorded_by,
        action: 'invoice.payment_recorded',
        entity: `invoice:${invoice.uuid}`,
        reason: body.note === '' ? null : body.note,
        details: { payment_uuid, ...body },
      })
      return standing(payment_uuid, paid)
    })
  })
}

function standing(payment_uuid: string, { paid_cents, total_cents }: HeldInvoice) {
  return { payment_uuid, paid_cents, balance_cents: total_cents - paid_cents }
}
