import * as t from '@talentplace/contract/hiring/messages/waiting-payments'
import { formatMoney } from '../../platform/formatting/money.ts'
import type { WaitingPayment } from './use-waiting-payments.ts'

type Payment = Pick<WaitingPayment, 'amount_cents' | 'currency' | 'pays_for' | 'project_name' | 'invoice_number'>

/** E.g. `$812.00 CAD for “Front desk”`, `$429.40 CAD for invoice CAD-00042`, `$203.40 CAD for added hours of “Front desk”`. */
export function whatIsPaid({ amount_cents, currency, pays_for, project_name, invoice_number }: Payment): string {
  const amount = formatMoney(amount_cents, currency)
  if (invoice_number !== null) return t.invoiceFor({ amount, number: invoice_number })
  return pays_for === 'hours' ? t.hoursFor({ amount, name: project_name }) : t.workFor({ amount, name: project_name })
}
