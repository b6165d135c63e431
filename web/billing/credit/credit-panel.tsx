import * as t from '@talentplace/contract/billing/messages/credit'
import type { CreditMovement } from '@talentplace/contract/billing/credit/credit.routes'
import type { ManualRefund } from '@talentplace/contract/billing/manual-refunds/manual-refund'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useApi } from '../../platform/api/query.ts'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'
import { formatMoney } from '../../platform/formatting/money.ts'
import { Entries, Entry } from '../../ui/entries.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Rich } from '../../ui/rich.tsx'
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
  surplus: t.overpaid(),
  used: t.used(),
  refunded: t.refunded(),
  refund_failed: t.refundFailed(),
  manual_refund: t.refunded(),
  manual_refund_void: t.refundVoided(),
}

/** `Refunded by bank transfer on Nov 20th 2026, reference EFT 4711`. */
const refundText = (what: string, { method, paid_date, reference }: ManualRefund) =>
  t.byWay({
    what,
    method: method === 'other' ? t.anotherWay() : methodNames[method].toLowerCase(),
    day: calendarDay(paid_date),
    reference,
  })

/** What happened to credit, and how. */
function movementText({ kind, card, credit_note, manual_refund }: CreditMovement): string {
  const what = credit_note === null ? words[kind] : t.creditNote({ number: credit_note })
  if (kind === 'surplus' && card !== null) return t.withCard({ what, card })
  return manual_refund && kind === 'manual_refund' ? refundText(what, manual_refund) : what
}

function Movement({ movement, invoicePath }: { movement: CreditMovement } & Pick<CreditPanelProps, 'invoicePath'>) {
  const { invoice } = movement
  const what = movementText(movement)
  if (!invoice) return <>{what}</>
  return (
    <Rich
      of={t.ofInvoice}
      values={{ what, number: invoice.number }}
      link={(text) => <Link to={invoicePath(invoice.uuid)}>{text}</Link>}
    />
  )
}

/** What is the client's: money that came in and for which nothing was open. Nothing is shown where there never was any. */
export function CreditPanel({ clientUuid, invoicePath, isStaff = false, mayEdit = false, action }: CreditPanelProps) {
  const { data } = useApi('invoices.getCredit', { params: { uuid: clientUuid } })
  if (!data || data.movements.length === 0) return null
  const balances = data.balances.map(({ currency, balance_cents }) => formatMoney(balance_cents, currency))
  const amount = balances.length === 0 ? '' : balances.reduce((one, other) => t.and({ one, other }))
  return (
    <Panel title={t.credit()}>
      <p className={styles.quiet}>
        {balances.length === 0 ? t.nothingLeft() : isStaff ? t.ofClient({ amount }) : t.yours({ amount })}
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
