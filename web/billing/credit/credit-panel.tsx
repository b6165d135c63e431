import type { CreditMovement } from '@talentplace/contract/billing/credit/credit.routes'
import type { ManualRefund } from '@talentplace/contract/billing/manual-refunds/manual-refund'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useApi } from '../../platform/api/query.ts'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'
import { formatMoney } from '../../platform/formatting/money.ts'
import { Entries, Entry } from '../../ui/entries.tsx'
import { Panel } from '../../ui/panel.tsx'
import { methodNames } from '../invoices/invoice-words.ts'
import { ProposedRefunds } from '../manual-refunds/proposed-refunds.tsx'
import { RecordManualRefund } from '../manual-refunds/record-manual-refund.tsx'
import styles from '../invoices/invoice.module.css'

interface CreditPanelProps {
  readonly clientUuid: string
  /** Where an invoice that credit paid is shown. */
  readonly invoicePath: (uuid: string) => string
  /** Who reads it: staff, not the client. */
  readonly isStaff?: boolean
  /** What can be done with a movement. */
  readonly action?: (movement: CreditMovement) => ReactNode
  /** Staff may change it. */
  readonly mayEdit?: boolean
}

const words: Readonly<Record<CreditMovement['kind'], string>> = {
  surplus: 'Paid beyond what was due',
  used: 'Used on an invoice',
  refunded: 'Refunded',
  refund_failed: 'A refund failed, and this is credit again',
  manual_refund: 'Refunded',
  manual_refund_void: 'A refund was entered by mistake, and this is credit again',
}

/** `bank transfer on Nov 20th 2026, reference EFT 4711`. */
const wayOf = ({ method, paid_date, reference }: ManualRefund) =>
  `${method === 'other' ? 'another way' : methodNames[method].toLowerCase()} on ${calendarDay(paid_date)}, reference ${reference}`

function Movement({ movement, invoicePath }: { movement: CreditMovement } & Pick<CreditPanelProps, 'invoicePath'>) {
  const { kind, card, credit_note, invoice, manual_refund } = movement
  return (
    <>
      {credit_note === null ? words[kind] : `Credit note ${credit_note}`}
      {kind === 'surplus' && card !== null && ` with ${card}`}
      {manual_refund && kind === 'manual_refund' && ` by ${wayOf(manual_refund)}`}
      {invoice && (
        <>
          {': '}
          <Link to={invoicePath(invoice.uuid)}>{invoice.number}</Link>
        </>
      )}
    </>
  )
}

/** What is the client's: money that came in and for which nothing was open. Nothing is shown where there never was any. */
export function CreditPanel({ clientUuid, invoicePath, isStaff = false, mayEdit = false, action }: CreditPanelProps) {
  const { data } = useApi('invoices.getCredit', { params: { uuid: clientUuid } })
  if (!data || data.movements.length === 0) return null
  const balances = data.balances.map(({ currency, balance_cents }) => formatMoney(balance_cents, currency))
  return (
    <Panel title="Credit">
      <p className={styles.quiet}>
        {balances.length === 0
          ? 'Nothing is left of it.'
          : `${balances.join(' and ')} ${isStaff ? 'pays the next invoice that a card is charged for. It can also be refunded, or used on an open invoice.' : 'is yours. It will be used on your next invoice; if you’d rather have it back, write to us.'}`}
      </p>
      <ProposedRefunds proposed={data.proposed} mayEdit={mayEdit} />
      <Entries none="">
        {data.movements.map((movement) => (
          <Entry
            key={movement.uuid}
            name={<Movement movement={movement} invoicePath={invoicePath} />}
            detail={calendarDay(movement.moved_day)}
          >
            <span>{formatMoney(movement.amount_cents, movement.currency)}</span>
            {action?.(movement)}
          </Entry>
        ))}
      </Entries>
      {mayEdit && data.balances.length > 0 && (
        <div className={styles.pay}>
          <div className={styles.actions}>
            {data.balances.map(({ currency, balance_cents }) => (
              <RecordManualRefund
                key={currency}
                clientUuid={clientUuid}
                currency={currency}
                most_cents={balance_cents}
              />
            ))}
          </div>
        </div>
      )}
    </Panel>
  )
}
