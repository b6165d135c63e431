import type { BillSummary } from '@talentplace/contract/payroll/bills/bill.routes'
import { billStates } from '@talentplace/contract/payroll/bills/bill.states'
import { sql, type Kysely } from 'kysely'
import { sqlIn } from '../../platform/database/sql-in.ts'
import type { Tables } from '../../platform/database/tables.ts'

/** Bills as their lists show them, as the text of a query; `written` is the number as people read it and search for it. */
const bills = sql`
  select va_bills.uuid, va_bills.number, written_bill_number(va_bills.currency, va_bills.number) as written,
    virtualassistant_uuid, display_name as virtualassistant_name, bill_date, period_start, period_end, va_bills.currency, status,
    held_reason, total_cents, case when status in ${sqlIn(billStates.sets.expected)} then expected_date end as expected_date,
    paid_date
  from va_bills
  join assistants on assistants.uuid = virtualassistant_uuid`

type BillRow = Omit<BillSummary, 'number'> & { number: number | null; written: string | null }

/** The rows of bills, for a query: its conditions and order may name every field of a row, and `written`. */
export function billRows(database: Kysely<Tables>) {
  return database.selectFrom(sql<BillRow>`(${bills})`.as('bills')).selectAll()
}

export function billSummary({ written, ...row }: BillRow): BillSummary {
  return { ...row, number: written }
}
