import { formatMoney } from '../../platform/formatting/money.ts'
import type { WaitingPayment } from './use-waiting-payments.ts'

type Payment = Pick<WaitingPayment, 'amount_cents' | 'currency' | 'pays_for' | 'project_name' | 'invoice_number'>

/** E.g. `$812.00 CAD for “Front desk”`, `$429.40 CAD for invoice CAD-00042`, `$203.40 CAD for added hours of “Front desk”`. */
export function whatIsPaid({ amount_cents, currency, pays_for, project_name, invoice_number }: Payment): string {
  const work = pays_for === 'hours' ? `added hours of “${project_name}”` : `“${project_name}”`
  const what = invoice_number === null ? work : `invoice ${invoice_number}`
  return `${formatMoney(amount_cents, currency)} for ${what}`
}
