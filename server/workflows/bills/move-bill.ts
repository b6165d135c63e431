import { moveBill } from '@talentplace/contract/bills/staff-bill.routes'
import { billNumber } from '@talentplace/contract/bills/bill-number'
import { billStates } from '@talentplace/contract/bills/bill.states'
import type { Received } from '@talentplace/contract/shared/operation'
import { whyNotPaid } from '../../features/bills/banking/held-for-details.ts'
import { heldForChange } from '../../features/bills/held-for-change.ts'
import type { StoredBill } from '../../features/bills/hold-draft.ts'
import { moveMoney } from '../../features/bills/move-money.ts'
import { readBill } from '../../features/bills/read-bill.ts'
import { businessDayAfter } from '../../features/time/business-days.ts'
import type { Transaction } from 'kysely'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { calendarDay } from '../../platform/clock/calendar-day.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError, invalidField } from '../../platform/http/http-error.ts'
import { dayText } from '../../rules/day-text.ts'
import { moneyText } from '../../rules/money-text.ts'
import type { BillWorkDeps } from './bill-work-deps.ts'
import { tellOfBill } from './tell-of-bill.ts'

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

/** @throws HttpError 409 for a bill that would go to an account which was changed a moment ago */
async function refuseWithinHold(transaction: Transaction<Tables>, bill: StoredBill, at: Date): Promise<void> {
  if ((await whyNotPaid(transaction, bill, at)) !== 'details_changed') return
  throw new HttpError(
    409,
    'details_changed',
    'The bank details were changed less than 48 hours ago. Nothing was changed: it goes out once they are over.',
  )
}

/** What its assistant is told; null: nothing that they need to know. */
function toldOf(bill: StoredBill, { state, date, reason }: Move, next: string): { title: string; body: string } | null {
  const number = billNumber(bill.currency, bill.number ?? 0)
  const total = moneyText(bill.total_cents, bill.currency)
  const said = /[.!?…]$/.test(reason) ? reason : `${reason}.`
  switch (state) {
    case 'paid':
      return { title: `Paid: ${total}`, body: `For your bill ${number}, on ${dayText(date ?? bill.bill_date)}.` }
    case 'returned':
      return {
        title: `Your bank sent ${total} back`,
        body: `For your bill ${number}. They say: ${said} Please write to us with your bank details; we’ll pay it again.`,
      }
    case 'posted':
      return {
        title: `Your bill ${number} is on its way again`,
        body: `${total} is expected in your account on ${dayText(next)}.`,
      }
    case 'held':
      return {
        title: `Your bill ${number} is on hold`,
        body: `${said} Your money is safe; we’ll tell you when it goes out.`,
      }
    default:
      return null
  }
}

/** Where the money of a posted bill is, as staff learn it. */
export function moveBillOperation(deps: BillWorkDeps) {
  const { database, clock, rules, timeRules } = deps
  return handle(moveBill, (context, { params: { uuid }, body }) => {
    const reader = signedIn(context)
    const at = clock.now()
    return database.kysely.transaction().execute(async (transaction) => {
      const bill = await heldForChange(transaction, uuid, { version: body.version })
      const today = calendarDay(timeRules.officeZone, at)
      checkMove(bill, body, today)
      if (body.state === 'posted') await refuseWithinHold(transaction, bill, at)
      const next = businessDayAfter(timeRules.officeRegion, today, rules.payoutDays)
      await moveMoney(transaction, bill, { move: body, days: { today, next } })
      const told = toldOf(bill, body, next)
      if (told)
        await tellOfBill(transaction, bill, {
          ...told,
          icon: body.state === 'paid' || body.state === 'posted' ? 'happy' : 'alert',
          at,
        })
      const { version: _, ...details } = body
      await recordAudit(transaction, {
        at,
        actor_uuid: reader.user_uuid,
        action: `bill.${body.state}`,
        entity: `va_bill:${uuid}`,
        reason: body.reason === '' ? null : body.reason,
        details: { from: bill.status, ...details },
      })
      return readBill(transaction, { reader, rules }, uuid)
    })
  })
}
