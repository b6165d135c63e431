import type { SettledState } from '@talentplace/contract/payroll/payouts/payout.states'
import type { Currency } from '@talentplace/contract/shared/money'
import type { Transaction } from 'kysely'
import { findAccount } from '../payroll/bank-accounts/bank-account-store.ts'
import { countryOf } from '../payroll/payouts/list-next-payouts.ts'
import type { OurBanks } from '../payroll/payouts/our-bank.ts'
import type { TimeRules } from '../work/time/time-rules.ts'
import { bankDayAfter } from '../platform/clock/bank-days.ts'
import { settableClock } from '../platform/clock/clock.ts'
import { dayAfter } from '../platform/clock/local-day.ts'
import { lockRows } from '../platform/database/lock-rows.ts'
import type { Tables } from '../platform/database/tables.ts'
import type { EncryptionKeys } from '../platform/sealing/encryption-keys.ts'
import { addPayout, type Paid } from '../payroll/payouts/create-payout.ts'
import { lockPayout } from '../payroll/payouts/lock-payout.ts'
import { releaseHeld } from '../payroll/payouts/release-payout.ts'
import { markSent } from '../payroll/payouts/send-payout.ts'
import { recordSettled } from '../payroll/payouts/settle-lines.ts'
import { hashOfRequest } from '../core/idempotency/request-hash.ts'
import { noonOf, type DemoDeps } from './demo-subscription-steps.ts'

export interface DemoPayoutDeps extends DemoDeps {
  readonly rules: TimeRules
  readonly bankingKeys: EncryptionKeys
  readonly banks: OurBanks
}

/** Business days until what is sent by then is expected, where it is paid again. */
const payoutDays = 5

interface Together {
  readonly bills: readonly string[]
  readonly made: Date
  /** Everything arrived, one bill came back, or nobody has released it yet. */
  readonly fate: 'arrived' | 'one came back' | 'waits'
  /** Whose bill isn't the one that comes back. */
  readonly retained: string | undefined
  readonly released_by: string
}

/** The bills of a currency with the accounts they go to; whoever has them moves them. */
async function paidIn(transaction: Transaction<Tables>, currency: Currency, bills: readonly string[]): Promise<Paid[]> {
  const rows = await transaction
    .selectFrom('va_bills')
    .select('virtualassistant_uuid')
    .where('uuid', 'in', bills)
    .where('currency', '=', currency)
    .execute()
  await lockRows(transaction, 'assistants', [...new Set(rows.map((row) => row.virtualassistant_uuid))])
  const paid: Paid[] = []
  for (const bill of await lockRows(transaction, 'va_bills', bills)) {
    const account = bill.currency === currency ? await findAccount(transaction, bill) : undefined
    if (account) paid.push({ bill, account })
  }
  return paid
}

/** One person makes it of what is to be paid in a currency; null: nothing is. */
function makePayout({ database, now }: DemoPayoutDeps, currency: Currency, { bills, made, fate, retained }: Together) {
  const country = countryOf[currency]
  const from = fate === 'waits' ? now : made
  // A few days after the posting, or on the next day on which banks are open.
  const payment_date = bankDayAfter(country, dayAfter(from.toISOString().slice(0, 10), fate === 'waits' ? 0 : 5))
  return database.kysely.transaction().execute(async (transaction) => {
    const made_by = await transaction
      .selectFrom('users')
      .select('uuid')
      .where('email', '=', 'admin@demo.test')
      .executeTakeFirst()
    const paid = await paidIn(transaction, currency, bills)
    if (!made_by || paid.length === 0) return null
    const idempotency_key = `demo ${currency} ${payment_date}`
    const uuid = await addPayout(transaction, paid, {
      currency,
      payment_date,
      made_by: made_by.uuid,
      made_date: from,
      idempotency_key,
      request_hash: hashOfRequest('createPayout', idempotency_key),
    })
    const returned = paid.findLast(({ bill }) => bill.virtualassistant_uuid !== retained)?.bill.uuid
    return { uuid, payment_date, returned: fate === 'one came back' ? returned : undefined }
  })
}

/** A second person releases it, and the bank has it. */
async function send(deps: DemoPayoutDeps, uuid: string, { made, released_by }: Together): Promise<void> {
  const { rules: timeRules, supplier, bankingKeys, banks } = deps
  const releasing = { clock: settableClock(made), timeRules, supplier, bankingKeys, banks }
  await deps.database.kysely.transaction().execute(async (transaction) => {
    await releaseHeld(transaction, releasing, { locked: await lockPayout(transaction, uuid), released_by })
    const { payout } = await lockPayout(transaction, uuid)
    await markSent(transaction, payout, made)
  })
}

/** What the bank said on the day it paid. */
async function settle(
  { database, rules: timeRules }: DemoPayoutDeps,
  { uuid, payment_date, returned }: { uuid: string; payment_date: string; returned: string | undefined },
): Promise<void> {
  const clock = settableClock(noonOf(dayAfter(payment_date)))
  const deps = { clock, timeRules, rules: { payoutDays } }
  await database.kysely.transaction().execute(async (transaction) => {
    const locked = await lockPayout(transaction, uuid)
    const settled = (lines: typeof locked.lines, state: SettledState, reason: string) =>
      recordSettled(transaction, deps, { locked, lines, settling: { state, date: payment_date, reason } })
    const [arrived, back] = [false, true].map((isBack) =>
      locked.lines.filter(({ bill_uuid }) => (bill_uuid === returned) === isBack),
    )
    await settled(arrived ?? [], 'confirmed', '')
    await settled(back ?? [], 'returned', 'The account is closed.')
  })
}

/** The posted bills of a half-month are paid by a file for the bank, a payout in each currency. */
export async function payTogether(deps: DemoPayoutDeps, together: Together): Promise<void> {
  if (together.bills.length === 0) return
  const today = deps.now.toISOString().slice(0, 10)
  for (const currency of ['cad', 'usd'] as const) {
    if (deps.banks[currency] === null) continue
    const payout = await makePayout(deps, currency, together)
    if (payout === null || together.fate === 'waits') continue
    await send(deps, payout.uuid, together)
    if (payout.payment_date < today) await settle(deps, payout)
  }
}
