import { getTimeBilled } from '@talentplace/contract/subscriptions/hours/hours.routes'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { allPeriods } from './period-hours.ts'
import { seenSubscription } from './seen-subscription.ts'

const hour = 3600
const staff = ['admin_virtualassistant.view', 'admin_project.view', 'admin_time.view'] as const

/** C1.5: the periods of a subscription the caller works on, or staff. */
export function getTimeBilledOperation({ kysely }: Database) {
  return handle(getTimeBilled, async (context, { params }) => {
    const { uuid } = await seenSubscription(kysely, signedIn(context), params.id, staff)
    const periods = (await allPeriods(kysely, uuid)).map((period) => ({
      ...period,
      hours: (period.remaining_seconds + period.billable_seconds) / hour,
      hours_remaining: period.remaining_seconds / hour,
    }))
    return { periods, count: periods.length }
  })
}
