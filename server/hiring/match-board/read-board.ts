import type { MatchReason } from '@talentplace/contract/matching/search.routes'
import {
  matchingTargets,
  type MatchBoard,
  type MatchCandidate,
  type OpenRole,
} from '@talentplace/contract/hiring/match-board/match-board.routes'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { businessDayAfter, businessDaysSince } from '../../platform/clock/business-days.ts'
import { calendarDay } from '../../platform/clock/calendar-day.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { notFound } from '../../platform/http/http-error.ts'
import { canOwn } from '../../subscriptions/care/can-own.ts'
import { inNameOrder } from '../../platform/database/name-order.ts'

/** Whose business days count. */
export interface Office {
  readonly region: string
  readonly timezone: string
}

interface RoleRow extends Omit<
  OpenRole,
  'opened_date' | 'age_days' | 'shortlist' | 'presentation' | 'owner' | 'present'
> {
  readonly opened_date: Date
  readonly shortlisted_date: Date | null
  readonly presented_date: Date | null
  readonly owner_uuid: string | null
  readonly owner_name: string | null
  readonly present_uuid: string | null
  readonly present_name: string | null
}

/** Open roles with the latest place of their seat. */
export const openRoleRows: RawBuilder<RoleRow> = sql`(
  select role_searches.uuid, role_searches.version, role_searches.project_uuid, project_name, projects.client_uuid, company,
    role_searches.role_id, roles.value as role, place.uuid as rate_plan_uuid, place.version as rate_plan_version,
    place.hours_per_month, place.rate_start_date, place.virtualassistant_uuid as present_uuid,
    assistants.display_name as present_name, opened_date, shortlisted_date, presented_date,
    owner_uuid, users.full_name as owner_name, next_step, due_date,
    (select count(*)::int from match_candidates where role_search_uuid = role_searches.uuid) as candidate_count
  from role_searches
  join projects on projects.uuid = role_searches.project_uuid
  join clients on clients.uuid = projects.client_uuid
  join roles on roles.id = role_searches.role_id
  cross join lateral (select * from rate_plans where rate_plans.seat_uuid = role_searches.seat_uuid
    order by rate_plans.rate_start_date desc limit 1) place
  left join assistants on assistants.uuid = place.virtualassistant_uuid
  left join users on users.uuid = owner_uuid
  where closed_date is null and projects.removed_date is null)`

/** The same roles as `found` with their `projects` alone: what they are found, counted and put in order by. */
export const openRoles = sql`role_searches found join projects on projects.uuid = found.project_uuid
  where found.closed_date is null and projects.removed_date is null
    and exists (select from rate_plans where rate_plans.seat_uuid = found.seat_uuid)`

/** Of these, as `found`: nobody looks after it who still may. */
export const isUnownedRole = sql<boolean>`not exists (select from users where users.uuid = found.owner_uuid and ${canOwn})`

/** Of these: the client asks something about someone on its shortlist. An answer is forgotten when staff move them on. */
export const hasQuestion = sql<boolean>`exists (select from match_candidates
  where role_search_uuid = found.uuid and client_answer = 'question')`

function targetOf(
  { region, timezone }: Office,
  now: Date,
  times: { opened: Date; reached: Date | null; days: number },
) {
  const until = businessDayAfter(region, calendarDay(timezone, times.opened), times.days)
  return {
    until,
    reached_date: times.reached?.toISOString() ?? null,
    is_late: calendarDay(timezone, times.reached ?? now) > until,
  }
}

export function displayedRole(row: RoleRow, office: Office, now: Date): OpenRole {
  const { opened_date, shortlisted_date, presented_date, owner_uuid, owner_name, present_uuid, present_name, ...rest } =
    row
  return {
    ...rest,
    present: present_uuid === null ? null : { uuid: present_uuid, display_name: present_name ?? '' },
    opened_date: opened_date.toISOString(),
    age_days: businessDaysSince(office, opened_date, now),
    shortlist: targetOf(office, now, {
      opened: opened_date,
      reached: shortlisted_date,
      days: matchingTargets.shortlisted,
    }),
    presentation: targetOf(office, now, {
      opened: opened_date,
      reached: presented_date,
      days: matchingTargets.presented,
    }),
    owner: owner_uuid === null ? null : { uuid: owner_uuid, full_name: owner_name ?? '' },
  }
}

const maxCandidates = 100

async function candidatesOf(
  database: Kysely<Tables>,
  search_uuid: string,
  { office, now }: { office: Office; now: Date },
): Promise<MatchCandidate[]> {
  const rows = await database
    .selectFrom('match_candidates')
    .innerJoin('assistants', 'assistants.uuid', 'virtualassistant_uuid')
    .leftJoin('meetings', (join) =>
      join.onRef('meetings.uuid', '=', 'meeting_uuid').on('meetings.status', '=', 'booked'),
    )
    .select([
      'match_candidates.uuid',
      'match_candidates.version',
      'virtualassistant_uuid',
      'display_name',
      'assistants.city',
    ])
    .select(['region', 'stage', 'match_candidates.source', 'score', 'reasons', 'stage_reason', 'held_hours'])
    .select(['client_answer', 'client_note', 'entered_stage_at', 'meetings.uuid as meeting', 'meetings.start_at'])
    .select(
      sql<number>`available_hours_per_month - monthly_hours_committed + coalesce(held_hours, 0)`.as('spare_hours'),
    )
    .where('role_search_uuid', '=', search_uuid)
    .orderBy(sql`score desc nulls last`)
    .orderBy(inNameOrder(sql`display_name`))
    .orderBy('match_candidates.uuid')
    .limit(maxCandidates)
    .execute()
  return rows.map(({ meeting, start_at, entered_stage_at, reasons, spare_hours, ...row }) => ({
    ...row,
    spare_hours: Math.max(0, spare_hours),
    reasons: reasons as MatchReason[],
    entered_stage_at: entered_stage_at.toISOString(),
    days_in_stage: businessDaysSince(office, entered_stage_at, now),
    meeting: meeting === null || start_at === null ? null : { uuid: meeting, start: start_at.toISOString() },
  }))
}

/** @throws HttpError 404 for a draft, too */
export async function readBoard(
  database: Kysely<Tables>,
  uuid: string,
  { office, now }: { office: Office; now: Date },
): Promise<MatchBoard> {
  const project = await database
    .selectFrom('projects')
    .innerJoin('clients', 'clients.uuid', 'client_uuid')
    .select(['projects.uuid as project_uuid', 'project_name', 'company'])
    .where('projects.uuid', '=', uuid)
    .where('start_date', 'is not', null)
    .where('removed_date', 'is', null)
    .executeTakeFirst()
  if (!project) throw notFound('There is no such subscription.')
  const rows = await database
    .selectFrom(openRoleRows.as('found'))
    .selectAll()
    .where('project_uuid', '=', uuid)
    .orderBy('role')
    .orderBy('uuid')
    .limit(50)
    .execute()
  const roles: MatchBoard['roles'] = []
  for (const row of rows) {
    const candidates = await candidatesOf(database, row.uuid, { office, now })
    roles.push({ ...displayedRole(row, office, now), candidates })
  }
  return { ...project, roles }
}
