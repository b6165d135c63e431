import type { MoneyDocument } from '@talentplace/contract/billing/prices/quote'
import { formatMoney } from '../../platform/formatting/money.ts'
import { AmountLine, AmountLines } from '../../ui/amount-lines.tsx'

/** What a document comes to before taxes, each tax, and the total; as the server worked it out. */
export function DocumentAmounts({ document, updating = false }: { document: MoneyDocument; updating?: boolean }) {
  const { currency, taxes, subtotal_cents, discount_cents, total_cents } = document
  const money = (cents: number) => formatMoney(cents, currency)
  return (
    <AmountLines updating={updating}>
      <AmountLine amount={money(subtotal_cents - discount_cents)}>Before taxes</AmountLine>
      {taxes.map(({ name, rate_thousandths, amount_cents }) => (
        <AmountLine key={name} amount={money(amount_cents)}>
          {name} {rate_thousandths / 1000}%
        </AmountLine>
      ))}
      <AmountLine amount={money(total_cents)} total>
        Total
      </AmountLine>
    </AmountLines>
  )
}
