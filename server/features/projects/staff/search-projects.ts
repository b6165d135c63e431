import { searchProjects } from '@talentplace/contract/projects/staff/staff-project.routes'
import { sql, type RawBuilder } from 'kysely'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Database } from '../../../platform/database/connection.ts'
import { containing } from '../../../platform/database/like-pattern.ts'
import { listPage, pageOf } from '../../../platform/database/list-page.ts'
import { handle } from '../../../platform/http/handler.ts'
import { followUpsOf, queueOfList } from '../care/read-care.ts'
import { hoursRemaining } from '../hours/period-hours.ts'
import { isInForce } from '../rate-plans/in-force.ts'
import { daysOfClients, isFromToday, type DaysOfClients } from './days-of-clients.ts'
import { inGroup } from './group-conditions.ts'
import { isWaitedFor, summariesOf } from './project-summaries.ts'

function columnsOn(days: DaysOfClients) {
  return {
    project_name: sql`lower(project_name)`,
    company: sql`lower(company)`,
    subscription_hours: sql`(select sum(hours_per_month) from rate_plans
      where rate_plans.project_uuid = projects.uuid and ${isInForce(days.today)})`,
    hours_remaining: hoursRemaining(sql`projects.uuid`, days.today),
    start_date: sql`start_date`,
    end_date: sql`end_date`,
    created_date: sql`projects.created_date`,
  }
}

/** Someone was asked and hasn't answered, and it isn't over. */
function isUnanswered(days: DaysOfClients): RawBuilder<boolean> {
  return sql`(projects.uuid in (select project_uuid from va_relationships where interest = 'asked')
    and (end_date is null or ${isFromToday(sql`end_date`, days)}) and start_date is not null
    and exists (select from va_relationships asked where asked.project_uuid = projects.uuid and interest = 'asked'
      and ${isWaitedFor}))`
}

/** A3.1, E2.1: which ones first, by conditions that indexes answer; then what is shown of the page alone. */
export function searchProjectsOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(searchProjects, async (_context, { query: { search = '', searchType, unanswered, pagination } }) => {
    const days = await daysOfClients(database.kysely, clock.now())
    let found = database.kysely
      .selectFrom('projects')
      .innerJoin('clients', 'clients.uuid', 'projects.client_uuid')
      .select('projects.uuid')
      .where('projects.removed_date', 'is', null)
    if (searchType !== undefined) found = found.where(inGroup(searchType, days))
    if (unanswered !== undefined) {
      found = found.where(unanswered ? isUnanswered(days) : sql<boolean>`not ${isUnanswered(days)}`)
    }
    if (search !== '') {
      found = found.where(
        sql<boolean>`(project_name ilike ${containing(search)} or company ilike ${containing(search)})`,
      )
    }
    const latest = sql`projects.created_date desc, projects.uuid`
    const page = pageOf(pagination, columnsOn(days), { by: 'start_date', descending: true }, latest)
    const { rows, count } = await listPage(found, page)
    const uuids = rows.map(({ uuid }) => uuid)
    const queue = queueOfList(searchType)
    const [projects, noted] = await Promise.all([
      summariesOf(database.kysely, uuids, days),
      queue === null || uuids.length === 0 ? [] : followUpsOf(database.kysely, uuids, queue),
    ])
    const followUps = new Map(noted.map((each) => [each.project_uuid, each]))
    return { projects: projects.map((each) => ({ ...each, follow_up: followUps.get(each.uuid) ?? null })), count }
  })
}
