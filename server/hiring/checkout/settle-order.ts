import { orderStates } from '@talentplace/contract/hiring/checkout/order.states'
import { chargeStates } from '@talentplace/contract/billing/processor/charge.states'
import type { Quote } from '@talentplace/contract/billing/prices/quote'
import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import { announceToContacts } from '../../accounts/clients/announce-to-contacts.ts'
import { makeDefault } from '../../accounts/cards/make-default.ts'
import { documentLanguage } from '../../billing/invoices/document-wording.ts'
import { requestInvoiceMail } from '../../billing/invoices/request-invoice-mail.ts'
import { postInvoice } from '../../billing/invoices/post-invoice.ts'
import { bookPayment } from '../../billing/payments/book-payment.ts'
import { clientDay } from '../../subscriptions/client-day.ts'
import { redeemPromotions } from '../../billing/promotions/reserve-promotions.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { writtenIn } from '../../platform/languages/reader-language.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { sentenceDay } from '../../rules/sentence-day.ts'
import { itemizedDocument } from '../../rules/itemized-document.ts'
import { moneyText } from '../../rules/money-text.ts'
import { activateSubscription } from './activate-subscription.ts'
import { agreementOf, type AgreementFile } from './agreement/agreement-of.ts'
import type { CheckoutDeps } from './checkout-deps.ts'
import { checkoutTurns } from './checkout-turns.ts'
import { lockOrder, type OrderRow } from './lock-order.ts'
import { bookAsCredit } from './book-as-credit.ts'
import { notifyOfSubscription, welcomeMail } from './notifications.ts'

/** Null: there was nothing to charge, or less than a card can be charged. */
type Payment = { readonly processor_charge_id: string } | null

async function keepAgreement(transaction: Transaction<Tables>, order: OrderRow, file: AgreementFile, at: Date) {
  await transaction
    .insertInto('agreement_documents')
    .values({ order_uuid: order.uuid, pdf: file.pdf, sha256: file.sha256, created_date: at })
    .execute()
}

async function welcome(
  transaction: Transaction<Tables>,
  deps: CheckoutDeps,
  { order, payment, agreement, at }: { order: OrderRow; payment: Payment; agreement: AgreementFile; at: Date },
): Promise<void> {
  const person = await transaction
    .selectFrom('users')
    .select(['email', 'full_name'])
    .where('uuid', '=', order.placed_by)
    .executeTakeFirstOrThrow()
  const { renewal } = order.quote as Quote
  // Whoever settles may be nobody who reads, or staff: beyond the rule of documents it is the language that was signed in.
  const language = await writtenIn(order.agreement_language, () => documentLanguage(transaction, order.client_uuid))
  const money = (cents: number) => moneyText(cents, order.currency, language)
  const mail = writtenIn(language, () =>
    welcomeMail(deps, person, {
      project_uuid: order.project_uuid,
      start_date: sentenceDay(order.start_date, at, language),
      total: money(order.total_cents),
      waits: payment === null && order.total_cents > 0,
      renewal_date: sentenceDay(renewal.date, at, language),
      renewal_total: money(renewal.document.total_cents),
      agreement: agreement.pdf,
      given: agreement.given,
    }),
  )
  await queueMail(transaction, mail)
}

/** The whole of what was taken for an order. */
function paymentOf(order: OrderRow, { processor_charge_id }: NonNullable<Payment>, at: Date) {
  const { client_uuid, currency, uuid: charge_uuid, total_cents: amount_cents } = order
  const reference = processor_charge_id
  return { client_uuid, currency, charge_uuid, method: 'card', amount_cents, reference, recorded_by: null, at } as const
}

/** Step: it is less than a card can be charged, so the client's next charge in the currency takes it along. */
async function collectWithNext(transaction: Transaction<Tables>, invoice_uuid: string, waits_since: string) {
  await transaction.insertInto('collections').values({ invoice_uuid, waits_since }).execute()
}

/** Last of all: the row of invoice numbers is locked from here to the commit. */
async function invoice(
  transaction: Transaction<Tables>,
  deps: CheckoutDeps,
  order: OrderRow,
  payment: Payment,
  at: Date,
): Promise<void> {
  const quote = order.quote as Quote
  const { today } = await clientDay(transaction, order.client_uuid, at)
  const invoice_date = order.start_date < today ? order.start_date : today
  const posted = await postInvoice(transaction, {
    kind: 'checkout',
    client_uuid: order.client_uuid,
    project_uuid: order.project_uuid,
    order_uuid: order.uuid,
    document: itemizedDocument(quote.document),
    period: { start: quote.start_date, end: quote.period_end },
    invoice_date,
    due_date: invoice_date,
    supplier: deps.supplier,
    at,
  })
  const mail = { invoice_uuid: posted.uuid, paid_by: order.placed_by }
  if (payment === null) {
    if (order.total_cents > 0) await collectWithNext(transaction, posted.uuid, at.toISOString().slice(0, 10))
    return requestInvoiceMail(transaction, { ...mail, payment_uuid: null })
  }
  const booked = await bookPayment(transaction, { ...paymentOf(order, payment, at), invoices: [posted.uuid] })
  await requestInvoiceMail(transaction, { ...mail, payment_uuid: booked.uuid })
}

