import { maskedAccount } from '@talentplace/contract/payroll/banking/bank-numbers'
import type { Payout, PayoutLine } from '@talentplace/contract/payroll/payouts/payout.routes'
import { payoutLineStates, type SettledState } from '@talentplace/contract/payroll/payouts/payout.states'
import { Link } from 'react-router'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'
import { formatMoney } from '../../platform/formatting/money.ts'
import { staffPaths } from '../../platform/navigation/staff-paths.ts'
import { useMay } from '../../platform/session/use-may.ts'
import { Entry } from '../../ui/entries.tsx'
import { StateTag } from '../../ui/state-tag.tsx'
import { TextButton } from '../../ui/text-button.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { LookButton } from '../banking/look-dialog.tsx'
import styles from '../bill.module.css'

export const settleWords: Readonly<Record<SettledState, string>> = { confirmed: 'Arrived', returned: 'Came back' }

/** What someone says of a bill. */
export interface Requested {
  readonly line: PayoutLine
  readonly state: SettledState
}

function detailOf({ bill_number, last_digits, settled_date }: PayoutLine): string {
  const day = settled_date === null ? '' : ` · ${calendarDay(settled_date)}`
  return `${bill_number} · account ${maskedAccount(last_digits)}${day}`
}

interface PayoutLineEntryProps {
  readonly line: PayoutLine
  readonly payout: Payout
  readonly onRequest: (pending: Requested) => void
}

/** A bill of a payout, and the buttons once the bank has its file. */
export function PayoutLineEntry({ line, payout, onRequest }: PayoutLineEntryProps) {
  const mayEdit = useMay('admin_finance.edit') && payout.state === 'sent'
  const next = payoutLineStates.next(line.state, 'staff')
  const steps = mayEdit ? payoutLineStates.sets.settled.filter((each) => next.includes(each)) : []
  return (
    <Entry
      name={<Link to={staffPaths.staffBill(line.bill_uuid)}>{line.virtualassistant_name}</Link>}
      detail={detailOf(line)}
      note={line.returned_reason}
    >
      <span className={styles.settle}>
        {steps.map((state) => (
          <TextButton
            key={state}
            aria-label={`${settleWords[state]}: ${line.bill_number}`}
            onClick={() => onRequest({ line, state })}
          >
            {settleWords[state]}
          </TextButton>
        ))}
        <LookButton looked="account" {...line}>
          Account<VisuallyHidden> of {line.virtualassistant_name}</VisuallyHidden>
        </LookButton>
        <StateTag of={payoutLineStates} state={line.state} />
        <span className={styles.amount}>{formatMoney(line.amount_cents, payout.currency)}</span>
      </span>
    </Entry>
  )
}
