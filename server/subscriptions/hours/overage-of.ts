import type { OveragePolicy } from '@talentplace/contract/subscriptions/hours/hours.routes'
import type { Subscription } from '../owned-subscription.ts'

const hour = 3600

export interface Overage {
  readonly policy: OveragePolicy
  readonly hours: number | null
}

/** What its client has agreed to beyond the hours of a period. */
export function overageOf({ overage_policy, overage_seconds }: Subscription): Overage {
  return { policy: overage_policy, hours: overage_seconds === null ? null : overage_seconds / hour }
}
