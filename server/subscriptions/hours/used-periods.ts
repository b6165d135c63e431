import type { OveragePolicy } from '@talentplace/contract/subscriptions/hours/hours.routes'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

/** How much of a period's hours is told of, in percent, once each. */
export const notifiedPercents = [50, 80, 100] as const
export type NotifiedPercent = (typeof notifiedPercents)[number]

export interface UsedPeriod {
  readonly uuid: string
  readonly project_uuid: string
  readonly project_name: string
  readonly client_uuid: string
  /** `YYYY-MM-DD` */
  readonly period_end: string
  readonly granted_seconds: number
  readonly remaining_seconds: number
  /** The most that is worked of the hours, of what is told. */
  readonly percent: NotifiedPercent
  readonly overage_policy: OveragePolicy
}

const granted = sql`(remaining_seconds + billable_seconds)`

/** Null: less than half. */
const percent = sql`case ${sql.join(
  notifiedPercents
    .toReversed()
    .map((each) => sql`when billable_seconds * 100::bigint >= ${granted} * ${sql.lit(each)} then ${sql.lit(each)}`),
  sql` `,
)} end`

/** Periods that run about now, of whose hours more is worked than anyone was told, each with the most of it. */
export async function usedPeriods(
  database: Kysely<Tables>,
  { now, only }: { now: Date; only?: string },
): Promise<UsedPeriod[]> {
  const today = now.toISOString().slice(0, 10)
  const { rows } = await sql<UsedPeriod>`
    select used.uuid, used.project_uuid, project_name, client_uuid, period_end, granted_seconds, remaining_seconds, percent,
      overage_policy
    from (
      select uuid, project_uuid, period_end, remaining_seconds, told_percent, ${granted} as granted_seconds, ${percent} as percent
      from subscription_periods
      where period_start <= ${today}::date + 1 and period_end >= ${today}::date - 1 and ${granted} > 0
        and ${only === undefined ? sql`true` : sql`uuid = ${only}`}
    ) used join projects on projects.uuid = used.project_uuid
    where percent > told_percent order by used.uuid`.execute(database)
  return rows
}

/** Step: it is told from now on. The period is held by the caller. */
export async function recordNotified(transaction: Transaction<Tables>, { uuid, percent }: UsedPeriod): Promise<void> {
  await transaction
    .updateTable('subscription_periods')
    .set({ told_percent: percent })
    .where('uuid', '=', uuid)
    .execute()
}
