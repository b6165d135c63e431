import type { InvoiceKind } from '@talentplace/contract/billing/invoices/invoice-kind'
import type { MoneyDocument } from '@talentplace/contract/billing/prices/quote'
import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { insertInvoiceLines } from './add-lines.ts'
import { clientParties, type BilledClient } from './client-party.ts'
import { numberInvoices } from './number-invoice.ts'

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

/** An invoice that isn't posted yet. */
interface Draft {
  readonly uuid: string
  readonly invoice: InvoiceToPost
}

function rowOf(invoice: InvoiceToPost, client: BilledClient | undefined) {
  const { document, period, supplier, at, kind, client_uuid, project_uuid, invoice_date, due_date } = invoice
  if (!client) throw new Error(`Client ${client_uuid} is gone`)
  return {
    kind,
    client_uuid,
    project_uuid,
    order_uuid: invoice.order_uuid ?? null,
    invoice_date,
    due_date,
    period_start: period.start,
    period_end: period.end,
    currency: document.currency,
    status: 'draft' as const,
    subtotal_cents: document.subtotal_cents,
    discount_cents: document.discount_cents,
    tax_cents: document.tax_cents,
    total_cents: document.total_cents,
    supplier: JSON.stringify(supplier),
    client: JSON.stringify(client.party),
    po_number: client.po_number,
    created_date: at,
  }
}

/** Each is of another subscription. */
async function draftInvoices(transaction: Transaction<Tables>, invoices: readonly InvoiceToPost[]): Promise<Draft[]> {
  const clients = await clientParties(
    transaction,
    invoices.map(({ client_uuid }) => client_uuid),
  )
  const rows = await transaction
    .insertInto('invoices')
    .values(invoices.map((invoice) => rowOf(invoice, clients.get(invoice.client_uuid))))
    .returning(['uuid', 'project_uuid'])
    .execute()
  const made = new Map(rows.map(({ uuid, project_uuid }) => [project_uuid, uuid]))
  const drafts = invoices.map((invoice) => ({ invoice, uuid: made.get(invoice.project_uuid) as string }))
  await insertInvoiceLines(
    transaction,
    drafts.map(({ uuid, invoice: { document } }) => ({ invoice_uuid: uuid, document })),
  )
  return drafts
}

/** Step: an invoice with the document's lines that isn't posted yet: it has no number, and nobody owes it. */
export async function draftInvoice(transaction: Transaction<Tables>, invoice: InvoiceToPost): Promise<string> {
  const [draft] = await draftInvoices(transaction, [invoice])
  return (draft as Draft).uuid
}

export interface PostedInvoice {
  readonly uuid: string
  readonly number: number
}

/**
 * Step: posts invoices, each of another subscription, with their documents' stored lines, and gives them their currencies' next
 * numbers in their order; one of nothing is paid at once. The rows of numbers are locked until the transaction ends, so this comes
 * as late in it as can be.
 */
export async function postInvoices(
  transaction: Transaction<Tables>,
  invoices: readonly InvoiceToPost[],
): Promise<PostedInvoice[]> {
  const drafts = await draftInvoices(transaction, invoices)
  return numberInvoices(
    transaction,
    drafts.map(({ uuid, invoice }) => ({ ...invoice, uuid, who: 'system' })),
  )
}

/** Step: the same of one invoice. */
export async function postInvoice(transaction: Transaction<Tables>, invoice: InvoiceToPost): Promise<PostedInvoice> {
  const [posted] = await postInvoices(transaction, [invoice])
  return posted as PostedInvoice
}
