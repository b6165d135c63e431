import { taxesOfNumber } from '@talentplace/contract/bills/taxes/tax-number-forms'
import { sql, type Transaction } from 'kysely'
import type { Tables } from '../../../platform/database/tables.ts'
import { billSums } from '../../../rules/bill-document.ts'
import type { PricedTax } from '../../../rules/money-document.ts'
import type { StoredBill } from '../hold-draft.ts'
import { heldTaxNumbers } from './held-tax-numbers.ts'

type Draft = Pick<StoredBill, 'uuid' | 'virtualassistant_uuid' | 'currency'>

export interface TaxedOn {
  /** The day whose numbers and rates count. */
  readonly on: string
  /** Whose rates: ours. Null: we aren’t in Canada. */
  readonly province: string | null
}

/** What an assistant charges on a day, on bills in Canadian dollars: the rates of our province, for the numbers that they hold. */
async function taxesOf(
  transaction: Transaction<Tables>,
  { virtualassistant_uuid, currency }: Draft,
  { on, province }: TaxedOn,
): Promise<PricedTax[]> {
  if (province === null || currency !== 'cad') return []
  const held = await heldTaxNumbers(transaction, virtualassistant_uuid, on)
  const names = held.flatMap(({ kind }) => taxesOfNumber[kind])
  if (names.length === 0) return []
  const { rows } = await sql<PricedTax>`
    select name, rate_thousandths, tax_category from (
      select distinct on (name) name, rate_thousandths, tax_category from tax_rates
      where country = 'CA' and region = ${province} and tax_category = 'all' and name = any (${names})
        and effective_from <= ${on}::date
      order by name, effective_from desc) newest
    where rate_thousandths > 0 order by name`.execute(transaction)
  return rows
}

/** Step: what a draft that is held comes to, once its lines are written. Its taxes are written anew; the sums are for who writes the draft. */
export async function addUpBill(
  transaction: Transaction<Tables>,
  draft: Draft,
  taxed: TaxedOn,
): Promise<{ tax_cents: number; total_cents: number }> {
  await transaction.deleteFrom('va_bill_taxes').where('bill_uuid', '=', draft.uuid).execute()
  const lines = await transaction
    .selectFrom('va_bill_lines')
    .select(['description', 'amount_cents'])
    .where('bill_uuid', '=', draft.uuid)
    .orderBy('position')
    .execute()
  const sums = billSums(draft.currency, lines, await taxesOf(transaction, draft, taxed))
  const rows = sums.taxes.map((tax, at) => ({ ...tax, bill_uuid: draft.uuid, position: at + 1 }))
  if (rows.length > 0) await transaction.insertInto('va_bill_taxes').values(rows).execute()
  return { tax_cents: sums.tax_cents, total_cents: sums.total_cents }
}
