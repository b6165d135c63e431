import { searchProjects } from '@talentplace/contract/projects/staff/staff-project.routes'
import type { ProjectGroup } from '@talentplace/contract/projects/project.states'
import { sql, type RawBuilder } from 'kysely'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Database } from '../../../platform/database/connection.ts'
import { containing } from '../../../platform/database/like-pattern.ts'
import { listPage, pageOf } from '../../../platform/database/list-page.ts'
import { handle } from '../../../platform/http/handler.ts'
import { projectSummary, summaryRows } from './project-summaries.ts'

const columns = {
  project_name: sql`lower(project_name)`,
  company: sql`lower(company)`,
  subscription_hours: sql`subscription_hours`,
  hours_remaining: sql`hours_remaining`,
  start_date: sql`start_date`,
  end_date: sql`end_date`,
  created_date: sql`created_date`,
}

/** An active one that looks for someone is both active and matching. */
function inGroup(group: ProjectGroup): RawBuilder<boolean> {
  return group === 'matching' ? sql`matching` : sql`project_group = ${group}`
}

const isUnanswered = sql<boolean>`(asked > 0 and project_group <> 'inactive')`

export function searchProjectsOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(searchProjects, async (_context, { query: { search = '', group, unanswered, pagination } }) => {
    let found = await summaryRows(database.kysely, clock.now())
    if (group !== undefined) found = found.where(inGroup(group))
    if (unanswered !== undefined) found = found.where(unanswered ? isUnanswered : sql<boolean>`not ${isUnanswered}`)
    if (search !== '') {
      found = found.where(
        sql<boolean>`(project_name ilike ${containing(search)} or company ilike ${containing(search)})`,
      )
    }
    const page = pageOf(pagination, columns, { by: 'start_date', descending: true }, sql`created_date desc, uuid`)
    const { rows, count } = await listPage(found, page)
    return { projects: rows.map(projectSummary), count }
  })
}
