import { listNextPayouts } from '@talentplace/contract/bills/payouts/payout.routes'
import type { Currency } from '@talentplace/contract/shared/money'
import { sql } from 'kysely'
import { bankDayAfter } from '../../../platform/clock/bank-days.ts'
import { calendarDay } from '../../../platform/clock/calendar-day.ts'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Database } from '../../../platform/database/connection.ts'
import { handle } from '../../../platform/http/handler.ts'
import { isPayable } from './payable-bills.ts'

interface NextDeps {
  readonly database: Database
  readonly clock: Clock
  readonly officeZone: string
}

/** Whose banks pay a currency. */
export const countryOf = { cad: 'CA', usd: 'US' } as const

interface Counted {
  readonly currency: Currency
  readonly bills: number
  readonly total_cents: number
  readonly without_details: number
}

/** What could be paid now. */
export function listNextPayoutsOperation({ database, clock, officeZone }: NextDeps) {
  return handle(listNextPayouts, async () => {
    const now = clock.now()
    const { rows } = await sql<Counted>`
      select each as currency, count(changed_date)::int as bills,
        coalesce(sum(total_cents) filter (where changed_date is not null), 0)::int as total_cents,
        (count(va_bills.uuid) - count(changed_date))::int as without_details
      from unnest(array['cad', 'usd']) each
      left join va_bills on va_bills.currency = each and ${isPayable}
      left join bank_accounts on bank_accounts.virtualassistant_uuid = va_bills.virtualassistant_uuid
        and bank_accounts.currency = each and changed_date <= ${now}::timestamptz - interval '48 hours'
      group by each order by each`.execute(database.kysely)
    const today = calendarDay(officeZone, now)
    return {
      payouts: rows.map((row) => ({ ...row, payment_date: bankDayAfter(countryOf[row.currency], today) })),
    }
  })
}
