import { billNumber } from '@talentplace/contract/payroll/bills/bill-number'
import { sql, type Transaction } from 'kysely'
import type { Currency } from '@talentplace/contract/shared/money'
import { letGo, whyNotPaid } from '../bills/held-for-details.ts'
import type { StoredBill } from '../bills/lock-draft.ts'
import { businessDayAfter } from '../../platform/clock/business-days.ts'
import { calendarDay } from '../../platform/clock/calendar-day.ts'
import { lockRows } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { sentenceDay } from '../../rules/sentence-day.ts'
import { notifyOfBill } from '../bills/notifications.ts'
import type { BankingJobDeps } from './banking-deps.ts'
import { holdForName } from '../bills/hold-unnamed-payees.ts'

/** Step: a bill, which is held by the product and locked, goes on where nothing keeps it any more. */
export async function letGoOfBill(
  transaction: Transaction<Tables>,
  { clock, rules, timeRules }: Pick<BankingJobDeps, 'clock' | 'rules' | 'timeRules'>,
  bill: StoredBill,
): Promise<void> {
  const at = clock.now()
  const waits = await whyNotPaid(transaction, bill, at)
  if (waits === 'no_bank_name' && bill.held_reason !== waits) return holdForName(transaction, bill, at)
  if (waits !== null) return
  const today = calendarDay(timeRules.officeZone, at)
  const expected = businessDayAfter(timeRules.officeRegion, today, rules.payoutDays)
  await letGo(transaction, bill, expected)
  await notifyOfBill(transaction, bill, {
    title: `Your bill ${billNumber(bill.currency, bill.number ?? 0)} is on its way again`,
    body: `Your bank details are in place. Expect the money in your account on ${sentenceDay(expected, at)}.`,
    icon: 'happy',
    at,
  })
}

/** Step: the bills of an assistant, who is held, that wait for the name their bank knows, held before it is stored. */
export async function holdUnnamedPayees(
  transaction: Transaction<Tables>,
  { virtualassistant_uuid, currency }: { virtualassistant_uuid: string; currency: Currency },
): Promise<StoredBill[]> {
  const { rows } = await sql<{ uuid: string }>`
    select uuid from va_bills
    where virtualassistant_uuid = ${virtualassistant_uuid} and currency = ${currency} and held_reason = 'no_bank_name'`.execute(
    transaction,
  )
  const bills = await lockRows(
    transaction,
    'va_bills',
    rows.map(({ uuid }) => uuid),
  )
  return bills.filter(({ held_reason }) => held_reason === 'no_bank_name')
}
