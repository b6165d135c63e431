import { searchProjects } from '@talentplace/contract/projects/staff/staff-project.routes'
import type { ProjectGroup } from '@talentplace/contract/projects/project.states'
import { sql, type RawBuilder } from 'kysely'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Database } from '../../../platform/database/connection.ts'
import { containing } from '../../../platform/database/like-pattern.ts'
import { pageOrder } from '../../../platform/database/page-order.ts'
import { handle } from '../../../platform/http/handler.ts'
import { findSummaries } from './project-summaries.ts'

const columns = {
  project_name: sql`lower(project_name)`,
  company: sql`lower(company)`,
  subscription_hours: sql`subscription_hours`,
  start_date: sql`start_date`,
  end_date: sql`end_date`,
  created_date: sql`created_date`,
}

/** An active one that looks for someone is both active and matching. */
function inGroup(group: ProjectGroup): RawBuilder<boolean> {
  return group === 'matching' ? sql`matching` : sql`project_group = ${group}`
}

const isUnanswered = sql`(asked > 0 and project_group <> 'inactive')`

export function searchProjectsOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(searchProjects, async (_context, { query: { search = '', group, unanswered, pagination } }) => {
    const where = sql.join(
      [
        sql`true`,
        ...(group === undefined ? [] : [inGroup(group)]),
        ...(unanswered === undefined ? [] : [unanswered ? isUnanswered : sql`not ${isUnanswered}`]),
        ...(search === ''
          ? []
          : [sql`(project_name ilike ${containing(search)} or company ilike ${containing(search)})`]),
      ],
      sql` and `,
    )
    const order = pageOrder(pagination, columns, { by: 'start_date', descending: true }, sql`created_date desc, uuid`)
    return findSummaries(database.kysely, clock.now(), where, { ...pagination, order })
  })
}
