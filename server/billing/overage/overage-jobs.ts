import type { Jobs } from '../../platform/jobs/jobs.ts'
import { invoiceOverage, type OverageDeps } from './invoice-overage.ts'

/** After the hour of approving, and before the renewals' next try of a card: what is invoiced now is charged at five past. */
const daily = '50 10-22 * * *'

export function scheduleOverage(jobs: Jobs, deps: OverageDeps): void {
  jobs.every('overage.invoice', daily, async () => {
    await invoiceOverage(deps)
  })
}
