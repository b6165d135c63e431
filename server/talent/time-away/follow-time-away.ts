import { daysBeforeAway } from '@talentplace/contract/talent/time-away/time-away.routes'
import { sql, type Kysely } from 'kysely'
import type { Clock } from '../../platform/clock/clock.ts'
import { daysByZone } from '../../platform/clock/days-by-zone.ts'
import type { Database } from '../../platform/database/connection.ts'
import { lockRows } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'

const peopleAtOnce = 200

/** The time away that keeps new work from someone on a day: it covers the day, or begins within a week of it. */
function awayOn(day: ReturnType<typeof sql>) {
  return sql`(
    select away.from_date, away.until_date from assistant_time_away away
    where away.virtualassistant_uuid = assistants.uuid
      and away.from_date <= ${day} + ${sql.lit(daysBeforeAway)} and away.until_date >= ${day}
    order by away.from_date limit 1)`
}

/** Step: whether new work is kept from someone who is held, by the day on their own clock. */
export async function followOne(
  transaction: Kysely<Tables>,
  { uuid, today }: { uuid: string; today: string },
): Promise<void> {
  await sql`
    update assistants set (away_from, away_until) = ${awayOn(sql`${today}::date`)} where uuid = ${uuid}`.execute(
    transaction,
  )
}

async function changedPeople(kysely: Kysely<Tables>, days: Readonly<Record<string, string>>) {
  const { rows } = await sql<{ uuid: string; today: string }>`
    select uuid, today.day::text as today from assistants
    cross join lateral (select (${JSON.stringify(days)}::jsonb ->> timezone)::date as day) today
    left join lateral ${awayOn(sql`today.day`)} now_away on true
    where (away_until is not null or exists (
        select from assistant_time_away coming where coming.virtualassistant_uuid = assistants.uuid))
      and (away_from, away_until) is distinct from (now_away.from_date, now_away.until_date)
    order by uuid limit ${peopleAtOnce}`.execute(kysely)
  return rows
}

/** Each person whose day has come: the search and the checkout follow their row. */
export async function followTimeAway({ database: { kysely }, clock }: { database: Database; clock: Clock }) {
  const days = await daysByZone(kysely, clock.now())
  for (;;) {
    const people = await changedPeople(kysely, days)
    for (const each of people) {
      await kysely.transaction().execute(async (transaction) => {
        await lockRows(transaction, 'assistants', [each.uuid])
        await followOne(transaction, each)
      })
    }
    if (people.length < peopleAtOnce) return
  }
}

/** Every quarter of an hour: some zone's day begins at each hour, and in Newfoundland at half past. */
export function scheduleTimeAway(jobs: Jobs, deps: { database: Database; clock: Clock }): void {
  jobs.every('assistants.follow_time_away', '2,17,32,47 * * * *', () => followTimeAway(deps))
}
