import { addHours, type AddedHoursQuote } from '@talentplace/contract/billing/added-hours/added-hours.routes'
import type { Received } from '@talentplace/contract/shared/operation'
import type { Transaction } from 'kysely'
import { chargeableCard } from '../../accounts/cards/chargeable-card.ts'
import { renewalCard } from '../../accounts/cards/default-to-charge.ts'
import { requireProcessor } from '../../accounts/cards/require-processor.ts'
import { spendApproved } from '../../accounts/spending/spend-approved.ts'
import { requestInvoiceMail } from '../invoices/request-invoice-mail.ts'
import { lockSubscription, type Subscription } from '../../subscriptions/owned-subscription.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { handle, idempotencyKeyOf, signedIn } from '../../platform/http/handler.ts'
import { HttpError, notFound } from '../../platform/http/http-error.ts'
import type { Session } from '../../platform/sessions/session.ts'
import type { CardProcessor } from '../../platform/payments/card-processor.ts'
import { admitCreation } from '../../platform/throttle/admit-creation.ts'
import { moneyText } from '../../rules/money-text.ts'
import { addCharge, chargeOfKey } from '../charges/add-charge.ts'
import { queryAndSettle } from '../charges/settle-charge.ts'
import { lockInvoice } from '../charges/lock-invoice.ts'
import type { RenewalDeps } from '../charges/renewal-deps.ts'
import { hashOfRequest, rejectOtherRequest, waitForKey } from '../../core/idempotency/request-hash.ts'
import { draftAddedHours } from './draft-added-hours.ts'
import { postAddedHours } from '../charges/post-added-hours.ts'
import { quoteAddedHours } from './quote-added-hours.ts'

interface Wanted {
  readonly session: Session
  readonly body: Received<typeof addHours>['body']
  readonly processor: CardProcessor
  readonly request: { readonly asked_by: string; readonly idempotency_key: string; readonly request_hash: Buffer }
  readonly at: Date
}

/** Null: it comes to nothing, and nobody is charged. */
interface Started {
  readonly invoice_uuid: string
  readonly charge_uuid: string | null
}

/** What the same call has begun before. @throws HttpError 409 `key_reused` */
async function startedBefore(
  transaction: Transaction<Tables>,
  { client_uuid }: Subscription,
  request: Wanted['request'],
): Promise<Started | undefined> {
  const charge_uuid = (await chargeOfKey(transaction, client_uuid, request)) ?? null
  const known = await transaction
    .selectFrom('added_hours')
    .select(['invoice_uuid', 'request_hash'])
    .where('client_uuid', '=', client_uuid)
    .where('idempotency_key', '=', request.idempotency_key)
    .executeTakeFirst()
  if (!known) return undefined
  rejectOtherRequest(known.request_hash, request.request_hash)
  return { invoice_uuid: known.invoice_uuid, charge_uuid }
}

/** @throws HttpError 409 `payment_open` */
async function rejectAnother(transaction: Transaction<Tables>, { uuid }: Subscription): Promise<void> {
  const open = await transaction
    .selectFrom('charge_shares')
    .innerJoin('invoices', 'invoices.uuid', 'charge_shares.invoice_uuid')
    .select('charge_uuid')
    .where('project_uuid', '=', uuid)
    .where('kind', '=', 'hours')
    .where('open', '=', true)
    .executeTakeFirst()
  if (!open) return
  const message = 'A payment for added hours is under way. Please wait a moment and look again.'
  throw new HttpError(409, 'payment_open', message)
}

/** @throws HttpError 409 `price_changed`, `below_minimum` */
function rejectOtherPrice(
  { hours_before, document: { total_cents, currency } }: AddedHoursQuote,
  { body, processor }: Wanted,
): void {
  if (hours_before !== body.hours_before || total_cents !== body.total_cents) {
    const message = `The period has ${hours_before} h now, and ${body.hours} h more cost ${moneyText(total_cents, currency)}. Nothing was charged; please look at the new amount.`
    throw new HttpError(409, 'price_changed', message)
  }
  const least = processor.minimumCents(currency)
  if (total_cents > 0 && total_cents < least) {
    const message = `A card can’t be charged less than ${moneyText(least, currency)}. Nothing was charged; please add more hours at once.`
    throw new HttpError(409, 'below_minimum', message)
  }
}

