import { billStates } from '@talentplace/contract/payroll/bills/bill.states'
import type { InvoiceParty } from '@talentplace/contract/billing/invoices/invoice.routes'
import { sql, type Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { assistantParty } from '../../rules/assistant-party.ts'
import type { StoredBill } from './lock-draft.ts'
import { numbersOnBill } from '../taxes/numbers-on-bill.ts'

interface Posting {
  readonly bill_date: string
  readonly expected_date: string
  readonly payer: InvoiceParty
  readonly posted_by: string
  readonly at: Date
}

/** Who is paid, as they are on this day. */
async function payeeOf(transaction: Transaction<Tables>, draft: StoredBill, bill_date: string): Promise<InvoiceParty> {
  const person = await transaction
    .selectFrom('assistants')
    .leftJoin('users', 'users.uuid', 'assistants.user_uuid')
    .select(['display_name', 'users.full_name', 'assistants.city', 'assistants.region', 'assistants.country'])
    .where('assistants.uuid', '=', draft.virtualassistant_uuid)
    .executeTakeFirstOrThrow()
  return { ...assistantParty(person), tax_numbers: await numbersOnBill(transaction, draft, bill_date) }
}

/**
 * Step: gives a draft that is held, and added up for this day, its currency's next number and makes it final. The row of numbers is locked until the transaction
 * ends, so this comes as late in it as can be.
 */
export async function numberBill(
  transaction: Transaction<Tables>,
  draft: StoredBill,
  { at, ...posting }: Posting,
): Promise<number> {
  const payee = await payeeOf(transaction, draft, posting.bill_date)
  const { last_number: number } = await transaction
    .updateTable('va_bill_numbers')
    .set({ last_number: sql`last_number + 1` })
    .where('currency', '=', draft.currency)
    .returning('last_number')
    .executeTakeFirstOrThrow()
  await transaction
    .updateTable('va_bills')
    .set((set) => ({
      ...posting,
      number,
      status: billStates.step(draft.status, 'posted', 'staff'),
      payer: JSON.stringify(posting.payer),
      payee: JSON.stringify(payee),
      posted_date: at,
      version: set('version', '+', 1),
    }))
    .where('uuid', '=', draft.uuid)
    .execute()
  return number
}
