import { billStates } from '@talentplace/contract/payroll/bills/bill.states'
import { heldReasons } from '@talentplace/contract/work/time/held-reasons'
import type { EntryBill } from '@talentplace/contract/work/time/entry-bill'
import { Link } from 'react-router'
import { calendarDay } from '../../../platform/formatting/calendar-day.ts'
import { formatMoney } from '../../../platform/formatting/money.ts'

/** Where the money for an entry is, in a sentence. */
export function billWords(bill: EntryBill): string {
  const { status, expected_date, paid_date, held_reason, held_note, returned_reason } = bill
  if (status === 'draft') return 'will be on the next bill'
  if (status === 'paid' && paid_date !== null) return `paid on ${calendarDay(paid_date)}`
  if (expected_date !== null) return `expected on ${calendarDay(expected_date)}`
  const why = held_reason === null ? returned_reason : [`${heldReasons[held_reason]}.`, held_note].join(' ').trim()
  return `${billStates.word(status).toLowerCase()}: ${why ?? ''}`
}

/** What an entry comes to, on which bill, and where that money is. */
export function BillOfEntry({ bill, to }: { bill: EntryBill; to: ((uuid: string) => string) | null }) {
  const { uuid, number, amount_cents, currency } = bill
  const amount = amount_cents === null ? '' : `${formatMoney(amount_cents, currency)}, `
  return (
    <>
      {uuid !== null && number !== null && (
        <>
          {to === null ? number : <Link to={to(uuid)}>{number}</Link>}
          {': '}
        </>
      )}
      {amount}
      {billWords(bill)}
    </>
  )
}
