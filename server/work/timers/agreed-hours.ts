import type { TimerPlace } from '@talentplace/contract/work/time/timer.routes'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { unseen } from '../../platform/database/unseen.ts'

type Agreed = NonNullable<TimerPlace['agreed']>

interface Asked {
  readonly projects: readonly string[]
  readonly assistant_uuid: string
  /** `YYYY-MM-DD`, on the assistant's clock. */
  readonly today: string
  readonly now: Date
}

/**
 * What is left today of what the clients of some subscriptions agreed to, with what other people's timers count taken off; by
 * subscription. One without a limit is left out, as `seconds_within_limit` counts it.
 */
export async function agreedHours(
  database: Kysely<Tables>,
  { projects, assistant_uuid, today, now }: Asked,
): Promise<Map<string, Agreed>> {
  // The day by itself first, as `hoursRemaining` has it.
  const { rows } = await sql<Agreed & { uuid: string }>`
    select projects.uuid, others.running as others_running,
      (remaining_seconds + coalesce(overage_seconds, 0) - others.seconds)::int as left_seconds
    from (select ${today}::date as day offset 0) asked_for
    cross join projects
    cross join lateral subscription_hours_on(projects.uuid, asked_for.day)
    cross join lateral (
      select count(running_since)::int as running, coalesce(sum(seconds_before
        + greatest(coalesce(extract(epoch from ${now}::timestamptz - running_since), 0), 0)), 0) as seconds
      from timers
      where timers.project_uuid = projects.uuid and virtualassistant_uuid <> ${assistant_uuid} and billable) others
    where projects.uuid = any (${unseen(sql`${projects}::uuid[]`)}::uuid[]) and overage_policy <> 'as_needed'`.execute(
    database,
  )
  return new Map(rows.map(({ uuid, left_seconds, others_running }) => [uuid, { left_seconds, others_running }]))
}
