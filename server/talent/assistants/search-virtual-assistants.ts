import {
  searchVirtualAssistants,
  type AssistantSummary,
} from '@talentplace/contract/talent/assistants/assistant-record.routes'
import type { ApplicationState } from '@talentplace/contract/talent/applications/application.states'
import type { Received } from '@talentplace/contract/shared/operation'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { nextStepOf } from '../../rules/application-status.ts'
import { countOf, isInFilter, type ListFilter } from './listed-assistants.ts'
import { latestApplication, summaryColumns } from './summary-columns.ts'

type Paging = Received<typeof searchVirtualAssistants>['query']['pagination']
type SortKey = NonNullable<Paging['sortBy']>[number]

/** As their indexes have them; never empty, so that either direction is read from the same index. */
const columns: Readonly<Record<SortKey, RawBuilder<unknown>>> = {
  full_name: sql`searched_text`,
  spare_hours: sql`(available_hours_per_month - monthly_hours_committed)`,
  monthly_hours_committed: sql`monthly_hours_committed`,
  timezone: sql`timezone`,
  state_date: sql`state_date`,
  probation_ends: sql`coalesce(probation_ends, 'infinity')`,
  submitted_date: sql`coalesce((select submitted_date from applications where uuid = ${latestApplication}), 'infinity')`,
}

/** By the first key; those with the same by uuid, in the same direction. */
function orderOf({ sortBy: [key = 'full_name'] = [], sortDesc: [descending = false] = [] }: Paging) {
  const direction = descending ? sql`desc` : sql`asc`
  return sql`${columns[key]} ${direction}, uuid ${direction}`
}

type OfApplication = 'application_state' | 'submitted_date' | 'next_step' | 'reapply_date'

type SummaryRow = Omit<AssistantSummary, 'state_date' | 'rejected_date' | OfApplication> & {
  readonly application: {
    readonly state: ApplicationState
    readonly submitted_date: string | null
    readonly reapply_date: string | null
    readonly done: string[]
  } | null
  readonly state_date: Date
  readonly rejected_date: Date | null
}

function ofApplication(application: SummaryRow['application']): Pick<AssistantSummary, OfApplication> {
  if (application === null) {
    return { application_state: null, submitted_date: null, next_step: null, reapply_date: null }
  }
  const { state, submitted_date, reapply_date, done } = application
  return {
    application_state: state,
    submitted_date: submitted_date === null ? null : new Date(submitted_date).toISOString(),
    next_step: nextStepOf(state, new Set(done)),
    reapply_date,
  }
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
  return handle(searchVirtualAssistants, async (context, { query: { pagination, ...requested } }) => {
    const filter = { ...requested, viewer: signedIn(context).user_uuid }
    const [page, counted] = await Promise.all([
      pageOf(filter, pagination).execute(database.kysely),
      countOf(filter).execute(database.kysely),
    ])
    const assistants = page.rows.map(({ application, ...row }) => ({
      ...row,
      ...ofApplication(application),
      state_date: row.state_date.toISOString(),
      rejected_date: row.rejected_date?.toISOString() ?? null,
    }))
    return { assistants, count: counted.rows[0]?.count ?? 0 }
  })
}
