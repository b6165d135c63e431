import { listNextPayouts } from '@talentplace/contract/payroll/payouts/payout.routes'
import type { Currency } from '@talentplace/contract/shared/money'
import { sql } from 'kysely'
import { bankDayAfter } from '../../platform/clock/bank-days.ts'
import { calendarDay } from '../../platform/clock/calendar-day.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle } from '../../platform/http/handler.ts'
import { isNameForBanks } from '../bank-accounts/name-at-bank.ts'
import { isPayable } from '../bills/payable-bills.ts'

interface NextDeps {
  readonly database: Database
  readonly clock: Clock
  readonly officeZone: string
}

/** Whose banks pay a currency. */
export const countryOf = { cad: 'CA', usd: 'US' } as const

interface Payable {
  readonly currency: Currency
  readonly total_cents: number
  readonly has_account: boolean
  /** That it would go out with. */
  readonly name: string
}

const currencies = ['cad', 'usd'] as const

/** What could be paid now. */
export function listNextPayoutsOperation({ database, clock, officeZone }: NextDeps) {
  return handle(listNextPayouts, async () => {
    const now = clock.now()
    const { rows } = await sql<Payable>`
      select va_bills.currency, total_cents, changed_date is not null as has_account,
        coalesce(nullif(holder_name, ''), payee ->> 'name') as name
      from va_bills
      left join bank_accounts on bank_accounts.virtualassistant_uuid = va_bills.virtualassistant_uuid
        and bank_accounts.currency = va_bills.currency and changed_date <= ${now}::timestamptz - interval '48 hours'
      where ${isPayable}`.execute(database.kysely)
    const payouts = currencies.map((currency) => {
      const own = rows.filter((row) => row.currency === currency)
      const paid = own.filter(({ has_account, name }) => has_account && isNameForBanks(name))
      const total_cents = paid.reduce((sum, bill) => sum + bill.total_cents, 0)
      return { currency, bills: paid.length, total_cents, without_details: own.length - paid.length }
    })
    const today = calendarDay(officeZone, now)
    return {
      payouts: payouts.map((row) => ({ ...row, payment_date: bankDayAfter(countryOf[row.currency], today) })),
    }
  })
}