/** The card that has paid is the default from now on, where that was signed. */
async function keepRenewalCard(transaction: Transaction<Tables>, order: OrderRow, at: Date): Promise<void> {
  const { client_uuid, card_uuid, renewal_card_uuid, placed_by: actor_uuid, impersonator_uuid } = order
  if (card_uuid === null || card_uuid !== renewal_card_uuid) return
  await makeDefault(transaction, { client_uuid, card_uuid, actor_uuid, impersonator_uuid, at })
}

async function begin(
  transaction: Transaction<Tables>,
  deps: CheckoutDeps,
  order: OrderRow,
  payment: Payment,
  agreement: AgreementFile,
): Promise<void> {
  const at = deps.clock.now()
  const { company } = await transaction
    .selectFrom('clients')
    .select('company')
    .where('uuid', '=', order.client_uuid)
    .executeTakeFirstOrThrow()
  await transaction
    .updateTable('orders')
    .set({
      state: orderStates.step(order.state, 'paid', 'system'),
      settled_date: at,
      failure_code: null,
      failure_message: null,
    })
    .where('uuid', '=', order.uuid)
    .execute()
  await redeemPromotions(transaction, order.uuid)
  await activateSubscription(transaction, order, at)
  await keepRenewalCard(transaction, order, at)
  await announceToContacts(transaction, order.client_uuid)
  await keepAgreement(transaction, order, agreement, at)
  await notifyOfSubscription(transaction, order, company, at)
  await welcome(transaction, deps, { order, payment, agreement, at })
  await recordAudit(transaction, {
    at,
    actor_uuid: order.placed_by,
    impersonator_uuid: order.impersonator_uuid,
    action: 'order.paid',
    entity: `order:${order.uuid}`,
    details: {
      project_uuid: order.project_uuid,
      total_cents: order.total_cents,
      currency: order.currency,
      agreement_sha256: agreement.sha256.toString('hex'),
      agreement_language: order.agreement_language,
      ...(agreement.given !== null && {
        given_sha256: createHash('sha256').update(agreement.given).digest('hex'),
        english_chosen_date: order.english_chosen_date,
      }),
    },
  })
  await invoice(transaction, deps, order, payment, at)
}

/** False: that the charge went through has been dealt with before. */
async function noteSucceeded(
  transaction: Transaction<Tables>,
  order_uuid: string,
  { processor_charge_id }: NonNullable<Payment>,
  at: Date,
): Promise<boolean> {
  const { from, to } = chargeStates.stepTo('succeeded', 'system')
  const noted = await transaction
    .updateTable('charges')
    .set({
      state: to,
      processor_charge_id,
      failure_code: null,
      failure_message: null,
      settled_date: at,
    })
    .where('uuid', '=', order_uuid)
    .where('state', 'in', from)
    .returning('uuid')
    .executeTakeFirst()
  return noted !== undefined
}

/**
 * True when another order has made a subscription of the project meanwhile, or is about to, or when the client buys in
 * another currency now.
 */
async function isTaken(transaction: Transaction<Tables>, order: OrderRow): Promise<boolean> {
  if (order.settled_date === null) return false
  const other = await transaction
    .selectFrom('orders')
    .select('uuid')
    .where('client_uuid', '=', order.client_uuid)
    .where('uuid', '<>', order.uuid)
    .where('state', 'in', orderStates.sets.live)
    .where((where) =>
      where.or([where('project_uuid', '=', order.project_uuid), where('currency', '<>', order.currency)]),
    )
    .executeTakeFirst()
  const project = await transaction
    .selectFrom('projects')
    .select('start_date')
    .where('uuid', '=', order.project_uuid)
    .executeTakeFirstOrThrow()
  return other !== undefined || project.start_date !== null
}

/**
 * The third step of a checkout, one transaction: payment, numbered invoice, running subscription and everything that is
 * told of it. Money that comes after the order had been given up still buys the subscription, unless it has been bought
 * again meanwhile: then it is the client's credit, and both are told. Done twice it changes nothing.
 */
export async function settlePaid(deps: CheckoutDeps, order_uuid: string, payment: Payment): Promise<void> {
  const { database, clock } = deps
  const known = await database.kysely
    .selectFrom('orders')
    .innerJoin('clients', 'clients.uuid', 'orders.client_uuid')
    .selectAll('orders')
    .leftJoin('credit_cards', 'credit_cards.uuid', 'orders.renewal_card_uuid')
    .select([
      'clients.legal_name',
      'clients.company',
      'clients.address_line1',
      'clients.address_line2',
      'clients.city',
      'clients.state_prov',
      'clients.postal_code',
      'clients.country',
      'clients.tax_numbers',
      'brand',
      'last_four',
    ])
    .where('orders.uuid', '=', order_uuid)
    .executeTakeFirstOrThrow()
  if (known.state === 'paid') return
  const agreement = await agreementOf(deps, known, known)
  await checkoutTurns.take(() =>
    database.kysely.transaction().execute(async (transaction) => {
      const order = await lockOrder(transaction, order_uuid)
      if (order.state === 'paid') return
      if (payment !== null && !(await noteSucceeded(transaction, order_uuid, payment, clock.now()))) return
      if (!(await isTaken(transaction, order))) return begin(transaction, deps, order, payment, agreement)
      if (payment !== null) await bookAsCredit(transaction, order, paymentOf(order, payment, clock.now()))
    }),
  )
}
