import type { getAdminHome } from '@talentplace/contract/desk/operations/home.routes'
import type { ReplyOf } from '@talentplace/contract/shared/operation'
import { alertStates } from '@talentplace/contract/desk/alerts/alert.states'
import type { Database } from '../../platform/database/connection.ts'

const max = 3

/** Alerts that are not resolved: how many, and the ones that happened last. */
export async function openAlerts({ kysely }: Database): Promise<NonNullable<ReplyOf<typeof getAdminHome>['alerts']>> {
  const open = kysely.selectFrom('alerts').where('status', 'in', alertStates.sets.open)
  const [latest, { count }] = await Promise.all([
    open
      .select(['uuid', 'type', 'title', 'last_date'])
      .orderBy('last_date', 'desc')
      .orderBy('uuid')
      .limit(max)
      .execute(),
    open.select((select) => select.fn.countAll<string>().as('count')).executeTakeFirstOrThrow(),
  ])
  return {
    count: Number(count),
    latest: latest.map((alert) => ({ ...alert, last_date: alert.last_date.toISOString() })),
  }
}
