import { requirementStates } from '@talentplace/contract/subscriptions/requirement.states'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { sqlIn } from '../../platform/database/sql-in.ts'
import { unseen } from '../../platform/database/unseen.ts'
import type { HealthFacts } from '../../rules/health-of.ts'
import type { DaysOfClients } from '../groups/days-of-clients.ts'

export interface ProjectFacts extends HealthFacts {
  readonly project_uuid: string
}

interface FactsRow extends Omit<ProjectFacts, 'brief_changed'> {
  readonly brief_changed: Date | null
}

const lastTimeDay = sql`(select task_date from time_entries
  where project_uuid = running.uuid and removed_date is null order by task_date desc limit 1)`

const period = sql`(select jsonb_build_object('start', period_start, 'end', period_end,
    'granted_seconds', remaining_seconds + billable_seconds, 'billable_seconds', billable_seconds)
  from subscription_periods where project_uuid = running.uuid and running.today between period_start and period_end)`

const overdueTasks = sql`(select count(*)::int from tasks
  where project_uuid = running.uuid and removed_date is null and completed_date is null
    and coalesce(next_due_date, due_date) < running.today)`

/** The client has said the last thing in the subscription's thread. */
const unanswered = sql`(select jsonb_build_object('day', last.created_date::date, 'discussion_uuid', discussion_uuid)
  from (
    select messages.created_date, discussion_uuid, sender_uuid from discussions
    join messages on messages.discussion_uuid = discussions.uuid
    where discussions.project_uuid = running.uuid and discussions.kind = 'project'
      and messages.kind = 'message' and messages.deleted_date is null
    order by messages.position desc limit 1
  ) last join users on users.uuid = sender_uuid and users.client_uuid = running.client_uuid)`

const review = sql`(select jsonb_build_object('uuid', uuid, 'rating', rating, 'day', created_date::date)
  from feedback where project_uuid = running.uuid order by created_date desc limit 1)`

const unpaid = sql`(select jsonb_build_object('uuid', invoices.uuid, 'due_date', due_date)
  from invoices join open_invoices on open_invoices.uuid = invoices.uuid
  where running.ar_status <> 'current' and invoices.project_uuid = running.uuid and balance_cents > 0
  order by due_date limit 1)`

/** Sent anew, and not read since. */
const briefChanged = sql`(select submitted_date from project_requirements
  where project_uuid = running.uuid and version > 1 and status in ${sqlIn(requirementStates.sets.open)} order by version desc limit 1)`

/** Of those of the subscriptions that run today by their clients' clocks. */
export async function healthFacts(
  database: Kysely<Tables>,
  uuids: readonly string[],
  { today }: DaysOfClients,
): Promise<ProjectFacts[]> {
  const { rows } = await sql<FactsRow>`
    select running.uuid as project_uuid, running.today, running.start_date, running.ar_status,
      is_paused_on(running.uuid, running.today) as is_paused, running.resumes_on as resumed_on,
      ${lastTimeDay} as last_time_day, ${period} as period, ${overdueTasks} as overdue_tasks,
      ${unanswered} as unanswered, ${review} as review, ${unpaid} as unpaid, ${briefChanged} as brief_changed
    from (select projects.*, ${today} as today from projects where projects.uuid = any (${unseen(sql`${uuids}::uuid[]`)}::uuid[])) running
    where running.removed_date is null and running.start_date <= running.today
      and (running.end_date is null or running.end_date >= running.today)`.execute(database)
  return rows.map((row) => ({ ...row, brief_changed: row.brief_changed?.toISOString() ?? null }))
}