/** Added hours that come to nothing, because the next band costs no more, are there at once. */
async function giveFreeHours(transaction: Transaction<Tables>, invoice_uuid: string, at: Date): Promise<void> {
  const invoice = await lockInvoice(transaction, invoice_uuid)
  await postAddedHours(transaction, { invoice, wasRejected: false, at })
  await requestInvoiceMail(transaction, { invoice_uuid, payment_uuid: null, paid_by: null })
}

async function charge(transaction: Transaction<Tables>, invoice_uuid: string, wanted: Wanted): Promise<string> {
  const { body, processor, request, at } = wanted
  const { card_uuid, use_for_renewals } = body
  const invoice = await lockInvoice(transaction, invoice_uuid)
  const { client_uuid, total_cents: amount_cents } = invoice
  const card = await chargeableCard(transaction, { client_uuid, card_uuid, now: at })
  if (card.processor !== processor.name) throw notFound()
  const renews = await renewalCard(transaction, { client_uuid, card_uuid, use_for_renewals, now: at })
  return addCharge(transaction, {
    invoice,
    // What was shown, and nothing besides: small balances wait for the next invoice.
    shares: [{ invoice_uuid, amount_cents }],
    card_uuid,
    processor: processor.name,
    at,
    requested: { ...request, becomes_default: renews === card_uuid },
  })
}

async function begin(
  transaction: Transaction<Tables>,
  subscription: Subscription,
  supplier: RenewalDeps['supplier'],
  wanted: Wanted,
): Promise<Started> {
  const { body, request, at } = wanted
  const known = await startedBefore(transaction, subscription, request)
  if (known) return known
  await rejectAnother(transaction, subscription)
  const priced = await quoteAddedHours(transaction, subscription, { ...body, now: at })
  rejectOtherPrice(priced.quote, wanted)
  const invoice_uuid = await draftAddedHours(transaction, subscription, priced, { ...request, supplier, at })
  await spendApproved(transaction, wanted.session, {
    kind: 'hours',
    client_uuid: subscription.client_uuid,
    project_uuid: subscription.uuid,
    amount_cents: body.total_cents,
    currency: priced.quote.document.currency,
    at,
    invoice_uuid,
  })
  const isFree = body.total_cents === 0
  const charge_uuid = isFree ? null : await charge(transaction, invoice_uuid, wanted)
  if (isFree) await giveFreeHours(transaction, invoice_uuid, at)
  await recordAudit(transaction, {
    at,
    actor_uuid: request.asked_by,
    action: 'subscription.adding_hours',
    entity: `project:${subscription.uuid}`,
    details: { invoice_uuid, charge_uuid, ...body },
  })
  await admitCreation(transaction, 'payment for added hours', { client_uuid: subscription.client_uuid, now: at })
  return { invoice_uuid, charge_uuid }
}

/** C1 Ours: hours more for this period; noted, paid at the processor, and there once that has said yes. */
export function addHoursOperation(deps: RenewalDeps) {
  return handle(addHours, async (context, { params, body }) => {
    const session = signedIn(context)
    const request = {
      asked_by: session.user_uuid,
      idempotency_key: idempotencyKeyOf(context),
      request_hash: hashOfRequest('addHours', params.uuid, body),
    }
    const at = deps.clock.now()
    const { invoice_uuid, charge_uuid } = await deps.database.kysely.transaction().execute(async (transaction) => {
      await waitForKey(transaction, request.idempotency_key)
      const subscription = await lockSubscription(transaction, session, params.uuid)
      const processor = requireProcessor(deps.processor)
      return begin(transaction, subscription, deps.supplier, { session, body, processor, request, at })
    })
    const answer =
      charge_uuid === null ? { state: 'paid' as const, client_secret: null } : await queryAndSettle(deps, charge_uuid)
    const posted = await deps.database.kysely
      .selectFrom('invoices')
      .select('uuid')
      .where('uuid', '=', invoice_uuid)
      .where('number', 'is not', null)
      .executeTakeFirst()
    return { ...answer, invoice_uuid: posted?.uuid ?? null }
  })
}
