import type { Invoice } from '@talentplace/contract/invoices/invoice.routes'
import type { ReactNode } from 'react'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'
import { formatMoney } from '../../platform/formatting/money.ts'
import { AmountLine, AmountLines, AmountNote } from '../../ui/amount-lines.tsx'
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
      <AmountLines>
        {payments.map(({ uuid, paid_date, method, card, reference, amount_cents, recorded_by }) => (
          <AmountLine key={uuid} amount={formatMoney(amount_cents, currency)}>
            {calendarDay(paid_date.slice(0, 10))}, {card ?? methodNames[method]}
            {method !== 'card' && reference !== '' && <AmountNote>{reference}</AmountNote>}
            {recorded_by !== null && <AmountNote>by {recorded_by}</AmountNote>}
          </AmountLine>
        ))}
        <AmountLine amount={formatMoney(balance_cents, currency)} total>
          Still to be paid
        </AmountLine>
      </AmountLines>
      {children}
    </Panel>
  )
}
