import { releaseHours } from '../../features/projects/subscriptions/release-hours.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { collectDue } from './collect-due.ts'
import { reconcileCharges } from './reconcile-charges.ts'
import { renewDue } from './renew-subscriptions.ts'
import type { RenewalParts } from './renewal-parts.ts'

/**
 * Renewals are looked for hourly from the minute on when the UTC day has begun for every client (see `renewalDay`): the
 * first run of a day does its work, and the others what it couldn't.
 */
const daily = '5 10-23 * * *'
const eachMinute = '* * * * *'

export async function doDailyRenewals(parts: RenewalParts): Promise<void> {
  await renewDue(parts)
  await collectDue(parts)
  await releaseHours(parts)
}

export function scheduleRenewals(jobs: Jobs, parts: RenewalParts): void {
  jobs.every('renewals.daily', daily, () => doDailyRenewals(parts))
  jobs.every('renewals.reconcile', eachMinute, () => reconcileCharges(parts))
}
