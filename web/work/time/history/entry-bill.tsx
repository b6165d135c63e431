import * as t from '@talentplace/contract/work/messages/bills'
import { billStates } from '@talentplace/contract/payroll/bills/bill.states'
import { heldReasons } from '@talentplace/contract/work/time/held-reasons'
import type { EntryBill } from '@talentplace/contract/work/time/entry-bill'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { calendarDay } from '../../../platform/formatting/calendar-day.ts'
import { formatMoney } from '../../../platform/formatting/money.ts'
import { Rich } from '../../../ui/rich.tsx'

/** Where the money for an entry is, in a sentence. */
export function billWords(bill: EntryBill): string {
  const { status, expected_date, paid_date, held_reason, held_note, returned_reason } = bill
  if (status === 'draft') return t.onNextBill()
  if (status === 'paid' && paid_date !== null) return t.paidOn({ day: calendarDay(paid_date) })
  if (expected_date !== null) return t.expectedOn({ day: calendarDay(expected_date) })
  const why =
    held_reason === null
      ? (returned_reason ?? '')
      : t.withNote({ why: heldReasons[held_reason](), note: held_note ?? '' }).trim()
  return t.isWaiting({ state: billStates.word(status).toLowerCase(), why })
}

/** What an entry comes to, on which bill, and where that money is. */
export function BillOfEntry({ bill, to }: { bill: EntryBill; to: ((uuid: string) => string) | null }) {
  const { uuid, number, amount_cents, currency } = bill
  const where =
    amount_cents === null
      ? billWords(bill)
      : t.amountAnd({ amount: formatMoney(amount_cents, currency), where: billWords(bill) })
  if (uuid === null || number === null) return where
  const name = (text: ReactNode) => (to === null ? text : <Link to={to(uuid)}>{text}</Link>)
  return <Rich of={t.billed} values={{ number, where }} bill={name} />
}
