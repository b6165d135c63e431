import { releaseHours } from '../../subscriptions/subscriptions/release-hours.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { retainPausedHours } from './retain-paused-hours.ts'
import { pauseUnpaid } from './pause-unpaid.ts'
import { collectDue } from './collect-due.ts'
import { reconcileCharges } from '../charges/reconcile-charges.ts'
import { renewDue } from './renew-subscriptions.ts'
import type { RenewalDeps } from '../charges/renewal-deps.ts'

/**
 * Renewals are looked for hourly from the minute on when the UTC day has begun for every client (see `renewalDay`): the
 * first run of a day does its work, and the others what it couldn't.
 */
const daily = '5 10-23 * * *'
const eachMinute = '* * * * *'

export async function doDailyRenewals(deps: RenewalDeps): Promise<void> {
  await renewDue(deps)
  await collectDue(deps)
  await pauseUnpaid(deps)
  await releaseHours(deps)
  await retainPausedHours(deps)
}

export function scheduleRenewals(jobs: Jobs, deps: RenewalDeps): void {
  jobs.every('renewals.daily', daily, () => doDailyRenewals(deps))
  jobs.every('renewals.reconcile', eachMinute, () => reconcileCharges(deps))
}
