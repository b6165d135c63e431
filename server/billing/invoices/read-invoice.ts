import { chargeStates } from '@talentplace/contract/billing/processor/charge.states'
import { creditNoteNumber } from '@talentplace/contract/billing/invoices/invoice-number'
import type {
  Invoice,
  InvoiceCreditNote,
  InvoiceParty,
  InvoicePayment,
  InvoiceRefund,
  InvoiceSummary,
} from '@talentplace/contract/billing/invoices/invoice.routes'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { notFound } from '../../platform/http/http-error.ts'
import { documentLanguage } from './document-wording.ts'
import { clientClock } from './client-clock.ts'
import { invoiceRows, invoiceSummary } from './find-invoices.ts'
import { refundableColumns, type Refundable } from '../payments/refundable.ts'
import { isVisibleTo, seesEveryInvoice, type InvoiceViewer } from './visible-invoices.ts'
import { postedLines } from './posted-lines.ts'
import { toLineView } from './to-line-view.ts'

type DayOf = (instant: Date) => string

type PaymentRow = Omit<InvoicePayment, 'paid_date' | 'paid_day' | 'refundable_cents'> &
  Refundable & { readonly paid_date: Date }

/**
 * What came for an invoice, also what came too late to pay any of it. `byName`: staff see who recorded a payment and what
 * can be refunded, clients don't.
 */
async function paymentsOf(
  database: Kysely<Tables>,
  invoice_uuid: string,
  byName: boolean,
  dayOf: DayOf,
): Promise<InvoicePayment[]> {
  const { rows } = await sql<PaymentRow>`
    select payments.uuid, paid_date, method, coalesce(allocation.amount_cents, 0) as amount_cents,
      coalesce(written_credit_note_number(note.currency, note.number), reference) as reference,
      (select coalesce(sum(amount_cents), 0)::int from client_credits
        where payment_uuid = payments.uuid and kind = 'surplus') as surplus_cents,
      refundable.*,
      case when ${byName} then users.full_name end as recorded_by, brand || ' ending in ' || last_four as card
    from payments
    left join payment_allocations allocation
      on allocation.payment_uuid = payments.uuid and allocation.invoice_uuid = ${invoice_uuid}
    left join users on users.uuid = recorded_by
    left join credit_notes note on note.payment_uuid = payments.uuid
    left join charges on charges.uuid = charge_uuid
    left join credit_cards on credit_cards.uuid = charges.card_uuid
    cross join lateral (select ${refundableColumns(sql`payments.uuid`, sql`${invoice_uuid}::uuid`)}) as refundable
    where allocation.invoice_uuid is not null
      or payments.charge_uuid in (select charge_uuid from charge_shares where invoice_uuid = ${invoice_uuid})
    order by paid_date, payments.uuid`.execute(database)
  return rows.map(({ credit_cents, noted_cents, invoice_cents, ...row }) => ({
    ...row,
    paid_date: row.paid_date.toISOString(),
    paid_day: dayOf(row.paid_date),
    refundable_cents: byName && row.method === 'card' ? credit_cents + noted_cents + invoice_cents : 0,
  }))
}

async function refundsOf(database: Kysely<Tables>, invoice_uuid: string, dayOf: DayOf): Promise<InvoiceRefund[]> {
  const { rows } = await sql<Omit<InvoiceRefund, 'created_date' | 'created_day'> & { readonly created_date: Date }>`
    select refunds.uuid, refunds.created_date, refunds.amount_cents, refunds.state, reason,
      brand || ' ending in ' || last_four as card
    from refunds
    join payments on payments.uuid = payment_uuid
    left join charges on charges.uuid = charge_uuid
    left join credit_cards on credit_cards.uuid = charges.card_uuid
    where refunds.invoice_uuid = ${invoice_uuid}
    order by refunds.created_date, refunds.uuid`.execute(database)
  return rows.map((row) => ({
    ...row,
    created_date: row.created_date.toISOString(),
    created_day: dayOf(row.created_date),
  }))
}

/** Payments of an invoice that the cardholder's bank takes back; only staff are told. */
async function disputesOf(database: Kysely<Tables>, invoice_uuid: string, dayOf: DayOf): Promise<Invoice['disputes']> {
  const disputes = await database
    .selectFrom('disputes')
    .innerJoin('payment_allocations', 'payment_allocations.payment_uuid', 'disputes.payment_uuid')
    .select(['opened_date', 'state', 'disputes.amount_cents', 'reason'])
    .where('payment_allocations.invoice_uuid', '=', invoice_uuid)
    .orderBy('opened_date')
    .execute()
  return disputes.map(({ opened_date, ...dispute }) => ({
    ...dispute,
    opened_date: opened_date.toISOString(),
    opened_day: dayOf(opened_date),
  }))
}

