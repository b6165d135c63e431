import { taxesOfNumber, taxNumberNames } from '@talentplace/contract/payroll/taxes/tax-number-forms'
import type { InvoiceParty } from '@talentplace/contract/billing/invoices/invoice.routes'
import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import type { StoredBill } from '../bills/lock-draft.ts'
import { registeredTaxNumbers } from './registered-tax-numbers.ts'

/** The numbers that the taxes of a bill are charged under: without them we can't claim the taxes back. */
export async function numbersOnBill(
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
