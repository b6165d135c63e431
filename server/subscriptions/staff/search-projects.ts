import { searchProjects } from '@talentplace/contract/subscriptions/staff/staff-project.routes'
import type { Received } from '@talentplace/contract/shared/operation'
import { sql, type RawBuilder } from 'kysely'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { containing } from '../../platform/database/like-pattern.ts'
import { listPage, neverEmpty, pageOf, rowsWhere, type Ties } from '../../platform/database/list-page.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { isLookedAfterBy, isUnowned } from '../care/owner-conditions.ts'
import { followUpsOf, queueOfList } from '../care/read-care.ts'
import { daysOfClients, isFromToday, type DaysOfClients } from '../groups/days-of-clients.ts'
import { hasHealth, inGroup } from '../groups/group-conditions.ts'
import { hoursOfAll, placesOfAll } from './hours-of-all.ts'
import { isInNeedOf, isWordOf } from './need-conditions.ts'
import { isWaitedFor, summariesOf } from './project-summaries.ts'

type Query = Received<typeof searchProjects>['query']

const columns = {
  project_name: neverEmpty(sql`projects.searched_text`),
  company: neverEmpty(sql`clients.searched_text`),
  subscription_hours: sql`places.subscription_hours`,
  hours_remaining: sql`hours.remaining_seconds`,
  start_date: sql`projects.start_date`,
  end_date: sql`projects.end_date`,
  created_date: neverEmpty(sql`projects.created_date`),
}
const usually = { by: 'start_date', descending: true } as const
/** The latest first of those that are alike. */
const ties: Ties = [
  [sql`projects.created_date`, 'desc'],
  [sql`projects.uuid`, 'asc'],
]

/** Someone was asked and hasn't answered, and it isn't over. */
export function isUnanswered(days: DaysOfClients): RawBuilder<boolean> {
  return sql`(projects.uuid in (select project_uuid from va_relationships where interest = 'asked')
    and (end_date is null or ${isFromToday(sql`end_date`, days)}) and start_date is not null
    and exists (select from va_relationships asked where asked.project_uuid = projects.uuid and interest = 'asked'
      and ${isWaitedFor}))`
}

/** Whose they are, of what is asked for: a word on health is whoever's said it. */
function isOwner(user_uuid: string, { searchType, needs }: Query): RawBuilder<boolean> {
  return needs === 'word' ? isWordOf(user_uuid) : isLookedAfterBy(user_uuid, queueOfList(searchType))
}

function filtersOf(query: Query, days: DaysOfClients, user_uuid: string): RawBuilder<boolean>[] {
  const { search = '', searchType, unanswered, mine, unowned, health, needs } = query
  const theirs = isOwner(user_uuid, query)
  const nobodys = isUnowned(queueOfList(searchType))
  return [
    ...(searchType === undefined ? [] : [inGroup(searchType, days)]),
    ...(unanswered === undefined ? [] : [unanswered ? isUnanswered(days) : sql<boolean>`not ${isUnanswered(days)}`]),
    ...(mine === undefined ? [] : [mine ? theirs : sql<boolean>`not ${theirs}`]),
    ...(unowned === undefined ? [] : [unowned ? nobodys : sql<boolean>`not (${nobodys})`]),
    ...(health === undefined ? [] : [hasHealth(health, days)]),
    ...(needs === undefined ? [] : [isInNeedOf(needs, days)]),
    ...(search === ''
      ? []
      : [
          sql<boolean>`projects.uuid = any (array(select uuid from projects where searched_text like ${containing(search)}
            union all select projects.uuid from clients join projects on projects.client_uuid = clients.uuid
              where clients.searched_text like ${containing(search)}))`,
        ]),
  ]
}

/** A3.1, E2.1: which ones first, by conditions that indexes answer; then what is shown of the page alone. */
export function searchProjectsOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(searchProjects, async (context, { query }) => {
    const { searchType, pagination } = query
    const days = await daysOfClients(database.kysely, clock.now())
    const conditions = [
      sql<boolean>`projects.removed_date is null`,
      ...filtersOf(query, days, signedIn(context).user_uuid),
    ]
    const where = sql<boolean>`(${sql.join(conditions, sql` and `)})`
    const found = rowsWhere(database.kysely, 'projects', { where, isSearch: (query.search ?? '') !== '' })
    const sorted = (key: keyof typeof columns) => pagination.sortBy?.includes(key) === true
    const joined = found
      .$if(sorted('company'), (projects) => projects.innerJoin('clients', 'clients.uuid', 'projects.client_uuid'))
      .$if(sorted('subscription_hours'), (projects) =>
        projects.leftJoin(placesOfAll(days).as('places'), 'places.project_uuid', 'projects.uuid'),
      )
      .$if(sorted('hours_remaining'), (projects) =>
        projects.leftJoin(hoursOfAll(days).as('hours'), 'hours.project_uuid', 'projects.uuid'),
      )
    const page = pageOf(pagination, columns, usually, ties)
    const { rows, count } = await listPage(joined.select('projects.uuid'), page, found)
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
