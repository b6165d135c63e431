import type { Invoice } from '@talentplace/contract/invoices/invoice.routes'
import type { ReactNode } from 'react'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'
import { formatMoney } from '../../platform/formatting/money.ts'
import { Panel } from '../../ui/panel.tsx'
import { isOpen, methodNames } from './invoice-words.ts'
import styles from './invoice.module.css'

function Standing({ invoice }: { invoice: Invoice }) {
  const { pending, last_failure, next_try } = invoice
  if (!isOpen(invoice)) return null
  if (pending) {
    return <p className={styles.notice}>A payment is on its way. Nothing is charged twice; look again in a minute.</p>
  }
  return (
    <>
      {last_failure && (
        <p className={styles.warning}>
          The card was not charged: {last_failure.message}
          {next_try === null ? ' We won’t try again by ourselves.' : ` We try again on ${calendarDay(next_try)}.`}
        </p>
      )}
      {!last_failure && next_try !== null && (
        <p className={styles.notice}>Your default card is charged on {calendarDay(next_try)}.</p>
      )}
    </>
  )
}

/** What has been paid of an invoice and how, what is open, and the way to pay it. */
export function InvoicePayments({ invoice, children }: { invoice: Invoice; children?: ReactNode }) {
  const { payments, balance_cents, currency } = invoice
  return (
    <Panel title="Payments">
      <Standing invoice={invoice} />
      {payments.length === 0 && <p className={styles.quiet}>Nothing has been paid yet.</p>}
      <dl className={styles.lines}>
        {payments.map(({ uuid, paid_date, method, card, reference, amount_cents, recorded_by }) => (
          <div key={uuid} className={styles.line}>
            <dt>
              {calendarDay(paid_date.slice(0, 10))}, {card ?? methodNames[method]}
              {method !== 'card' && reference !== '' && <span className={styles.unit}>{reference}</span>}
              {recorded_by !== null && <span className={styles.unit}>by {recorded_by}</span>}
            </dt>
            <dd>{formatMoney(amount_cents, currency)}</dd>
          </div>
        ))}
        <div className={styles.line} data-strong>
          <dt>Still to be paid</dt>
          <dd>{formatMoney(balance_cents, currency)}</dd>
        </div>
      </dl>
      {children}
    </Panel>
  )
}
