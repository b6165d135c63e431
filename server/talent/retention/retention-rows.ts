import type { RetentionCase } from '@talentplace/contract/talent/retention/retention.routes'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

const maxProjects = 50

/**
 * Seats that were theirs when the case was opened, or since; with whoever follows them there: a seat is
 * replaced from the day on which its next place begins.
 */
const projects = sql`(
  select coalesce(jsonb_agg(to_jsonb(affected) order by project_name, seat_uuid), '[]') from (
    select distinct on (place.seat_uuid) place.seat_uuid, place.project_uuid, project_name, company, roles.value as role,
      place.hours_per_month, next.virtualassistant_uuid as replacement_uuid, follower.full_name as replacement_name,
      next.rate_start_date as replaced_date,
      case when next.uuid is null then null
        else greatest(next.rate_start_date - retention_cases.opened_date::date, 0) end as days_to_replace
    from rate_plans place
    join projects on projects.uuid = place.project_uuid
    join clients on clients.uuid = projects.client_uuid
    join roles on roles.id = place.role_id
    left join lateral (
      select uuid, virtualassistant_uuid, rate_start_date from rate_plans following
      where following.seat_uuid = place.seat_uuid and following.rate_start_date > place.rate_start_date
        and following.virtualassistant_uuid <> place.virtualassistant_uuid
      order by rate_start_date limit 1) next on true
    left join assistants follower on follower.uuid = next.virtualassistant_uuid
    where place.virtualassistant_uuid = retention_cases.virtualassistant_uuid and projects.removed_date is null
      and (place.rp_end_date is null or place.rp_end_date >= retention_cases.opened_date::date)
      and (projects.end_date is null or projects.end_date >= retention_cases.opened_date::date)
    order by place.seat_uuid, place.rate_start_date desc limit ${maxProjects}) affected)`

interface CaseRow extends Omit<RetentionCase, 'opened_date' | 'closed_date'> {
  readonly opened_date: Date
  readonly closed_date: Date | null
}

/** What a page of cases shows. */
export function retentionRows(database: Kysely<Tables>) {
  return database
    .selectFrom('retention_cases')
    .innerJoin('assistants', 'assistants.uuid', 'retention_cases.virtualassistant_uuid')
    .leftJoin('users as owner', 'owner.uuid', 'owner_uuid')
    .select([
      'retention_cases.uuid',
      'virtualassistant_uuid',
      'assistants.full_name',
      'assistants.state as assistant_state',
    ])
    .select([
      'kind',
      'reason_code',
      'expected_date',
      'notice_date',
      'note',
      'owner_uuid',
      'owner.full_name as owner_name',
    ])
    .select(['next_contact', 'retention_cases.state', 'opened_date', 'closed_date', 'retention_cases.version'])
    .select(projects.$castTo<RetentionCase['projects']>().as('projects'))
}

export function toCaseView(row: CaseRow): RetentionCase {
  return { ...row, opened_date: row.opened_date.toISOString(), closed_date: row.closed_date?.toISOString() ?? null }
}

export async function caseOf(database: Kysely<Tables>, uuid: string): Promise<RetentionCase> {
  return toCaseView(await retentionRows(database).where('retention_cases.uuid', '=', uuid).executeTakeFirstOrThrow())
}
