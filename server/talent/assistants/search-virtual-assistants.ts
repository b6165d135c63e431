import {
  searchVirtualAssistants,
  type AssistantSummary,
} from '@talentplace/contract/talent/assistants/assistant-record.routes'
import type { ApplicationState } from '@talentplace/contract/talent/applications/application.states'
import type { Received } from '@talentplace/contract/shared/operation'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../platform/database/connection.ts'
import { inPageOrder, latestPage, listPage } from '../../platform/database/list-page.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { nextStepOf } from '../../rules/application-status.ts'
import { countOf, listedAssistants } from './listed-assistants.ts'
import { summaryColumns } from './summary-columns.ts'

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
  submitted_date: sql`coalesce(application_submitted_date, 'infinity')`,
}

/** By the first key; those with the same by uuid, in the same direction. */
function pageOf({ limit, offset, sortBy: [key = 'full_name'] = [], sortDesc: [descending = false] = [] }: Paging) {
  return latestPage({ limit, offset, sortDesc: [descending] }, [columns[key], sql`uuid`])
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
export function searchVirtualAssistantsOperation({ database: { kysely } }: { database: Database }) {
  return handle(searchVirtualAssistants, async (context, { query: { pagination, ...requested } }) => {
    const filter = { ...requested, viewer: signedIn(context).user_uuid }
    const { rows: page, count } = await listPage(
      listedAssistants(kysely, filter).select('uuid'),
      pageOf(pagination),
      countOf(kysely, filter),
    )
    const uuids = page.map(({ uuid }) => uuid)
    const { rows } = await sql<SummaryRow>`
      select ${summaryColumns} from assistants where assistants.uuid = any (${uuids}::uuid[])`.execute(kysely)
    const assistants = inPageOrder(uuids, rows).map(({ application, ...row }) => ({
      ...row,
      ...ofApplication(application),
      state_date: row.state_date.toISOString(),
      rejected_date: row.rejected_date?.toISOString() ?? null,
    }))
    return { assistants, count }
  })
}
