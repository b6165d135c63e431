import type { PayYear } from '@talentplace/contract/payroll/pay-year/pay-year.routes'
import type { Slip } from '@talentplace/contract/payroll/pay-year/slips'
import type { Currency } from '@talentplace/contract/shared/money'
import { sql, type Kysely } from 'kysely'
import { calendarDay } from '../../platform/clock/calendar-day.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { notFound } from '../../platform/http/http-error.ts'
import { seesEveryBill, type BillViewer } from '../bills/visible-bills.ts'
import { paidYears } from './paid-years.ts'
import { isSlipDue, slipOf, type SlipRules } from './slip-rules.ts'

type InCurrency = PayYear['currencies'][number]
type PaidBill = InCurrency['bills'][number]

const sumOf = (bills: readonly PaidBill[]) => bills.reduce((sum, { amount_cents }) => sum + amount_cents, 0)

interface OfYear {
  readonly slipRules: SlipRules
  readonly slip: Slip
  readonly year: number
}

function inCurrency(currency: Currency, bills: readonly PaidBill[], { slipRules, ...of }: OfYear): InCurrency {
  const monthOf = ({ paid_date }: PaidBill) => paid_date.slice(0, 7)
  const months = [...new Set(bills.map(monthOf))].map((month) => ({
    month,
    amount_cents: sumOf(bills.filter((bill) => monthOf(bill) === month)),
  }))
  const total_cents = sumOf(bills)
  const tax_cents = bills.reduce((sum, bill) => sum + bill.tax_cents, 0)
  const fees_cents = total_cents - tax_cents
  const slip_due = isSlipDue(slipRules, { ...of, currency, cents: fees_cents })
  return { currency, total_cents, tax_cents, fees_cents, slip_due, months, bills: [...bills] }
}

/** Whose year is asked for: staff see everyone's, an assistant their own. @throws HttpError 404 */
async function assistantOf(database: Kysely<Tables>, viewer: BillViewer, year: string | undefined) {
  const found = await database
    .selectFrom('assistants')
    .select(['uuid', 'display_name', 'user_uuid', 'country'])
    .where((where) => (year === undefined ? where('user_uuid', '=', viewer.user_uuid) : where('uuid', '=', year)))
    .executeTakeFirst()
  const sees = found && (found.user_uuid === viewer.user_uuid || seesEveryBill(viewer))
  if (!sees) throw notFound('There is no such assistant.')
  return found
}

interface Requested {
  readonly virtualassistant_uuid?: string | undefined
  readonly year?: string | undefined
}

export interface PayYearReading {
  readonly viewer: BillViewer
  readonly now: Date
  readonly officeZone: string
  readonly slipRules: SlipRules
}

/** What an assistant was paid in a year, by the day it was paid. @throws HttpError 404 */
export async function readPayYear(
  database: Kysely<Tables>,
  { viewer, now, officeZone, slipRules }: PayYearReading,
  requestedYear: Requested,
): Promise<PayYear> {
  const { uuid, display_name, country } = await assistantOf(database, viewer, requestedYear.virtualassistant_uuid)
  const today = calendarDay(officeZone, now)
  const year = requestedYear.year ?? today.slice(0, 4)
  const slip = slipOf(country)
  const { rows } = await sql<PaidBill & { currency: Currency }>`
    select uuid, currency, written_bill_number(currency, number) as number, paid_date, total_cents as amount_cents,
      tax_cents
    from va_bills
    where virtualassistant_uuid = ${uuid} and status = 'paid'
      and paid_date between ${`${year}-01-01`}::date and ${`${year}-12-31`}::date
    order by currency, paid_date, va_bills.number`.execute(database)
  const currencies = [...new Set(rows.map(({ currency }) => currency))]
  return {
    virtualassistant_uuid: uuid,
    virtualassistant_name: display_name,
    year: Number(year),
    slip,
    years: await paidYears(database, { today, virtualassistant_uuid: uuid }),
    currencies: currencies.map((each) =>
      inCurrency(
        each,
        rows.filter(({ currency }) => currency === each).map(({ currency: _of, ...bill }) => bill),
        { slipRules, slip, year: Number(year) },
      ),
    ),
  }
}
