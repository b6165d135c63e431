import type { Notification } from '@talentplace/contract/core/notifications/notification.routes'
import { sql } from 'kysely'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { containing } from '../../platform/database/like-pattern.ts'
import { pageOf, type RequestedPage } from '../../platform/database/list-page.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { viewerOf } from './viewer.ts'
import { toNotificationView } from './to-notification-view.ts'
import { findVisibleCounted } from './visible-notifications.ts'
import { inNameOrder } from '../../platform/database/name-order.ts'

interface Wanted {
  readonly since?: Date
  readonly search?: string | undefined
  readonly type?: string | undefined
  readonly unread?: boolean | undefined
  readonly pagination: RequestedPage<'created_date' | 'priority' | 'title'>
}

const columns = { created_date: sql`published_date`, priority: sql`priority`, title: inNameOrder(sql`title`) }

/** In both languages: people search for what they remember. */
const searched = [sql`title`, sql`body`, sql`title_fr`, sql`body_fr`]

interface FoundNotifications {
  readonly notifications: Notification[]
  readonly count: number
  readonly unread: number
  readonly offset: string
}

/** A page of what the person sees, newest first unless asked otherwise; and when the first of all of it ends. */
export async function findNotifications(
  deps: { database: Database; clock: Clock },
  session: Session,
  wanted: Wanted,
): Promise<{ found: FoundNotifications; firstEnd: Date | null }> {
  const database = deps.database.kysely
  const recipient = viewerOf(session, deps.clock.now())
  const { since, search = '', type, unread, pagination } = wanted
  const conditions = [
    ...(since ? [sql`published_date >= ${since}`] : []),
    ...(type === undefined ? [] : [sql`type = ${type}`]),
    ...(search === ''
      ? []
      : [
          sql`(${sql.join(
            searched.map((column) => sql`folded_text(${column}) like ${containing(search)}`),
            sql` or `,
          )})`,
        ]),
  ]
  const narrowing = {
    ...(conditions.length > 0 && { where: sql.join(conditions, sql` and `) }),
    unread,
  }
  const byDate = (pagination.sortBy?.[0] ?? 'created_date') === 'created_date'
  const newestFirst = byDate && (pagination.sortBy === undefined || pagination.sortDesc?.[0] === true)
  const page = pageOf(pagination, columns, { by: 'created_date', descending: true }, sql`uuid desc`)
  const newest = newestFirst && { newest: pagination.limit + pagination.offset }
  const { rows, first_end, ...counted } = await findVisibleCounted(
    database,
    recipient,
    { ...narrowing, ...newest },
    page,
  )
  return { found: { notifications: rows.map(toNotificationView), ...counted }, firstEnd: first_end }
}
