import {
  searchVirtualAssistants,
  type AssistantSummary,
} from '@talentplace/contract/assistants/assistant-record.routes'
import type { Received } from '@talentplace/contract/shared/operation'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { countOf, isInFilter, type ListFilter } from './listed-assistants.ts'
import { summaryColumns } from './summary-columns.ts'

type Paging = Received<typeof searchVirtualAssistants>['query']['pagination']
type SortKey = NonNullable<Paging['sortBy']>[number]

/** As their indexes have them; never empty, so that either direction is read from the same index. */
const columns: Readonly<Record<SortKey, RawBuilder<unknown>>> = {
  full_name: sql`lower(full_name)`,
  spare_hours: sql`(available_hours_per_month - monthly_hours_committed)`,
  monthly_hours_committed: sql`monthly_hours_committed`,
  timezone: sql`timezone`,
  state_date: sql`state_date`,
  probation_ends: sql`coalesce(probation_ends, 'infinity')`,
}

/** By the first key; those with the same by uuid, in the same direction. */
function orderOf({ sortBy: [key = 'full_name'] = [], sortDesc: [descending = false] = [] }: Paging) {
  const direction = descending ? sql`desc` : sql`asc`
  return sql`${columns[key]} ${direction}, uuid ${direction}`
}

type SummaryRow = Omit<AssistantSummary, 'state_date' | 'rejected_date'> & {
  readonly state_date: Date
  readonly rejected_date: Date | null
}

/** The page first, then what is shown of its rows alone. */
function pageOf(filter: ListFilter, pagination: Paging): RawBuilder<SummaryRow> {
  const { limit, offset } = pagination
  const order = orderOf(pagination)
  return sql`select ${summaryColumns} from (
      select * from assistants where ${isInFilter(filter)} order by ${order} limit ${limit} offset ${offset}) assistants
    order by ${order}`
}

export function searchVirtualAssistantsOperation({ database }: { database: Database }) {
  return handle(searchVirtualAssistants, async (context, { query: { pagination, ...asked } }) => {
    const filter = { ...asked, reader: signedIn(context).user_uuid }
    const [page, counted] = await Promise.all([
      pageOf(filter, pagination).execute(database.kysely),
      countOf(filter).execute(database.kysely),
    ])
    const assistants = page.rows.map((row) => ({
      ...row,
      state_date: row.state_date.toISOString(),
      rejected_date: row.rejected_date?.toISOString() ?? null,
    }))
    return { assistants, count: counted.rows[0]?.count ?? 0 }
  })
}
