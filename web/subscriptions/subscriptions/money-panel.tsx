import * as t from '@talentplace/contract/subscriptions/messages/subscriptions'
import * as documents from '@talentplace/contract/billing/messages/documents'
import type { ReactNode } from 'react'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'
import { linePrice } from '../../platform/formatting/line-price.ts'
import { formatMoney } from '../../platform/formatting/money.ts'
import { rateText } from '../../platform/formatting/rate.ts'
import { Rich } from '../../ui/rich.tsx'
import { Panel } from '../../ui/panel.tsx'
import type { Subscription } from '../visible-subscription.ts'
import styles from '../subscription-record.module.css'

interface RenewalLinesProps {
  readonly renewal: NonNullable<Subscription['renewal']>
  /** It is paused until it is paid for. */
  readonly isUnpaid: boolean
}

function RenewalLines({ renewal, isUnpaid }: RenewalLinesProps) {
  const { lines, taxes, currency, total_cents } = renewal.document
  const money = (cents: number) => formatMoney(cents, currency)
  return (
    <details className={styles.details}>
      <summary>
        <Rich
          of={isUnpaid ? t.renewsIfPaid : t.renewsOn}
          values={{ day: calendarDay(renewal.date), amount: money(total_cents) }}
          strong={(text) => <strong>{text}</strong>}
        />
      </summary>
      <dl className={styles.lines}>
        {lines.map((line, at) => (
          <div key={`${line.description} ${at}`}>
            <dt>
              {line.description}
              {line.kind === 'subscription' && `, ${linePrice(line, currency)}`}
            </dt>
            <dd>{money(line.amount_cents)}</dd>
          </div>
        ))}
        {taxes.map((tax) => (
          <div key={tax.name}>
            <dt>{documents.tax({ name: tax.name, rate: rateText(tax.rate_thousandths) })}</dt>
            <dd>{money(tax.amount_cents)}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

/** What is charged next and what was, for those who see a subscription's money. */
export function MoneyPanel({ subscription, invoices }: { subscription: Subscription; invoices: ReactNode }) {
  const { renewal, classification, end_date, pause } = subscription
  return (
    <Panel title={t.money()}>
      {subscription.ar_status !== 'current' && <p className={styles.warning}>{t.payOpenInvoice()}</p>}
      {renewal && <RenewalLines renewal={renewal} isUnpaid={pause?.resumes_on === null} />}
      {!renewal && end_date !== null && (
        <p className={styles.note}>
          {classification === 'past' ? t.nothingMore() : t.nothingAfter({ day: calendarDay(end_date) })}
        </p>
      )}
      {invoices}
    </Panel>
  )
}

/** It was cancelled with a refund before its first day: there are no hours, people or preparations to show. */
export function NeverStarted({ subscription, invoices }: { subscription: Subscription; invoices: ReactNode }) {
  return (
    <Panel title={t.neverStarted()} lead={t.refundingAll({ day: calendarDay(subscription.start_date) })}>
      {invoices}
    </Panel>
  )
}
