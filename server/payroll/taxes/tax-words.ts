import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { moneyText } from '../../rules/money-text.ts'
import type { StoredBill } from '../bills/lock-draft.ts'

/** What taxes a bill includes, as a sentence with a space behind it; empty: none. */
export async function taxWords(
  transaction: Transaction<Tables>,
  { uuid, currency }: Pick<StoredBill, 'uuid' | 'currency'>,
): Promise<string> {
  const taxes = await transaction
    .selectFrom('va_bill_taxes')
    .select(['name', 'amount_cents'])
    .where('bill_uuid', '=', uuid)
    .orderBy('position')
    .execute()
  if (taxes.length === 0) return ''
  const each = taxes.map(({ name, amount_cents }) => `${name} ${moneyText(amount_cents, currency)}`)
  return `It includes ${each.join(' and ')}. `
}
