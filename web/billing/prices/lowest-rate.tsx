import * as t from '@talentplace/contract/billing/messages/lowest-rate'
import { useApi } from '../../platform/api/query.ts'
import { formatMoney } from '../../platform/formatting/money.ts'
import { useChosenCurrency } from './chosen-currency.ts'
import { priceBands } from './price-bands.ts'

/** The lowest hourly rate of the price book, as `$31.00 CAD`; the words without it until it is known. */
export function LowestRate() {
  const [currency] = useChosenCurrency()
  const { data } = useApi('prices.getPriceBook', {}, { staleTime: 5 * 60_000 })
  const rates = data ? priceBands(data, currency).map(({ hourly_cents }) => hourly_cents) : []
  if (rates.length === 0) return t.oneRate()
  return t.rateFrom({ rate: formatMoney(Math.min(...rates), currency) })
}
