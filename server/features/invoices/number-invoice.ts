import type { MoneyDocument } from '@talentplace/contract/checkout/quote'
import { invoiceStates } from '@talentplace/contract/invoices/invoice.states'
import { sql, type Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

interface ToNumber {
  readonly uuid: string
  readonly document: Pick<MoneyDocument, 'currency' | 'total_cents'>
  readonly who: 'staff' | 'system'
}

/**
 * Step: posts a draft: it gets the currency's next number, and one of nothing is paid at once. The row of numbers is locked
 * until the transaction ends, so this comes as late in it as can be.
 */
export async function numberInvoice(
  transaction: Transaction<Tables>,
  { uuid, document, who }: ToNumber,
): Promise<number> {
  const { last_number: number } = await transaction
    .updateTable('invoice_numbers')
    .set({ last_number: sql`last_number + 1` })
    .where('currency', '=', document.currency)
    .returning('last_number')
    .executeTakeFirstOrThrow()
  const status = invoiceStates.step('draft', document.total_cents === 0 ? 'paid' : 'posted', who)
  await transaction.updateTable('invoices').set({ number, status }).where('uuid', '=', uuid).execute()
  return number
}
