import { payoutLineStates, type SettledState } from '@talentplace/contract/payroll/payouts/payout.states'
import type { Transaction } from 'kysely'
import type { BillRules } from '../bills/bill-rules.ts'
import { moveMoney } from '../bills/move-money.ts'
import { businessDayAfter } from '../../platform/clock/business-days.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { calendarDay } from '../../platform/clock/calendar-day.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { HttpError, invalidField } from '../../platform/http/http-error.ts'
import { notifyOfMove } from '../bills/notifications.ts'
import type { LockedPayout, StoredLine } from './lock-payout.ts'
import type { PayoutDeps } from './payout-deps.ts'

export interface Settling {
  readonly state: SettledState
  readonly date: string
  readonly reason: string
}

/** @throws HttpError 400 at the field, 409 before the bank has the file */
function check({ payout }: LockedPayout, { date }: Settling, today: string): void {
  if (payout.state !== 'sent') {
    throw new HttpError(409, 'not_sent', 'The bank doesn’t have this file yet. Say first that it was sent.')
  }
  if (date > today) throw invalidField('date', 'Must not be in the future')
  if (date < payout.payment_date)
    throw invalidField('date', `Must be ${payout.payment_date} or later: the day the banks pay`)
}

export interface SettledLines {
  readonly locked: LockedPayout
  readonly lines: readonly StoredLine[]
  readonly settling: Settling
}

type SettleDeps = Pick<PayoutDeps, 'clock' | 'timeRules'> & { readonly rules: Pick<BillRules, 'payoutDays'> }

/** Today at the office, and when money is expected that goes out from now on. */
function daysOf({ clock, rules, timeRules }: SettleDeps): { today: string; next: string } {
  const today = calendarDay(timeRules.officeZone, clock.now())
  return { today, next: businessDayAfter(timeRules.officeRegion, today, rules.payoutDays) }
}

/** Step: keeps what became of lines of a payout that is held, and tells nobody. */
export async function recordSettled(
  transaction: Transaction<Tables>,
  deps: SettleDeps,
  { locked, lines, settling }: SettledLines,
): Promise<void> {
  const days = daysOf(deps)
  check(locked, settling, days.today)
  const { state, date, reason } = settling
  const to = state === 'confirmed' ? 'paid' : 'returned'
  for (const line of lines) {
    const bill = locked.bills.get(line.bill_uuid)
    if (!bill) throw new Error(`Bill ${line.bill_uuid} is gone`)
    const move = { version: bill.version, state: to, date, reference: bill.payout_reference, reason } as const
    await moveMoney(transaction, bill, { move, days })
    await transaction
      .updateTable('payout_lines')
      .set({
        state: payoutLineStates.step(line.state, state, 'staff'),
        settled_date: date,
        returned_reason: state === 'returned' ? reason : null,
      })
      .where('payout_uuid', '=', line.payout_uuid)
      .where('bill_uuid', '=', line.bill_uuid)
      .execute()
  }
  await transaction
    .updateTable('payouts')
    .set((set) => ({ version: set('version', '+', 1) }))
    .where('uuid', '=', locked.payout.uuid)
    .execute()
}

/** Step: what became of lines of a payout that is held; their bills are paid, or returned and payable again. */
export async function settleLines(
  transaction: Transaction<Tables>,
  deps: SettleDeps,
  { by, ...settled }: SettledLines & { readonly by: string },
): Promise<void> {
  await recordSettled(transaction, deps, settled)
  const { locked, lines, settling } = settled
  const { state, date, reason } = settling
  const at = deps.clock.now()
  const { next } = daysOf(deps)
  const move = { state: state === 'confirmed' ? 'paid' : 'returned', date, reason } as const
  for (const { bill_uuid } of lines) {
    const bill = locked.bills.get(bill_uuid)
    if (bill) await notifyOfMove(transaction, bill, { move, next, at })
  }
  await recordAudit(transaction, {
    at,
    actor_uuid: by,
    action: `payout.${state}`,
    entity: `payout:${locked.payout.uuid}`,
    reason: reason === '' ? null : reason,
    details: { date, bills: lines.map(({ bill_uuid }) => bill_uuid) },
  })
}
