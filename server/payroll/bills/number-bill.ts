import { billStates } from '@talentplace/contract/payroll/bills/bill.states'
import { taxesOfNumber, taxNumberNames } from '@talentplace/contract/payroll/taxes/tax-number-forms'
import type { InvoiceParty } from '@talentplace/contract/billing/invoices/invoice.routes'
import { sql, type Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { assistantParty } from '../../rules/assistant-party.ts'
import type { StoredBill } from './lock-draft.ts'
import { registeredTaxNumbers } from './registered-tax-numbers.ts'

interface Posting {
  readonly bill_date: string
  readonly expected_date: string
  readonly payer: InvoiceParty
  readonly posted_by: string
  readonly at: Date
}

/** The numbers that the taxes of a bill are charged under: without them we can't claim the taxes back. */
async function numbersOnBill(
  transaction: Transaction<Tables>,
  { uuid, virtualassistant_uuid }: Pick<StoredBill, 'uuid' | 'virtualassistant_uuid'>,
  on: string,
): Promise<InvoiceParty['tax_numbers']> {
  const taxes = await transaction.selectFrom('va_bill_taxes').select('name').where('bill_uuid', '=', uuid).execute()
  if (taxes.length === 0) return []
  const numbers = await registeredTaxNumbers(transaction, virtualassistant_uuid, on)
  return numbers
    .filter(({ kind }) => taxes.some(({ name }) => taxesOfNumber[kind].includes(name)))
    .map(({ kind, number }) => ({ name: taxNumberNames[kind], number }))
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
