import type { MoneyLine } from '@talentplace/contract/checkout/quote'
import type { ReactNode } from 'react'
import { formatMoney } from '../../platform/formatting/money.ts'
import { Panel } from '../../ui/panel.tsx'
import type { QuotedCheckout } from './checkout-quote.ts'
import { dateText } from './date-text.ts'
import { rateText } from './rate-text.ts'
import styles from './summary-panel.module.css'

function Line({ children, amount, strong }: { children: ReactNode; amount: string; strong?: true }) {
  return (
    <div className={styles.line} data-strong={strong}>
      <dt>{children}</dt>
      <dd>{amount}</dd>
    </div>
  )
}

const unitOf = ({ kind, quantity }: MoneyLine) => (kind === 'subscription' ? `${quantity} h` : `${quantity} ×`)

interface SummaryPanelProps {
  readonly quoted: QuotedCheckout
  /** Another quote is on its way. */
  readonly updating: boolean
  /** Where promotion codes are entered. */
  readonly promotions: ReactNode
}

/** B8: every line of what is due, as it was priced, and what it renews at. */
export function SummaryPanel({ quoted: { quote }, updating, promotions }: SummaryPanelProps) {
  const { document, renewal } = quote
  const { currency, lines, taxes } = document
  const money = (cents: number) => formatMoney(cents, currency)
  return (
    <Panel title="Summary" lead={`${dateText(quote.start_date)} to ${dateText(quote.period_end)}`}>
      <dl className={styles.lines} aria-busy={updating || undefined}>
        {lines.map((line, at) => (
          <Line key={`${line.description} ${at}`} amount={money(line.amount_cents)}>
            {line.description}
            {line.kind !== 'promotion' && (
              <span className={styles.unit}>
                {unitOf(line)} at {money(line.unit_cents)}
              </span>
            )}
          </Line>
        ))}
        <Line amount={money(document.subtotal_cents - document.discount_cents)}>
          {taxes.length > 0 ? 'Taxable amount' : 'Before tax'}
        </Line>
        {taxes.map(({ name, rate_thousandths, base_cents, amount_cents }) => (
          <Line key={name} amount={money(amount_cents)}>
            {name} {rateText(rate_thousandths)}
            {base_cents !== document.subtotal_cents - document.discount_cents && (
              <span className={styles.unit}>of {money(base_cents)}</span>
            )}
          </Line>
        ))}
        <Line amount={money(document.total_cents)} strong>
          Due today
        </Line>
      </dl>
      <p className={styles.renews}>
        Renews on {dateText(renewal.date)} for {money(renewal.document.total_cents)}.
      </p>
      <ul className={styles.notes}>
        <li>The first month is paid on sign-up.</li>
        <li>Hours do not roll over from month to month.</li>
      </ul>
      {promotions}
    </Panel>
  )
}
