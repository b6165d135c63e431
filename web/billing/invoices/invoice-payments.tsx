import { refundStates } from '@talentplace/contract/billing/invoices/refund.states'
import { disputeStates } from '@talentplace/contract/billing/invoices/dispute.states'
import type { Invoice } from '@talentplace/contract/billing/invoices/invoice.routes'
import type { ReactNode } from 'react'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'
import { formatMoney } from '../../platform/formatting/money.ts'
import { AmountLine, AmountLines, AmountNote } from '../../ui/amount-lines.tsx'
import { DownloadButton } from '../../ui/download-button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { isOpen, methodNames } from './invoice-words.ts'
import styles from './invoice.module.css'

function Status({ invoice }: { invoice: Invoice }) {
  const { pending, last_failure, next_try, small_balance, balance_cents, currency } = invoice
  if (!isOpen(invoice)) return null
  if (pending) {
    return <p className={styles.notice}>A payment is on its way. Nothing is charged twice; look again in a minute.</p>
  }
  if (small_balance !== null) {
    const due = `Balance due ${formatMoney(balance_cents, currency)}`
    return (
      <p className={styles.notice}>
        {small_balance === 'with_next'
          ? `${due} will be collected with your next invoice. It is less than a card can be charged.`
          : `${due} is less than a card can be charged. There is nothing you need to do.`}
      </p>
    )
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
  const { payments, refunds, disputes, balance_cents, currency } = invoice
  return (
    <Panel title="Payments">
      <Status invoice={invoice} />
      {disputes.map(({ opened_date, opened_day, state, amount_cents }) => (
        <p key={opened_date} className={styles.warning}>
          {formatMoney(amount_cents, currency)} disputed on {calendarDay(opened_day)}. {disputeStates.of[state].told}
        </p>
      ))}
      {payments.length === 0 && <p className={styles.quiet}>Nothing has been paid yet.</p>}
      <AmountLines>
        {payments.map(({ uuid, paid_day, method, card, reference, amount_cents, surplus_cents, recorded_by }) => (
          <AmountLine key={uuid} amount={formatMoney(amount_cents, currency)}>
            {calendarDay(paid_day)}, {card ?? methodNames[method]}
            {method !== 'card' && reference !== '' && <AmountNote>{reference}</AmountNote>}
            {surplus_cents > 0 && (
              <AmountNote>
                {formatMoney(surplus_cents, currency)}{' '}
                {method === 'credit_note'
                  ? 'more than was open: it became credit'
                  : 'more came in than was open, and was kept as credit'}
              </AmountNote>
            )}
            {recorded_by !== null && <AmountNote>by {recorded_by}</AmountNote>}
            {method !== 'credit_note' && (
              <DownloadButton variant="quiet" path={`/payments/${uuid}/file`}>
                Download receipt
              </DownloadButton>
            )}
          </AmountLine>
        ))}
        {refunds.map(({ uuid, created_day, card, state, amount_cents, reason }) => (
          <AmountLine key={uuid} amount={formatMoney(-amount_cents, currency)}>
            {calendarDay(created_day)}, refund to {card ?? 'your card'}: {refundStates.word(state)}
            <AmountNote>{reason}</AmountNote>
          </AmountLine>
        ))}
        <AmountLine amount={formatMoney(balance_cents, currency)} total>
          Balance due
        </AmountLine>
      </AmountLines>
      {children}
    </Panel>
  )
}