async function creditOf(database: Kysely<Tables>, { client_uuid, currency }: InvoiceSummary): Promise<number> {
  const credit = await database
    .selectFrom('client_credit_balances')
    .select('balance_cents')
    .where('client_uuid', '=', client_uuid)
    .where('currency', '=', currency)
    .executeTakeFirst()
  return credit?.balance_cents ?? 0
}

/** How its collection stands: the last refusal since the last payment, the next try, a charge without an answer. */
async function collectionOf(
  database: Kysely<Tables>,
  invoice_uuid: string,
): Promise<Pick<Invoice, 'last_failure' | 'next_try' | 'small_balance' | 'pending'>> {
  const charges = await database
    .selectFrom('charges')
    .innerJoin('charge_shares', 'charge_uuid', 'charges.uuid')
    .select(['state', 'failure_message', 'settled_date'])
    .where('charge_shares.invoice_uuid', '=', invoice_uuid)
    .orderBy('created_date', 'desc')
    .orderBy('attempt', 'desc')
    .execute()
  const collection = await database
    .selectFrom('collections')
    .select(['next_try', 'waits_since'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('invoices')
          .innerJoin('projects', (join) =>
            join
              .onRef('projects.client_uuid', '=', 'invoices.client_uuid')
              .onRef('projects.currency', '=', 'invoices.currency'),
          )
          .select('projects.uuid')
          .where('invoices.uuid', '=', invoice_uuid)
          .where('start_date', 'is not', null)
          .where('end_date', 'is', null),
      ).as('renews'),
    )
    .where('invoice_uuid', '=', invoice_uuid)
    .executeTakeFirst()
  const last = charges[0]
  const failure = last?.state === 'declined' ? last : undefined
  return {
    last_failure: failure?.settled_date
      ? { message: failure.failure_message ?? 'The card was declined.', date: failure.settled_date.toISOString() }
      : null,
    next_try: collection?.next_try ?? null,
    small_balance: collection?.waits_since ? (collection.renews ? 'with_next' : 'left') : null,
    pending: charges.some(({ state }) => chargeStates.is('open', state)),
  }
}

/** What was stored when it was posted: its lines and taxes in their order, and both parties of that day. */
async function postedParts(database: Kysely<Tables>, uuid: string) {
  const posted = await database
    .selectFrom('invoices')
    .select([
      'subtotal_cents',
      'discount_cents',
      'tax_cents',
      'refunded_cents',
      'supplier',
      'client',
      'po_number',
      'notes',
    ])
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow()
  const { lines, taxes } = await postedLines(database, 'invoice', uuid)
  return {
    ...posted,
    supplier: posted.supplier as InvoiceParty,
    client: posted.client as InvoiceParty,
    lines: lines.map(toLineView),
    taxes,
  }
}

/** What has taken an invoice back, in whole or in part, the oldest first. */
async function creditNotesOf(database: Kysely<Tables>, invoice_uuid: string): Promise<InvoiceCreditNote[]> {
  const notes = await database
    .selectFrom('credit_notes')
    .select(['uuid', 'number', 'currency', 'issue_date', 'total_cents', 'reason'])
    .select(['applied_cents', 'credited_cents', 'refunded_cents'])
    .where('invoice_uuid', '=', invoice_uuid)
    .orderBy('number')
    .execute()
  return notes.map(({ currency, ...note }) => ({ ...note, number: creditNoteNumber(currency, note.number) }))
}

/** A posted invoice as its client or our staff see it. Whoever calls has let the asker in; `readInvoice` does. @throws HttpError 404 */
export async function readInvoiceFor(
  database: Kysely<Tables>,
  audience: 'client' | 'staff',
  uuid: string,
): Promise<Invoice> {
  const row = await invoiceRows(database).where('uuid', '=', uuid).executeTakeFirst()
  if (!row) throw notFound('There is no such invoice.')
  const summary = invoiceSummary(row)
  const isStaff = audience === 'staff'
  const dayOf = await clientClock(database, summary.client_uuid)
  return {
    ...summary,
    ...(await postedParts(database, uuid)),
    ...(await collectionOf(database, uuid)),
    payments: await paymentsOf(database, uuid, isStaff, dayOf),
    refunds: await refundsOf(database, uuid, dayOf),
    credit_notes: await creditNotesOf(database, uuid),
    disputes: isStaff ? await disputesOf(database, uuid, dayOf) : [],
    credit_cents: await creditOf(database, summary),
    document_language: await documentLanguage(database, summary.client_uuid),
  }
}

/** A posted invoice that the viewer may see, as it was stored. @throws HttpError 404 */
export async function readInvoice(database: Kysely<Tables>, viewer: InvoiceViewer, uuid: string): Promise<Invoice> {
  const seen = await invoiceRows(database).where('uuid', '=', uuid).where(isVisibleTo(viewer)).executeTakeFirst()
  if (!seen) throw notFound('There is no such invoice.')
  return readInvoiceFor(database, seesEveryInvoice(viewer) ? 'staff' : 'client', uuid)
}
