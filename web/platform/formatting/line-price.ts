import * as t from '@talentplace/contract/core/messages/hours'
import type { InvoiceLine } from '@talentplace/contract/billing/invoices/invoice-line'
import type { Currency } from '@talentplace/contract/shared/money'
import { formatMoney } from './money.ts'
import { exactHoursText } from './printed-hours.ts'

type PricedLine = Pick<InvoiceLine, 'kind' | 'role_id' | 'quantity' | 'unit_cents' | 'seconds'>

/** Hours of a role, time to the second, or pieces; null for a single piece, whose price is the amount. */
function quantityOf({ seconds, role_id, kind, quantity }: PricedLine): string | null {
  if (seconds !== undefined) return exactHoursText(seconds)
  if (quantity === null) return null
  if (role_id !== null && kind !== 'adjustment') return t.hours({ hours: quantity })
  return quantity === 1 ? null : String(quantity)
}

/** What a line's amount is made of: `20 h × $36.00 CAD`. Null: of one piece. */
export function linePrice(line: PricedLine, currency: Currency): string | null {
  const quantity = quantityOf(line)
  return quantity === null ? null : `${quantity} × ${formatMoney(line.unit_cents, currency)}`
}
