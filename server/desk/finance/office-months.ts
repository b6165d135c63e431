import { sql, type Kysely } from 'kysely'
import { startOfDay } from '../../platform/clock/local-day.ts'
import type { Tables } from '../../platform/database/tables.ts'

const firstYear = 1990
const lastYear = 2100

function* months(): Generator<string> {
  for (let year = firstYear; year <= lastYear; year += 1) {
    for (let month = 1; month <= 12; month += 1) yield `${year}-${String(month).padStart(2, '0')}-01`
  }
}

/** The first day of a month, some months on. */
export function monthAfter(month: string, count = 1): string {
  return Temporal.PlainDate.from(month).add({ months: count }).toString()
}

/**
 * Writes when months begin on the clock of a zone, wherever the database has it otherwise; then all sums of net income are made
 * anew. How many months have changed.
 */
export async function storeOfficeMonths(database: Kysely<Tables>, zone: string): Promise<number> {
  const all = [...months()]
  const begins = [...all, `${lastYear + 1}-01-01`].map((month) => startOfDay(zone, month))
  return database.transaction().execute(async (transaction) => {
    await sql`set local statement_timeout = '10min'`.execute(transaction)
    const { numAffectedRows = 0n } = await sql`
      update office_months set begins = ours.begins, ends = ours.ends
      from unnest(${all}::date[], ${begins.slice(0, -1)}::timestamptz[], ${begins.slice(1)}::timestamptz[]) ours (month, begins, ends)
      where office_months.month = ours.month
        and (office_months.begins, office_months.ends) <> (ours.begins, ours.ends)`.execute(transaction)
    if (numAffectedRows > 0n) await sql`select sum_income_anew()`.execute(transaction)
    return Number(numAffectedRows)
  })
}
