import { billNumber } from '@talentplace/contract/bills/bill-number'
import { sql } from 'kysely'
import { letGo, whyNotPaid } from '../../features/bills/banking/held-for-details.ts'
import { holdBill } from '../../features/bills/hold-draft.ts'
import { businessDayAfter } from '../../platform/clock/business-days.ts'
import { calendarDay } from '../../platform/clock/calendar-day.ts'
import { attemptItem } from '../../platform/jobs/failing-items.ts'
import { dayText } from '../../rules/day-text.ts'
import { tellOfBill } from '../bills/tell-of-bill.ts'
import { renewalQueue } from '../renewals/renewal-queues.ts'
import type { BankingJobDeps } from './banking-deps.ts'

/** Looked at again once it is held: the account may have been changed once more, or someone may have moved it. */
async function release({ database, clock, rules, timeRules }: BankingJobDeps, uuid: string): Promise<void> {
  const at = clock.now()
  await database.kysely.transaction().execute(async (transaction) => {
    const bill = await holdBill(transaction, uuid)
    if (bill?.status !== 'held' || bill.held_reason === 'by_hand' || bill.held_reason === null) return
    if ((await whyNotPaid(transaction, bill, at)) !== null) return
    const today = calendarDay(timeRules.officeZone, at)
    const expected = businessDayAfter(timeRules.officeRegion, today, rules.payoutDays)
    await letGo(transaction, bill, expected)
    await tellOfBill(transaction, bill, {
      title: `Your bill ${billNumber(bill.currency, bill.number ?? 0)} is on its way again`,
      body: `Your bank details are in place. The money is expected in your account on ${dayText(expected)}.`,
      icon: 'happy',
      at,
    })
  })
}

/** Bills that waited for bank details which have been there for 48 hours go on. Each is a transaction of its own. */
export async function releaseHeldBills(deps: BankingJobDeps): Promise<void> {
  const { rows } = await sql<{ uuid: string }>`
    select va_bills.uuid from va_bills join bank_accounts using (virtualassistant_uuid, currency)
    where status = 'held' and held_reason in ('no_details', 'details_changed')
      and changed_date <= ${deps.clock.now()}::timestamptz - interval '48 hours'
    order by va_bills.uuid limit 5000`.execute(deps.database.kysely)
  const queue = renewalQueue(deps, 'bills.release')
  for (const { uuid } of rows) await attemptItem(queue, uuid, () => release(deps, uuid))
}
