import { getAssistantHome } from '@talentplace/contract/desk/operations/home.routes'
import { timeEntryStates } from '@talentplace/contract/work/time/time-entry.states'
import { sql, type RawBuilder } from 'kysely'
import { calendarDay } from '../../platform/clock/calendar-day.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import { sqlIn } from '../../platform/database/sql-in.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { inOneTrip } from '../../platform/database/pipeline.ts'

interface Assistant {
  readonly uuid: string
  readonly user_uuid: string | null
  readonly timezone: string
}

/** Of the assistant's calendar. */
interface Days {
  readonly today: string
  readonly monday: string
}

interface Work {
  readonly today_seconds: number
  readonly week_seconds: number
  readonly tasks_due: number
  readonly asked_about: number
}

/** Time that counts since Monday, what clients ask about, and tasks on subscriptions that they still work on. */
function workOf({ uuid, user_uuid }: Assistant, { today, monday }: Days): RawBuilder<Work> {
  return sql<Work>`
    select coalesce(sum(seconds) filter (where task_date = ${today} and counts), 0)::int as today_seconds,
      coalesce(sum(seconds) filter (where task_date >= ${monday} and counts), 0)::int as week_seconds,
      count(*) filter (where status = 'queried')::int as asked_about,
      (select count(*)::int from tasks join task_assignments on task_uuid = tasks.uuid and user_uuid = ${user_uuid}
        where completed_date is null and removed_date is null and next_due_date <= ${today}
          and exists (select from rate_plans where rate_plans.project_uuid = tasks.project_uuid
            and virtualassistant_uuid = ${uuid} and (rp_end_date is null or rp_end_date >= ${today}))) as tasks_due
    from (
      select task_date, seconds, status, status in ${sqlIn(timeEntryStates.sets.counted)} as counts from time_entries
      where virtualassistant_uuid = ${uuid} and removed_date is null and (task_date >= ${monday} or status = 'queried')) entries`
}

function daysOf({ timezone }: Assistant, now: Date): Days {
  const today = calendarDay(timezone, now)
  const day = Temporal.PlainDate.from(today)
  return { today, monday: day.subtract({ days: day.dayOfWeek - 1 }).toString() }
}

/** The signed-in assistant's own profile, in whatever state it is, and their work of these days. */
export function getAssistantHomeOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(getAssistantHome, async (context) => {
    const profile = await database.kysely
      .selectFrom('assistants')
      .selectAll()
      .where('user_uuid', '=', signedIn(context).user_uuid)
      .executeTakeFirst()
    if (!profile) return { profile: null, work: null }
    const days = daysOf(profile, clock.now())
    const [roles, [work]] = await inOneTrip(
      database.kysely,
      database.kysely
        .selectFrom('roles')
        .select(['id', 'value'])
        .where('id', '=', ({ fn, val }) => fn.any(val(profile.role_ids))),
      workOf(profile, days),
    )
    const names = new Map(roles.map(({ id, value }) => [id, value]))
    const { rating_sum, feedback_count } = profile
    return {
      profile: {
        uuid: profile.uuid,
        state: profile.state,
        display_name: profile.display_name,
        preferred_pronouns: profile.preferred_pronouns,
        blurb: profile.blurb,
        avatar_id: profile.avatar_id,
        city: profile.city,
        region: profile.region,
        timezone: profile.timezone,
        roles: profile.role_ids.flatMap((id) => names.get(id) ?? []),
        available_hours_per_month: profile.available_hours_per_month,
        monthly_hours_committed: profile.monthly_hours_committed,
        va_rating: feedback_count === 0 ? null : rating_sum / feedback_count / 5,
        feedback_count,
      },
      work: { today: days.today, ...(work ?? { today_seconds: 0, week_seconds: 0, tasks_due: 0, asked_about: 0 }) },
    }
  })
}
