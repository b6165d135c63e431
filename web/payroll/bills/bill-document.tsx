import type { Bill, BillEntry, BillLine } from '@talentplace/contract/payroll/bills/bill.routes'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Parties } from '../../billing/invoices/document-parties.tsx'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'
import { exactHoursText } from '@talentplace/contract/shared/hours-text'
import { formatMoney } from '../../platform/formatting/money.ts'
import { staffPaths } from '../../platform/navigation/staff-paths.ts'
import { AmountLine, AmountLines, AmountNote } from '../../ui/amount-lines.tsx'
import { Panel } from '../../ui/panel.tsx'
import { LineTime } from './line-time.tsx'

/** What its amount is made of. */
function madeOf(line: BillLine, money: (cents: number) => string): string {
  const { kind, seconds, unit_cents, first_day, last_day } = line
  if (seconds === null || first_day === null || last_day === null) return kind === 'bonus' ? 'Bonus' : 'Adjustment'
  const days = first_day === last_day ? calendarDay(first_day) : `${calendarDay(first_day)} to ${calendarDay(last_day)}`
  return `${exactHoursText(seconds)} at ${money(unit_cents)} an hour, ${days}`
}

interface BillDocumentProps {
  readonly bill: Bill
  /** Every line's entries are shown at once. */
  readonly open?: boolean
  readonly nameOf?: (entry: BillEntry) => ReactNode
}

/** Of a bill that bears any: what it comes to before them, and each. */
function Taxes({ bill: { subtotal_cents, taxes, number }, money }: { bill: Bill; money: (cents: number) => string }) {
  if (taxes.length === 0) return null
  return (
    <>
      <AmountLine amount={money(subtotal_cents)}>Before taxes</AmountLine>
      {taxes.map((tax) => (
        <AmountLine key={tax.name} amount={money(tax.amount_cents)}>
          {tax.name} {tax.rate_thousandths / 1000}%
          {number === null && <AmountNote>Worked out again when the bill is posted</AmountNote>}
        </AmountLine>
      ))}
    </>
  )
}

/** A bill as it is stored: every line, what each was made from, its taxes, the total, and both parties. Nothing is worked out here. */
export function BillDocument({ bill, ...time }: BillDocumentProps) {
  const { uuid, lines, currency, payer, payee, note } = bill
  const money = (cents: number) => formatMoney(cents, currency)
  return (
    <Panel title="Lines" lead={lines.length === 0 && 'Nothing is on it yet.'}>
      <AmountLines>
        {lines.map((line) => (
          <AmountLine key={line.position} amount={money(line.amount_cents)}>
            {line.adjustment_uuid === null ? (
              line.description
            ) : (
              <Link to={staffPaths.adjustment('va', line.adjustment_uuid)}>{line.description}</Link>
            )}
            <AmountNote>{madeOf(line, money)}</AmountNote>
            {line.kind === 'time' && <LineTime uuid={uuid} line={line} currency={currency} {...time} />}
          </AmountLine>
        ))}
        <Taxes bill={bill} money={money} />
        <AmountLine amount={money(bill.total_cents)} total>
          Total
        </AmountLine>
      </AmountLines>
      {note !== '' && <p>{note}</p>}
      {payer && payee && (
        <Parties
          of={[
            ['Paid by', payer],
            ['Paid to', payee],
          ]}
        />
      )}
    </Panel>
  )
}
