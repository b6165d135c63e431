import * as t from '@talentplace/contract/hiring/messages/checkout'
import { NativeSelect, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Currency } from '@talentplace/contract/shared/money'
import { Panel } from '../../ui/panel.tsx'
import styles from './billing-panel.module.css'
import type { BillingSlotProps } from './checkout-screen.tsx'

const currencies = [
  { value: 'cad', label: t.canadianDollars() },
  { value: 'usd', label: t.americanDollars() },
]

type BillingPanelProps = BillingSlotProps & {
  /** The first day that can be chosen: today, where the client is. */
  readonly today: string
  readonly company: ReactNode
  readonly cards: ReactNode
}

/** B8: who is billed, from when on, and which card is charged. */
export function BillingPanel({ quoted, entries, change, issues, today, company, cards }: BillingPanelProps) {
  const { quote, currency_can_change: canChoose } = quoted
  return (
    <Panel title={t.billing()}>
      <div className={styles.billing}>
        <section aria-label={t.billingDetails()} tabIndex={-1} data-path="address">
          {company}
        </section>
        <div className={styles.pair}>
          <TextInput
            type="date"
            size="md"
            label={t.startDate()}
            description={t.startDateHint()}
            min={today}
            error={issues['start_date']}
            data-path="start_date"
            value={entries.start_date ?? quote.start_date}
            onChange={(event) => change({ start_date: event.currentTarget.value || null })}
          />
          {canChoose && (
            <NativeSelect
              size="md"
              label={t.currency()}
              description={t.currencyHint()}
              data={currencies}
              value={entries.currency ?? quote.document.currency}
              onChange={(event) => change({ currency: event.currentTarget.value as Currency })}
            />
          )}
        </div>
        <section className={styles.cards} aria-label={t.card()} tabIndex={-1} data-path="card">
          {cards}
        </section>
      </div>
    </Panel>
  )
}
