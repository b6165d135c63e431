import { getOpenSubscriptions } from '@talentplace/contract/subscriptions/subscriptions/open-subscriptions.routes'
import { sql } from 'kysely'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { readHours } from '../hours/read-hours.ts'
import { clientDay } from '../client-day.ts'
import { clientProject, clientProjectRows, isClassifiedAs } from './find-client-projects.ts'
import type { Subscription } from '../owned-subscription.ts'
import { requireSeenClient } from './require-seen-client.ts'

const mostCurrent = 3
const maxUpcoming = 100

/** A6.9: the subscriptions of a client's home, with the hours of those that run. */
export function getOpenSubscriptionsOperation({ database: { kysely }, clock }: { database: Database; clock: Clock }) {
  return handle(getOpenSubscriptions, async (context, { params: { uuid } }) => {
    await requireSeenClient(kysely, signedIn(context), uuid)
    const { today } = await clientDay(kysely, uuid, clock.now())
    const own = sql<boolean>`client_uuid = ${uuid} and removed_date is null`
    const [isCurrent, isUpcoming] = [isClassifiedAs('current', today), isClassifiedAs('upcoming', today)]
    const rows = clientProjectRows(kysely, today).where(own)
    const [current, upcoming, [unprepared], { count }] = await Promise.all([
      rows.where(isCurrent).orderBy('days_remaining').orderBy('uuid').limit(mostCurrent).execute(),
      rows.where(isUpcoming).orderBy('start_date', 'desc').orderBy('uuid').limit(maxUpcoming).execute(),
      rows
        .where(sql<boolean>`(${isCurrent} or ${isUpcoming}) and coalesce(requirements, 'draft') = 'draft'`)
        .orderBy('start_date', 'desc')
        .orderBy('uuid')
        .limit(1)
        .execute(),
      kysely
        .selectFrom('projects')
        .select(sql<number>`count(*)::int`.as('count'))
        .where(own)
        .where(isCurrent)
        .executeTakeFirstOrThrow(),
    ])
    const ids = current.map((project) => project.uuid)
    const subscriptions = await kysely
      .selectFrom('projects')
      .selectAll()
      .where(sql<boolean>`uuid = any(${ids}::uuid[])`)
      .execute()
    const hours = await Promise.all(
      // The database holds that what has a start has the rest.
      subscriptions.map((subscription) => readHours(kysely, subscription as Subscription, today)),
    )
    const byProject = new Map(hours.map((each) => [each.project_uuid, each]))
    return {
      current: current.flatMap((row) => {
        const itsHours = byProject.get(row.uuid)
        return itsHours ? [{ project: clientProject(row, today), hours: itsHours }] : []
      }),
      current_count: count,
      upcoming: upcoming.map((row) => clientProject(row, today)),
      unprepared: unprepared ? clientProject(unprepared, today) : null,
    }
  })
}
