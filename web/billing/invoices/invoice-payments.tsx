import * as t from '@talentplace/contract/billing/messages/invoices'
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
    return <p className={styles.notice}>{t.processing()}</p>
  }
  if (small_balance !== null) {
    const amount = formatMoney(balance_cents, currency)
    return (
      <p className={styles.notice}>{small_balance === 'with_next' ? t.withNext({ amount }) : t.tooSmall({ amount })}</p>
    )
  }
  return (
    <>
      {last_failure && (
        <p className={styles.warning}>
          {next_try === null
            ? t.failedForGood({ reason: last_failure.message })
            : t.failedForNow({ reason: last_failure.message, day: calendarDay(next_try) })}
        </p>
      )}
      {!last_failure && next_try !== null && (
        <p className={styles.notice}>{t.willCharge({ day: calendarDay(next_try) })}</p>
      )}
    </>
  )
}

/** What has been paid of an invoice and how, what is open, and the way to pay it. */
export function InvoicePayments({ invoice, children }: { invoice: Invoice; children?: ReactNode }) {
  const { payments, refunds, disputes, balance_cents, currency } = invoice
  return (
    <Panel title={t.payments()}>
      <Status invoice={invoice} />
      {disputes.map(({ opened_date, opened_day, state, amount_cents }) => (
        <p key={opened_date} className={styles.warning}>
          {t.disputed({ amount: formatMoney(amount_cents, currency), day: calendarDay(opened_day) })}{' '}
          {disputeStates.of[state].told}
        </p>
      ))}
      {payments.length === 0 && <p className={styles.quiet}>{t.nothingPaid()}</p>}
      <AmountLines>
        {payments.map(({ uuid, paid_day, method, card, reference, amount_cents, surplus_cents, recorded_by }) => (
          <AmountLine key={uuid} amount={formatMoney(amount_cents, currency)}>
            {t.paidOn({ day: calendarDay(paid_day), way: card ?? methodNames[method] })}
            {method !== 'card' && reference !== '' && <AmountNote>{reference}</AmountNote>}
            {surplus_cents > 0 && (
              <AmountNote>
                {method === 'credit_note'
                  ? t.surplusOfNote({ amount: formatMoney(surplus_cents, currency) })
                  : t.surplusOfPayment({ amount: formatMoney(surplus_cents, currency) })}
              </AmountNote>
            )}
            {recorded_by !== null && <AmountNote>{t.recordedBy({ name: recorded_by })}</AmountNote>}
            {method !== 'credit_note' && (
              <DownloadButton variant="quiet" path={`/payments/${uuid}/file`}>
                {t.downloadReceipt()}
              </DownloadButton>
            )}
          </AmountLine>
        ))}
        {refunds.map(({ uuid, created_day, card, state, amount_cents, reason }) => (
          <AmountLine key={uuid} amount={formatMoney(-amount_cents, currency)}>
            {t.refundTo({
              day: calendarDay(created_day),
              card: card ?? t.yourCard(),
              state: refundStates.word(state),
            })}
            <AmountNote>{reason}</AmountNote>
          </AmountLine>
        ))}
        <AmountLine amount={formatMoney(balance_cents, currency)} total>
          {t.balanceDue()}
        </AmountLine>
      </AmountLines>
      {children}
    </Panel>
  )
}
