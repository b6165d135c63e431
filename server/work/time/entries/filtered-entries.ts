import type { listTime } from '@talentplace/contract/work/time/entry.routes'
import type { Received } from '@talentplace/contract/shared/operation'
import { sql, type RawBuilder } from 'kysely'
import { containing, inLaterLine } from '../../../platform/database/like-pattern.ts'
import { isRemovedFor, isSeenBy, type TimeViewer } from '../time-viewer.ts'

export type TimeFilter = Omit<Received<typeof listTime>['query'], 'pagination'>

/**
 * Names are looked for in their own small tables, so that no row of time is joined before it is found. Of assistants only
 * what clients call them: nobody finds out a family name by looking for it.
 */
function isFoundBy(search: string): RawBuilder<boolean> {
  const like = containing(search)
  return sql`(time_entries.searched_text like ${like}
    or time_entries.project_uuid = any (array(select uuid from projects where searched_text like ${like}))
    or time_entries.client_uuid = any (array(select uuid from clients where searched_text like ${like}))
    or time_entries.virtualassistant_uuid = any (array(
      select uuid from assistants where searched_text like ${inLaterLine(search)})))`
}

/** The entries of a filter that the reader sees. */
export function isInFilter(viewer: TimeViewer, filter: TimeFilter): RawBuilder<boolean> {
  const { from, to, project_uuid, client_uuid, virtualassistant_uuid, task_uuid, billable, status, source } = filter
  const conditions = [
    filter.removed === true ? isRemovedFor(viewer) : isSeenBy(viewer),
    ...(from === undefined ? [] : [sql`time_entries.task_date >= ${from}`]),
    ...(to === undefined ? [] : [sql`time_entries.task_date <= ${to}`]),
    ...(project_uuid === undefined ? [] : [sql`time_entries.project_uuid = ${project_uuid}`]),
    ...(client_uuid === undefined ? [] : [sql`time_entries.client_uuid = ${client_uuid}`]),
    ...(virtualassistant_uuid === undefined
      ? []
      : [sql`time_entries.virtualassistant_uuid = ${virtualassistant_uuid}`]),
    ...(task_uuid === undefined ? [] : [sql`time_entries.task_uuid = ${task_uuid}`]),
    ...(billable === undefined ? [] : [sql`time_entries.billable = ${billable}`]),
    ...(status === undefined ? [] : [sql`time_entries.status = ${status}`]),
    ...(source === undefined ? [] : [sql`time_entries.source = ${source}`]),
    ...(filter.search === undefined || filter.search === '' ? [] : [isFoundBy(filter.search)]),
  ]
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`
}
