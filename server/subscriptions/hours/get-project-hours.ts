import { getProjectHours } from '@talentplace/contract/subscriptions/hours/hours.routes'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { clientDay } from '../client-day.ts'
import { readHours } from './read-hours.ts'
import { seenSubscription } from './seen-subscription.ts'

const staff = ['admin_project.view', 'admin_client.view', 'admin_time.view'] as const

/** C1 Ours: the hours of the period and how they go on, by the day on the client's clock. */
export function getProjectHoursOperation({ database: { kysely }, clock }: { database: Database; clock: Clock }) {
  return handle(getProjectHours, async (context, { params }) => {
    const subscription = await seenSubscription(kysely, signedIn(context), params.uuid, staff)
    const { today } = await clientDay(kysely, subscription.client_uuid, clock.now())
    return readHours(kysely, subscription, today)
  })
}
