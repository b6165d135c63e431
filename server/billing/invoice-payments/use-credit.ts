import { useCredit } from '@talentplace/contract/billing/invoice-payments/invoice-payment.routes'
import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { handle, idempotencyKeyOf, signedIn } from '../../platform/http/handler.ts'
import { invalidField } from '../../platform/http/http-error.ts'
import { moneyText } from '../../rules/money-text.ts'
import type { LockedInvoice } from '../charges/lock-invoice.ts'
import { lockedCredit, notifyOfUsedCredit } from '../charges/pay-from-credit.ts'
import { ownedInvoice } from './owned-invoice.ts'
import { recordByStaff, recordedBefore, statusAfter } from './recorded-by-staff.ts'
import type { RenewalDeps } from '../charges/renewal-deps.ts'
import { hashOfRequest, waitForKey } from '../../core/idempotency/request-hash.ts'

/** Holds the client's credit until the transaction ends. @throws HttpError 400 at `amount_cents` when it isn't enough */
async function requireCredit(transaction: Transaction<Tables>, invoice: LockedInvoice, amount_cents: number) {
  const balance = await lockedCredit(transaction, invoice)
  if (amount_cents > balance) {
    throw invalidField('amount_cents', `The client’s credit is ${moneyText(balance, invoice.currency)}`)
  }
}

/** Staff pay an open invoice from the client's credit. The same call again gives the same payment. */
export function useCreditOperation({ database, clock }: Pick<RenewalDeps, 'database' | 'clock'>) {
  return handle(useCredit, async (context, { params, body: { amount_cents } }) => {
    const session = signedIn(context)
    const at = clock.now()
    const recorded_by = session.user_uuid
    const payment = {
      method: 'credit',
      amount_cents,
      reference: '',
      recorded_by,
      idempotency_key: idempotencyKeyOf(context),
      request_hash: hashOfRequest('useCredit', params.uuid, amount_cents),
      at,
    } as const
    return database.kysely.transaction().execute(async (transaction) => {
      await waitForKey(transaction, payment.idempotency_key)
      const invoice = await ownedInvoice(transaction, session, params.uuid, 'admin_finance.edit')
      const known = await recordedBefore(transaction, payment)
      if (known !== undefined) return statusAfter(known, invoice)
      await requireCredit(transaction, invoice, amount_cents)
      const balance = await recordByStaff(transaction, invoice, { payment, action: 'invoice.credit_used', now: at })
      const { client_uuid, currency } = invoice
      const { payment_uuid } = balance
      await transaction
        .insertInto('client_credits')
        .values({
          client_uuid,
          currency,
          amount_cents: -amount_cents,
          kind: 'used',
          payment_uuid,
          moved_by: recorded_by,
          moved_date: at,
        })
        .execute()
      await notifyOfUsedCredit(transaction, invoice, { amount_cents, at })
      return balance
    })
  })
}
