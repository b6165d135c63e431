import type { MoneyDocument } from '@talentplace/contract/billing/prices/quote'
import { postInvoice } from '../../billing/invoices/post-invoice.ts'
import { bookPayment } from '../../billing/payments/book-payment.ts'
import { pricingOf } from '../../billing/prices/pricing-of.ts'
import { invoiceDayOf, periodFrom } from '../../rules/billing-period.ts'
import { priceDocument } from '../../rules/money-document.ts'
import type { TestDatabase } from '../database.ts'

export const testSupplier = {
  name: 'Talentplace Inc.',
  address: ['1 Harbour Street', 'Toronto ON M5J 2N8', 'CA'],
  tax_numbers: [
    { name: 'GST/HST', number: '123456789 RT0001' },
    { name: 'QST', number: '1234567890 TQ0001' },
  ],
}

export interface AddedSubscription {
  readonly uuid: string
  readonly invoice_uuid: string
  readonly document: MoneyDocument
  readonly period: { readonly start: string; readonly end: string }
}

/**
 * A subscription as a checkout leaves it: rate plan, first invoice and, unless `paid` is false, its payment. The client's
 * own address decides the taxes.
 */
export async function addSubscription(
  database: TestDatabase,
  about: {
    client_uuid: string
    created_by: string
    start_date: string
    at: Date
    name?: string
    hours?: number
    /** The slug of the role; the first of all, unless it is said. */
    role?: string
    assistant_uuid?: string
    paid?: boolean
  },
): Promise<AddedSubscription> {
  const { client_uuid, created_by, start_date, at, hours = 20 } = about
  const invoice_day = invoiceDayOf(start_date)
  const period = periodFrom(start_date, invoice_day)
  return database.kysely.transaction().execute(async (transaction) => {
    const client = await transaction
      .selectFrom('clients')
      .selectAll()
      .where('uuid', '=', client_uuid)
      .executeTakeFirstOrThrow()
    const currency = client.currency ?? 'cad'
    const role = await transaction
      .selectFrom('roles')
      .select(['id', 'value', 'tax_category'])
      .$if(about.role !== undefined, (query) => query.where('slug', '=', about.role ?? ''))
      .orderBy('id')
      .executeTakeFirstOrThrow()
    const place = { country: client.country, region: client.state_prov }
    const pricing = await pricingOf(transaction, { currency, on: start_date, ...place })
    const { document } = priceDocument({
      currency,
      roles: [{ role_id: role.id, description: role.value, hours, uplift_cents: 0, tax_category: role.tax_category }],
      bands: pricing.bands,
      promotions: [],
      taxes: pricing.taxes,
    })
    const { uuid } = await transaction
      .insertInto('projects')
      .values({
        client_uuid,
        created_by,
        project_name: about.name ?? 'Books and inbox',
        matching_criteria: '{}',
        start_date,
        currency,
        invoice_day,
        invoiced_until: period.end,
        matching_state: 'matching',
        created_date: at,
      })
      .returning('uuid')
      .executeTakeFirstOrThrow()
    await transaction
      .insertInto('rate_plans')
      .values({
        project_uuid: uuid,
        virtualassistant_uuid: about.assistant_uuid ?? null,
        role_id: role.id,
        hours_per_month: hours,
        client_rate_cents: document.lines[0]?.unit_cents ?? 0,
        currency,
        rate_start_date: start_date,
      })
      .execute()
    const invoice = await postInvoice(transaction, {
      kind: 'checkout',
      client_uuid,
      project_uuid: uuid,
      document,
      period,
      invoice_date: at.toISOString().slice(0, 10),
      due_date: at.toISOString().slice(0, 10),
      supplier: testSupplier,
      at,
    })
    if (about.paid !== false) {
      await bookPayment(transaction, {
        client_uuid,
        currency,
        invoices: [invoice.uuid],
        charge_uuid: null,
        method: 'other',
        amount_cents: document.total_cents,
        reference: 'at checkout',
        recorded_by: null,
        at,
      })
    }
    return { uuid, invoice_uuid: invoice.uuid, document, period }
  })
}
