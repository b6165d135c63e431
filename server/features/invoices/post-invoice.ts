import type { InvoiceKind } from '@talentplace/contract/invoices/invoice-kind'
import type { MoneyDocument } from '@talentplace/contract/checkout/quote'
import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { addLines } from './add-lines.ts'
import { clientParty } from './client-party.ts'
import { numberInvoice } from './number-invoice.ts'

/** A party as an invoice names it. */
export interface InvoiceParty {
  readonly name: string
  /** Line by line, as on an envelope. */
  readonly address: readonly string[]
  readonly tax_numbers: readonly { readonly name: string; readonly number: string }[]
}

export interface InvoiceToPost {
  readonly kind: InvoiceKind
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

async function addRow(transaction: Transaction<Tables>, invoice: InvoiceToPost): Promise<string> {
  const { document, period, supplier, at, kind, client_uuid, project_uuid, invoice_date, due_date } = invoice
  const { party, po_number } = await clientParty(transaction, client_uuid)
  const { uuid } = await transaction
    .insertInto('invoices')
    .values({
      kind,
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

/** Step: an invoice with the document's lines that isn't posted yet: it has no number, and nobody owes it. */
export async function draftInvoice(transaction: Transaction<Tables>, invoice: InvoiceToPost): Promise<string> {
  const uuid = await addRow(transaction, invoice)
  await addLines(transaction, uuid, invoice.document)
  return uuid
}

/**
 * Step: posts an invoice with the document's stored lines and gives it the currency's next number; one of nothing is
 * paid at once. The row of numbers is locked until the transaction ends, so this comes as late in it as can be.
 */
export async function postInvoice(
  transaction: Transaction<Tables>,
  invoice: InvoiceToPost,
): Promise<{ uuid: string; number: number }> {
  const uuid = await draftInvoice(transaction, invoice)
  return { uuid, number: await numberInvoice(transaction, { uuid, document: invoice.document, who: 'system' }) }
}
