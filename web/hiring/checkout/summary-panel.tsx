import * as documents from '@talentplace/contract/billing/messages/documents'
import * as t from '@talentplace/contract/hiring/messages/checkout'
import type { MoneyLine } from '@talentplace/contract/billing/prices/quote'
import type { Currency } from '@talentplace/contract/shared/money'
import type { ReactNode } from 'react'
import { linePrice } from '../../platform/formatting/line-price.ts'
import { formatMoney } from '../../platform/formatting/money.ts'
import { rateText } from '../../platform/formatting/rate.ts'
import { AmountLine, AmountLines, AmountNote } from '../../ui/amount-lines.tsx'
import { Panel } from '../../ui/panel.tsx'
import type { QuotedCheckout } from './checkout-quote.ts'
import { dateText } from './date-text.ts'
import styles from './summary-panel.module.css'

function SummaryLine({ line, currency }: { line: MoneyLine; currency: Currency }) {
  const price = linePrice(line, currency)
  return (
    <AmountLine amount={formatMoney(line.amount_cents, currency)}>
      {line.description}
      {price !== null && <AmountNote>{price}</AmountNote>}
    </AmountLine>
  )
}

interface SummaryPanelProps {
  readonly quoted: QuotedCheckout
  /** Another quote is on its way. */
  readonly updating: boolean
  /** What renewals charge, e.g. `Visa ending in 4242`; null while no card is chosen. */
  readonly renewalCard: string | null
  /** Where promotion codes are entered. */
  readonly promotions: ReactNode
}

/** B8: every line of what is due, as it was priced, and what it renews at. */
export function SummaryPanel({
  quoted: { quote, charged_today_cents },
  updating,
  renewalCard,
  promotions,
}: SummaryPanelProps) {
  const { document, renewal } = quote
  const { currency, lines, taxes } = document
  const money = (cents: number) => formatMoney(cents, currency)
  const next = { day: dateText(renewal.date), amount: money(renewal.document.total_cents) }
  return (
    <Panel title={t.summary()} lead={t.period({ from: dateText(quote.start_date), until: dateText(quote.period_end) })}>
      <AmountLines updating={updating}>
        {lines.map((line, at) => (
          <SummaryLine key={`${line.description} ${at}`} line={line} currency={currency} />
        ))}
        <AmountLine amount={money(document.subtotal_cents - document.discount_cents)}>
          {taxes.length > 0 ? t.taxableAmount() : t.beforeTax()}
        </AmountLine>
        {taxes.map(({ name, rate_thousandths, base_cents, amount_cents }) => (
          <AmountLine key={name} amount={money(amount_cents)}>
            {documents.tax({ name, rate: rateText(rate_thousandths) })}
            {base_cents !== document.subtotal_cents - document.discount_cents && (
              <AmountNote>{t.taxOf({ amount: money(base_cents) })}</AmountNote>
            )}
          </AmountLine>
        ))}
        <AmountLine amount={money(document.total_cents)} total>
          {charged_today_cents === document.total_cents ? t.dueToday() : t.total()}
        </AmountLine>
      </AmountLines>
      <p className={styles.renews}>
        {renewalCard === null ? t.renews(next) : t.renewsByCard({ ...next, card: renewalCard })}
      </p>
      <ul className={styles.notes}>
        <li>{t.firstMonthPaid()}</li>
        <li>{t.noRollover()}</li>
      </ul>
      {promotions}
    </Panel>
  )
}
