import type { MoneyDocument } from '@talentplace/contract/checkout/quote'
import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

/** Step: keeps the lines and taxes of an invoice that isn't posted yet, in their order. */
export async function addLines(
  transaction: Transaction<Tables>,
  invoice_uuid: string,
  document: MoneyDocument,
): Promise<void> {
  const lines = document.lines.map((line, at) => ({ invoice_uuid, position: at + 1, ...line }))
  const taxes = document.taxes.map((tax, at) => ({ invoice_uuid, position: at + 1, ...tax }))
  if (lines.length > 0) await transaction.insertInto('invoice_lines').values(lines).execute()
  if (taxes.length > 0) await transaction.insertInto('invoice_taxes').values(taxes).execute()
}
