import type { MoneyLine } from '@talentplace/contract/billing/prices/quote'
import { sql, type Kysely, type Selectable } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

/** As it is in the database. */
export interface StoredLine extends Omit<MoneyLine, 'seconds' | 'adjusts'> {
  readonly seconds: number | null
  readonly adjusts: MoneyLine['adjusts'] | null
}

type Tax = Pick<Selectable<Tables['invoice_taxes']>, 'name' | 'rate_thousandths' | 'base_cents' | 'amount_cents'>

/** The lines and taxes of an invoice or a credit note in their order, as they were stored when it was posted. */
export async function postedLines(
  database: Kysely<Tables>,
  of: 'invoice' | 'credit_note',
  uuid: string,
): Promise<{ lines: MoneyLine[]; taxes: Tax[] }> {
  const its = sql`where ${sql.ref(`${of}_uuid`)} = ${uuid} order by position`
  const lines = await sql<StoredLine>`
    select kind, adjusts, description, role_id, quantity, unit_cents, amount_cents, tax_category, seconds
    from ${sql.table(`${of}_lines`)} ${its}`.execute(database)
  const taxes = await sql<Tax>`
    select name, rate_thousandths, base_cents, amount_cents from ${sql.table(`${of}_taxes`)} ${its}`.execute(database)
  return {
    lines: lines.rows.map(({ seconds, adjusts, ...line }) => ({
      ...line,
      ...(seconds !== null && { seconds }),
      ...(adjusts !== null && { adjusts }),
    })),
    taxes: taxes.rows,
  }
}
