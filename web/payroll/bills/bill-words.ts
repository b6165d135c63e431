import type { Bill } from '@talentplace/contract/payroll/bills/bill.routes'
import { heldReasons } from '@talentplace/contract/work/time/held-reasons'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'

/** What is said where an address names no bill that the person may see. */
export const missingBill = {
  heading: 'There is no such bill',
  title: 'It isn’t one of yours',
  text: 'Or there never was one at this address.',
} as const

export function billName({ number }: { readonly number: string | null }): string {
  return number === null ? 'Draft bill' : `Bill ${number}`
}

type Where = Pick<Bill, 'status' | 'expected_date' | 'paid_date' | 'held_reason' | 'held_note' | 'returned_reason'>

/** Where its money is, in a sentence; empty for a draft. */
export function whereMoneyIs(bill: Where): string {
  const { status, expected_date, paid_date, held_reason, held_note, returned_reason } = bill
  if (status === 'paid' && paid_date !== null) return `Paid on ${calendarDay(paid_date)}.`
  if (status === 'returned') {
    const said = returned_reason === null ? '' : `: ${returned_reason.replace(/\.$/, '')}`
    return `The bank sent it back${said}. We’ll pay it again.`
  }
  if (held_reason !== null) return [`${heldReasons[held_reason]()}.`, held_note].filter(Boolean).join(' ')
  return expected_date === null ? '' : `Expected on ${calendarDay(expected_date)}.`
}
