import type { MoneyDocument } from '@talentplace/contract/billing/prices/quote'
import type { Transaction } from 'kysely'
import { addRows } from '../../platform/database/add-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'

/** What an invoice says. */
export interface InvoiceLines {
  readonly invoice_uuid: string
  readonly document: MoneyDocument
}

/** Step: keeps the lines and taxes of invoices that aren't posted yet, in their order; each line is quantity x unit price. */
export async function insertInvoiceLines(
  transaction: Transaction<Tables>,
  invoices: readonly InvoiceLines[],
): Promise<void> {
  const lines = invoices.flatMap(({ invoice_uuid, document }) =>
    document.lines.map((line, at) => ({ invoice_uuid, position: at + 1, ...line, is_exact: true })),
  )
  const taxes = invoices.flatMap(({ invoice_uuid, document }) =>
    document.taxes.map((tax, at) => ({ invoice_uuid, position: at + 1, ...tax })),
  )
  await addRows(transaction, 'invoice_lines', lines)
  await addRows(transaction, 'invoice_taxes', taxes)
}

/** Step: the same of one invoice. */
export function addLines(
  transaction: Transaction<Tables>,
  invoice_uuid: string,
  document: MoneyDocument,
): Promise<void> {
  return insertInvoiceLines(transaction, [{ invoice_uuid, document }])
}
