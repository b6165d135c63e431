import { moveBill } from '@talentplace/contract/payroll/bills/staff-bill.routes'
import { billStates } from '@talentplace/contract/payroll/bills/bill.states'
import type { Received } from '@talentplace/contract/shared/operation'
import { whyNotPaid } from './held-for-details.ts'
import { lockForChange } from './lock-for-change.ts'
import type { StoredBill } from './lock-draft.ts'
import { moveMoney } from './move-money.ts'
import { isInPayout } from './payable-bills.ts'
import { readBill } from './read-bill.ts'
import { businessDayAfter } from '../../platform/clock/business-days.ts'
import { sql, type Transaction } from 'kysely'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { calendarDay } from '../../platform/clock/calendar-day.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError, invalidField } from '../../platform/http/http-error.ts'
import type { BillWorkDeps } from './bill-work-deps.ts'
import { notifyOfMove } from './notifications.ts'

type Move = Received<typeof moveBill>['body']

/** @throws HttpError 409 for a step that the bill's states don't have, 400 for a day that can't be */
function checkMove({ status, bill_date }: StoredBill, { state, date }: Move, today: string): void {
  const isStep = status !== state && billStates.next(status, 'staff').includes(state)
  if (status === 'draft' || !isStep) {
    throw new HttpError(
      409,
      'not_now',
      `This bill is “${billStates.word(status)}” now, so it can’t become “${billStates.word(state)}”. Nothing was changed.`,
    )
  }
  if (state === 'paid' && date !== undefined && date > today) throw invalidField('date', 'Must not be in the future')
  if (state === 'paid' && date !== undefined && date < bill_date) {
    throw invalidField('date', `Must be ${bill_date} or later: the day it was posted`)
  }
  if (state === 'scheduled' && date !== undefined && date < today) throw invalidField('date', 'Must not be in the past')
}

/** @throws HttpError 409 for a bill whose money goes, or went, by a file: there is said what became of it */
async function rejectInPayout(transaction: Transaction<Tables>, uuid: string): Promise<void> {
  const { rows } = await sql`select from va_bills where uuid = ${uuid} and ${isInPayout}`.execute(transaction)
  if (rows.length === 0) return
  throw new HttpError(
    409,
    'in_payout',
    'This bill is in a payout. Say there what became of it, or discard the payout while it waits. Nothing was changed.',
  )
}

/** @throws HttpError 409 for a bill that would go to an account which was changed a moment ago */
async function rejectWithinHold(transaction: Transaction<Tables>, bill: StoredBill, at: Date): Promise<void> {
  if ((await whyNotPaid(transaction, bill, at)) !== 'details_changed') return
  throw new HttpError(
    409,
    'details_changed',
    'The bank details were changed less than 48 hours ago. Nothing was changed: it goes out once they are over.',
  )
}

/** Step: where the money of a locked bill is from now on; its assistant is told. @throws HttpError 409, 400 */
export async function moveLocked(
  transaction: Transaction<Tables>,
  { clock, rules, timeRules }: Pick<BillWorkDeps, 'clock' | 'rules' | 'timeRules'>,
  bill: StoredBill,
  { move, moved_by }: { move: Move; moved_by: string },
): Promise<void> {
  const at = clock.now()
  const today = calendarDay(timeRules.officeZone, at)
  checkMove(bill, move, today)
  await rejectInPayout(transaction, bill.uuid)
  if (move.state === 'posted') await rejectWithinHold(transaction, bill, at)
  const next = businessDayAfter(timeRules.officeRegion, today, rules.payoutDays)
  await moveMoney(transaction, bill, { move, days: { today, next } })
  await notifyOfMove(transaction, bill, { move, next, at })
  const { version: _, ...details } = move
  await recordAudit(transaction, {
    at,
    actor_uuid: moved_by,
    action: `bill.${move.state}`,
    entity: `va_bill:${bill.uuid}`,
    reason: move.reason === '' ? null : move.reason,
    details: { from: bill.status, ...details },
  })
}

/** Where the money of a posted bill is, as staff learn it. */
export function moveBillOperation(deps: BillWorkDeps) {
  const { database, clock, rules } = deps
  return handle(moveBill, (context, { params: { uuid }, body }) => {
    const viewer = signedIn(context)
    return database.kysely.transaction().execute(async (transaction) => {
      const bill = await lockForChange(transaction, uuid, { version: body.version })
      await moveLocked(transaction, deps, bill, { move: body, moved_by: viewer.user_uuid })
      return readBill(transaction, { viewer, rules, at: clock.now() }, uuid)
    })
  })
}
