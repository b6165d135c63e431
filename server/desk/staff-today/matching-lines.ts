import { matchingTargets } from '@talentplace/contract/hiring/match-board/match-board.routes'
import { meetingStates } from '@talentplace/contract/core/calendar/meeting.states'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { openRoleRows, type Office } from '../../hiring/match-board/read-board.ts'
import { businessDayAfter } from '../../platform/clock/business-days.ts'
import { calendarDay } from '../../platform/clock/calendar-day.ts'
import { dayAfter, startOfDay } from '../../platform/clock/local-day.ts'
import { sqlIn } from '../../platform/database/sql-in.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { linesOf } from './today-lines.ts'

interface OwnedRole {
  readonly uuid: string
  readonly due_date: string | null
}

/** The open roles of someone with the day each is due: their own, or the next target that isn't reached, whichever is first. */
export async function rolesOf(database: Kysely<Tables>, user_uuid: string, office: Office): Promise<OwnedRole[]> {
  const rows = await database
    .selectFrom('role_searches')
    .select(['uuid', 'opened_date', 'shortlisted_date', 'presented_date', 'due_date'])
    .where('owner_uuid', '=', user_uuid)
    .where('closed_date', 'is', null)
    .execute()
  const known = new Map<string, string>()
  const after = (day: string, count: number): string => {
    const key = `${day} ${count}`
    const last = known.get(key) ?? businessDayAfter(office.region, day, count)
    known.set(key, last)
    return last
  }
  return rows.map(({ uuid, opened_date, shortlisted_date, presented_date, due_date }) => {
    const opened = calendarDay(office.timezone, opened_date)
    const days = [
      due_date,
      shortlisted_date === null ? after(opened, matchingTargets.shortlisted) : null,
      presented_date === null ? after(opened, matchingTargets.presented) : null,
    ].filter((day) => day !== null)
    return { uuid, due_date: days.toSorted()[0] ?? null }
  })
}

export function roleLines(roles: readonly OwnedRole[]) {
  const [uuids, days] = [roles.map(({ uuid }) => uuid), roles.map(({ due_date }) => due_date)]
  return linesOf(
    {
      uuid: sql`role.uuid`,
      page_uuid: sql`role.project_uuid`,
      title: sql`role.role`,
      about: sql`role.company || ': ' || role.project_name`,
      next_step: sql`role.next_step`,
      due_date: sql`owned.due`,
      since: sql`role.opened_date`,
    },
    sql`unnest(${uuids}::uuid[], ${days}::date[]) owned (uuid, due) join ${openRoleRows} role on role.uuid = owned.uuid`,
  )
}

/** Candidates for the open roles of someone. */
function candidatesOf(user_uuid: string): RawBuilder<unknown> {
  return sql`role_searches join match_candidates candidate on candidate.role_search_uuid = role_searches.uuid
    join projects on projects.uuid = role_searches.project_uuid and projects.removed_date is null
    join clients on clients.uuid = projects.client_uuid
    join assistants on assistants.uuid = candidate.virtualassistant_uuid
    where role_searches.closed_date is null and role_searches.owner_uuid = ${user_uuid}`
}

const ofCandidate = {
  uuid: sql`candidate.uuid`,
  page_uuid: sql`role_searches.project_uuid`,
  title: sql`assistants.display_name`,
  about: sql`company`,
}

/** What clients ask about their shortlist. It is forgotten once staff move the candidate on. */
export function questionLines(user_uuid: string) {
  return linesOf(
    { ...ofCandidate, next_step: sql`candidate.client_note`, since: sql`candidate.client_answered_date` },
    sql`${candidatesOf(user_uuid)} and candidate.client_answer = 'question'`,
  )
}

/** Interviews of a day that clients have booked and nobody has called off. */
export function interviewLines(user_uuid: string, { today, zone }: { today: string; zone: string }) {
  const start = sql`(select start_at from meetings where meetings.uuid = candidate.meeting_uuid)`
  return linesOf(
    { ...ofCandidate, due_date: sql`${today}`, since: start },
    sql`${candidatesOf(user_uuid)} and exists (select from meetings where meetings.uuid = candidate.meeting_uuid
        and meetings.status in ${sqlIn(meetingStates.sets.open)} and meetings.start_at >= ${startOfDay(zone, today)}
        and meetings.start_at < ${startOfDay(zone, dayAfter(today))})`,
  )
}
