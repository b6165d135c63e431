import { taxesOfNumber } from '@talentplace/contract/payroll/taxes/tax-number-forms'
import { sql, type Transaction } from 'kysely'
import { addRows } from '../../platform/database/add-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { billSums } from '../../rules/bill-document.ts'
import type { PricedTax } from '../../rules/money-document.ts'
import type { StoredBill } from './lock-draft.ts'
import { registeredTaxNumbersOf } from './registered-tax-numbers.ts'

type Draft = Pick<StoredBill, 'uuid' | 'virtualassistant_uuid' | 'currency'>

export interface TaxedOn {
  /** The day whose numbers and rates count. */
  readonly on: string
  /** Whose rates: ours. Null: we aren’t in Canada. */
  readonly province: string | null
}

/** The rates of our province on a day. */
async function ratesOf(transaction: Transaction<Tables>, province: string, on: string): Promise<PricedTax[]> {
  const { rows } = await sql<PricedTax>`
    select name, rate_thousandths, tax_category from (
      select distinct on (name) name, rate_thousandths, tax_category from tax_rates
      where country = 'CA' and region = ${province} and tax_category = 'all'
        and effective_from <= ${on}::date
      order by name, effective_from desc) newest
    where rate_thousandths > 0 order by name`.execute(transaction)
  return rows
}

/**
 * What assistants charge on a day: the rates of our province, for the numbers that they hold, whatever the bill's currency. A tax follows
 * who supplies and who receives, and is in the currency of its bill (Excise Tax Act, s. 165). By draft.
 */
async function taxesOf(
  transaction: Transaction<Tables>,
  drafts: readonly Draft[],
  { on, province }: TaxedOn,
): Promise<Map<string, PricedTax[]>> {
  if (province === null || drafts.length === 0) return new Map()
  const assistants = drafts.map(({ virtualassistant_uuid }) => virtualassistant_uuid)
  const numbers = await registeredTaxNumbersOf(transaction, assistants, on)
  if (numbers.size === 0) return new Map()
  const rates = await ratesOf(transaction, province, on)
  return new Map(
    drafts.map(({ uuid, virtualassistant_uuid }) => {
      const names = new Set<string>(
        (numbers.get(virtualassistant_uuid) ?? []).flatMap(({ kind }) => taxesOfNumber[kind]),
      )
      return [uuid, rates.filter(({ name }) => names.has(name))]
    }),
  )
}

export interface BillTotals {
  readonly tax_cents: number
  readonly total_cents: number
}

/**
 * Step: what drafts that are held come to, once their lines are written, in their order. Their taxes are written anew; the sums are
 * for who writes the drafts.
 */
export async function addUpBills(
  transaction: Transaction<Tables>,
  drafts: readonly Draft[],
  taxed: TaxedOn,
): Promise<BillTotals[]> {
  const areTheirs = sql<boolean>`bill_uuid = any(${drafts.map(({ uuid }) => uuid)}::uuid[])`
  await transaction.deleteFrom('va_bill_taxes').where(areTheirs).execute()
  const rows = await transaction
    .selectFrom('va_bill_lines')
    .select(['bill_uuid', 'description', 'amount_cents'])
    .where(areTheirs)
    .orderBy('position')
    .execute()
  const lines = Map.groupBy(rows, ({ bill_uuid }) => bill_uuid)
  const taxes = await taxesOf(transaction, drafts, taxed)
  const sums = drafts.map(({ uuid, currency }) => billSums(currency, lines.get(uuid) ?? [], taxes.get(uuid) ?? []))
  const written = sums.flatMap((each, index) =>
    each.taxes.map((tax, at) => ({ ...tax, bill_uuid: drafts[index]?.uuid as string, position: at + 1 })),
  )
  await addRows(transaction, 'va_bill_taxes', written)
  return sums.map(({ tax_cents, total_cents }) => ({ tax_cents, total_cents }))
}

/** Step: the same of one draft. */
export async function addUpBill(transaction: Transaction<Tables>, draft: Draft, taxed: TaxedOn): Promise<BillTotals> {
  const [sums] = await addUpBills(transaction, [draft], taxed)
  return sums as BillTotals
}
