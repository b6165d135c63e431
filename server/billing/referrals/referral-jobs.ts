import type { Jobs } from '../../platform/jobs/jobs.ts'
import { settleReferrals, type ReferralDeps } from './settle-referrals.ts'

const hourly = '17 * * * *'

export function scheduleReferrals(
  jobs: Jobs,
  {
    configuration,
    ...deps
  }: Omit<ReferralDeps, 'officeZone'> & { configuration: { readonly timeRules: Pick<ReferralDeps, 'officeZone'> } },
): void {
  jobs.every('referrals.settle', hourly, () =>
    settleReferrals({ ...deps, officeZone: configuration.timeRules.officeZone }),
  )
}
