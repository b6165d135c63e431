import { collectPayment } from '@talentplace/contract/invoices/invoice-payments/invoice-payment.routes'
import { paymentOfCharge } from '@talentplace/contract/checkout/payment.states'
import { chargeStates } from '@talentplace/contract/payments/charge.states'
import { invoiceStates } from '@talentplace/contract/invoices/invoice.states'
import type { Transaction } from 'kysely'
import { chargeableCard } from '../../features/clients/cards/chargeable-card.ts'
import { renewalCard } from '../../features/clients/cards/default-to-charge.ts'
import { requireProcessor } from '../../features/clients/cards/require-processor.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { handle, idempotencyKeyOf, signedIn } from '../../platform/http/handler.ts'
import { notFound, HttpError } from '../../platform/http/http-error.ts'
import type { CardProcessor } from '../../platform/payments/card-processor.ts'
import { admitCreation } from '../../platform/throttle/admit-creation.ts'
import { moneyText } from '../../rules/money-text.ts'
import { addCharge, hasOpenCharge, type AskedCharge } from '../renewals/add-charge.ts'
import { askProcessor } from '../renewals/ask-processor.ts'
import { sharesOf, sumOfShares, type ChargeShare } from '../renewals/charge-shares.ts'
import type { LockedInvoice } from '../renewals/lock-invoice.ts'
import { ownedInvoice } from './owned-invoice.ts'
import type { RenewalDeps } from '../renewals/renewal-deps.ts'
import { hashOfRequest, refuseOtherRequest, waitForKey } from '../renewals/request-hash.ts'
import { settleInvoiceCharge } from '../renewals/settle-charge.ts'

interface Wanted {
  readonly card_uuid: string
  readonly use_for_renewals: boolean
  readonly processor: CardProcessor
  readonly asked: Omit<AskedCharge, 'becomes_default'>
  readonly at: Date
}

async function chargeOfKey(transaction: Transaction<Tables>, invoice: LockedInvoice, asked: Wanted['asked']) {
  const charge = await transaction
    .selectFrom('charges')
    .select(['uuid', 'request_hash'])
    .where('client_uuid', '=', invoice.client_uuid)
    .where('idempotency_key', '=', asked.idempotency_key)
    .executeTakeFirst()
  if (charge) refuseOtherRequest(charge.request_hash, asked.request_hash)
  return charge?.uuid
}

async function refusePaid(transaction: Transaction<Tables>, invoice: LockedInvoice): Promise<void> {
  if (!invoiceStates.is('open', invoice.status) || invoice.paid_cents === invoice.total_cents) {
    throw new HttpError(409, 'nothing_open', 'Nothing is to be paid of this invoice any more.')
  }
  if (await hasOpenCharge(transaction, invoice.uuid)) {
    throw new HttpError(
      409,
      'payment_open',
      'A payment of this invoice is under way. Please wait a moment and look again.',
    )
  }
}

/** @throws HttpError 409 `below_minimum` */
function refuseTooLittle(shares: readonly ChargeShare[], { currency }: LockedInvoice, processor: CardProcessor): void {
  const least = processor.minimumCents(currency)
  if (sumOfShares(shares) >= least) return
  const message = `A card can’t be charged less than ${moneyText(least, currency)}. Nothing was charged; we’ll collect this with your next invoice.`
  throw new HttpError(409, 'below_minimum', message)
}

/** The charge to ask the processor for: that of the same call before, or a new one. */
async function beginPayment(
  transaction: Transaction<Tables>,
  invoice: LockedInvoice,
  { card_uuid, use_for_renewals, processor, asked, at }: Wanted,
): Promise<string> {
  const known = await chargeOfKey(transaction, invoice, asked)
  if (known !== undefined) return known
  await refusePaid(transaction, invoice)
  const card = await chargeableCard(transaction, { client_uuid: invoice.client_uuid, card_uuid, now: at })
  if (card.processor !== processor.name) throw notFound()
  const { client_uuid } = invoice
  const renews = await renewalCard(transaction, { client_uuid, card_uuid, use_for_renewals, now: at })
  const shares = await sharesOf(transaction, invoice)
  refuseTooLittle(shares, invoice, processor)
  const charge_uuid = await addCharge(transaction, {
    invoice,
    shares,
    card_uuid,
    processor: processor.name,
    at,
    asked: { ...asked, becomes_default: renews === card_uuid },
  })
  await recordAudit(transaction, {
    at,
    actor_uuid: asked.asked_by,
    action: 'invoice.collecting',
    entity: `invoice:${invoice.uuid}`,
    details: { charge_uuid, amount_cents: sumOfShares(shares) },
  })
  await admitCreation(transaction, 'payment of an invoice', { client_uuid, now: at })
  return charge_uuid
}

async function chargeAsItStands({ database }: RenewalDeps, uuid: string) {
  return database.kysely
    .selectFrom('charges')
    .innerJoin('invoices', 'invoices.uuid', 'charges.invoice_uuid')
    .select(['charges.state', 'failure_message', 'total_cents', 'paid_cents'])
    .where('charges.uuid', '=', uuid)
    .executeTakeFirstOrThrow()
}

/** Pays an open invoice: the charge is noted, the processor asked, and what it says kept; the middle outside of both. */
export function collectPaymentOperation(deps: RenewalDeps) {
  return handle(collectPayment, async (context, { params, body }) => {
    const session = signedIn(context)
    const asked = {
      asked_by: session.user_uuid,
      idempotency_key: idempotencyKeyOf(context),
      request_hash: hashOfRequest('collectPayment', params.uuid, body),
    }
    const at = deps.clock.now()
    const charge_uuid = await deps.database.kysely.transaction().execute(async (transaction) => {
      await waitForKey(transaction, asked.idempotency_key)
      const invoice = await ownedInvoice(transaction, session, params.uuid, 'admin_finance.edit')
      const processor = requireProcessor(deps.processor)
      return beginPayment(transaction, invoice, { ...body, processor, asked, at })
    })
    const processor = requireProcessor(deps.processor)
    const before = await chargeAsItStands(deps, charge_uuid)
    const isOpen = chargeStates.is('open', before.state)
    const result = isOpen ? await askProcessor({ ...deps, processor }, charge_uuid) : undefined
    if (result) await settleInvoiceCharge(deps, charge_uuid, result)
    const charge = await chargeAsItStands(deps, charge_uuid)
    if (charge.state === 'declined') {
      throw new HttpError(409, 'card_declined', charge.failure_message ?? 'Your card was declined.')
    }
    const state = paymentOfCharge(charge.state)
    return {
      state,
      client_secret: result?.state === 'needs_action' ? result.client_secret : null,
      balance_cents: charge.total_cents - charge.paid_cents,
    }
  })
}
