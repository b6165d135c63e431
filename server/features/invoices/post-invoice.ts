import { invoiceStates } from '@talentplace/contract/invoices/invoice.states'
import type { MoneyDocument } from '@talentplace/contract/checkout/quote'
import { sql, type Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

/** A party as an invoice names it. */
export interface InvoiceParty {
  readonly name: string
  /** Line by line, as on an envelope. */
  readonly address: readonly string[]
  readonly tax_numbers: readonly { readonly name: string; readonly number: string }[]
}

export interface InvoiceToPost {
  readonly client_uuid: string
  readonly project_uuid: string
  readonly order_uuid?: string
  readonly document: MoneyDocument
  /** First and last day, `YYYY-MM-DD`. */
  readonly period: { readonly start: string; readonly end: string }
  readonly invoice_date: string
  readonly due_date: string
  readonly supplier: InvoiceParty
  readonly at: Date
}

const countries = { CA: 'Canada', US: 'United States' } as const

/** The client's party as it is on this day, and what they want on their invoices. */
async function clientParty(
  transaction: Transaction<Tables>,
  client_uuid: string,
): Promise<{ party: InvoiceParty; po_number: string }> {
  const client = await transaction
    .selectFrom('clients')
    .selectAll()
    .where('uuid', '=', client_uuid)
    .executeTakeFirstOrThrow()
  const place = [client.city, client.state_prov, client.postal_code].filter((each) => each !== null && each !== '')
  const address = [
    client.address_line1,
    client.address_line2,
    place.join(' '),
    client.country === null ? '' : countries[client.country],
  ]
  return {
    party: {
      name: client.legal_name === '' ? client.company : client.legal_name,
      address: address.filter((line) => line !== ''),
      tax_numbers: client.tax_numbers as InvoiceParty['tax_numbers'],
    },
    po_number: client.po_number,
  }
}

async function addDraft(transaction: Transaction<Tables>, invoice: InvoiceToPost): Promise<string> {
  const { document, period, supplier, at, client_uuid, project_uuid, invoice_date, due_date } = invoice
  const { party, po_number } = await clientParty(transaction, client_uuid)
  const { uuid } = await transaction
    .insertInto('invoices')
    .values({
      client_uuid,
      project_uuid,
      order_uuid: invoice.order_uuid ?? null,
      invoice_date,
      due_date,
      period_start: period.start,
      period_end: period.end,
      currency: document.currency,
      status: 'draft',
      subtotal_cents: document.subtotal_cents,
      discount_cents: document.discount_cents,
      tax_cents: document.tax_cents,
      total_cents: document.total_cents,
      supplier: JSON.stringify(supplier),
      client: JSON.stringify(party),
      po_number,
      created_date: at,
    })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  return uuid
}

async function addLines(transaction: Transaction<Tables>, invoice_uuid: string, document: MoneyDocument) {
  const lines = document.lines.map((line, at) => ({ invoice_uuid, position: at + 1, ...line }))
  const taxes = document.taxes.map((tax, at) => ({ invoice_uuid, position: at + 1, ...tax }))
  if (lines.length > 0) await transaction.insertInto('invoice_lines').values(lines).execute()
  if (taxes.length > 0) await transaction.insertInto('invoice_taxes').values(taxes).execute()
}

/**
 * Step: posts an invoice with the document's stored lines and gives it the currency's next number; one of nothing is
 * paid at once. The row of numbers is locked until the transaction ends, so this comes as late in it as can be.
 */
export async function postInvoice(
  transaction: Transaction<Tables>,
  invoice: InvoiceToPost,
): Promise<{ uuid: string; number: number }> {
  const uuid = await addDraft(transaction, invoice)
  await addLines(transaction, uuid, invoice.document)
  const { last_number: number } = await transaction
    .updateTable('invoice_numbers')
    .set({ last_number: sql`last_number + 1` })
    .where('currency', '=', invoice.document.currency)
    .returning('last_number')
    .executeTakeFirstOrThrow()
  await transaction
    .updateTable('invoices')
    .set({
      number,
      status: invoiceStates.step('draft', invoice.document.total_cents === 0 ? 'paid' : 'posted', 'system'),
    })
    .where('uuid', '=', uuid)
    .execute()
  return { uuid, number }
}
