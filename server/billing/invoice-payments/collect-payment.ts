import * as refusals from '@talentplace/contract/billing/messages/refusals'
import { collectPayment } from '@talentplace/contract/billing/invoice-payments/invoice-payment.routes'
import { invoiceStates } from '@talentplace/contract/billing/invoices/invoice.states'
import type { Transaction } from 'kysely'
import { chargeableCard } from '../../accounts/cards/chargeable-card.ts'
import { renewalCard } from '../../accounts/cards/default-to-charge.ts'
import { requireProcessor } from '../../accounts/cards/require-processor.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { handle, idempotencyKeyOf, signedIn } from '../../platform/http/handler.ts'
import { notFound, HttpError } from '../../platform/http/http-error.ts'
import type { CardProcessor } from '../../platform/payments/card-processor.ts'
import { admitCreation } from '../../platform/throttle/admit-creation.ts'
import { moneyText } from '../../rules/money-text.ts'
import {
  addCharge,
  chargeOfKey,
  hasOpenCharge,
  sharesOf,
  sumOfShares,
  type RequestedCharge,
  type ChargeShare,
} from '../charges/add-charge.ts'
import { queryAndSettle } from '../charges/settle-charge.ts'
import type { LockedInvoice } from '../charges/lock-invoice.ts'
import { ownedInvoice } from './owned-invoice.ts'
import type { RenewalDeps } from '../charges/renewal-deps.ts'
import { hashOfRequest, waitForKey } from '../../core/idempotency/request-hash.ts'

interface Wanted {
  readonly card_uuid: string
  readonly use_for_renewals: boolean
  readonly processor: CardProcessor
  readonly request: Omit<RequestedCharge, 'becomes_default'>
  readonly at: Date
}

async function rejectPaid(transaction: Transaction<Tables>, invoice: LockedInvoice): Promise<void> {
  if (!invoiceStates.is('open', invoice.status) || invoice.paid_cents === invoice.total_cents) {
    throw new HttpError(409, 'nothing_open', refusals.nothingOpen())
  }
  if (await hasOpenCharge(transaction, invoice.uuid)) {
    throw new HttpError(409, 'payment_open', refusals.paymentOpen())
  }
}

/** @throws HttpError 409 `below_minimum` */
function rejectTooLittle(shares: readonly ChargeShare[], { currency }: LockedInvoice, processor: CardProcessor): void {
  const least = processor.minimumCents(currency)
  if (sumOfShares(shares) >= least) return
  const message = `A card can’t be charged less than ${moneyText(least, currency)}. Nothing was charged; we’ll collect this with your next invoice.`
  throw new HttpError(409, 'below_minimum', message)
}

/** The charge to ask the processor for: that of the same call before, or a new one. */
async function startPayment(
  transaction: Transaction<Tables>,
  invoice: LockedInvoice,
  { card_uuid, use_for_renewals, processor, request, at }: Wanted,
): Promise<string> {
  const known = await chargeOfKey(transaction, invoice.client_uuid, request)
  if (known !== undefined) return known
  await rejectPaid(transaction, invoice)
  const card = await chargeableCard(transaction, { client_uuid: invoice.client_uuid, card_uuid, now: at })
  if (card.processor !== processor.name) throw notFound()
  const { client_uuid } = invoice
  const renews = await renewalCard(transaction, { client_uuid, card_uuid, use_for_renewals, now: at })
  const shares = await sharesOf(transaction, invoice)
  rejectTooLittle(shares, invoice, processor)
  const charge_uuid = await addCharge(transaction, {
    invoice,
    shares,
    card_uuid,
    processor: processor.name,
    at,
    requested: { ...request, becomes_default: renews === card_uuid },
  })
  await recordAudit(transaction, {
    at,
    actor_uuid: request.asked_by,
    action: 'invoice.collecting',
    entity: `invoice:${invoice.uuid}`,
    details: { charge_uuid, amount_cents: sumOfShares(shares) },
  })
  await admitCreation(transaction, 'payment of an invoice', { client_uuid, now: at })
  return charge_uuid
}

/** Pays an open invoice: the charge is noted, the processor asked, and what it says kept; the middle outside of both. */
export function collectPaymentOperation(deps: RenewalDeps) {
  return handle(collectPayment, async (context, { params, body }) => {
    const session = signedIn(context)
    const request = {
      asked_by: session.user_uuid,
      idempotency_key: idempotencyKeyOf(context),
      request_hash: hashOfRequest('collectPayment', params.uuid, body),
    }
    const at = deps.clock.now()
    const charge_uuid = await deps.database.kysely.transaction().execute(async (transaction) => {
      await waitForKey(transaction, request.idempotency_key)
      const invoice = await ownedInvoice(transaction, session, params.uuid, 'admin_finance.edit')
      const processor = requireProcessor(deps.processor)
      return startPayment(transaction, invoice, { ...body, processor, request, at })
    })
    const answer = await queryAndSettle(deps, charge_uuid)
    const { total_cents, paid_cents } = await deps.database.kysely
      .selectFrom('invoices')
      .select(['total_cents', 'paid_cents'])
      .where('uuid', '=', params.uuid)
      .executeTakeFirstOrThrow()
    return { ...answer, balance_cents: total_cents - paid_cents }
  })
}
