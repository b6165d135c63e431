import { formatMoney } from '../../../platform/formatting/money.ts'
import type { WaitingPayment } from './use-waiting-payments.ts'

type Payment = Pick<WaitingPayment, 'amount_cents' | 'currency' | 'project_name' | 'invoice_number'>

/** E.g. `$812.00 CAD for “Front desk”`, `$429.40 CAD for invoice CAD-00042`. */
export function whatIsPaid({ amount_cents, currency, project_name, invoice_number }: Payment): string {
  const what = invoice_number === null ? `“${project_name}”` : `invoice ${invoice_number}`
  return `${formatMoney(amount_cents, currency)} for ${what}`
}
