import { listAdjustments } from '@talentplace/contract/billing/adjustments/adjustment.routes'
import type { Received } from '@talentplace/contract/shared/operation'
import { sql, type RawBuilder } from 'kysely'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { containing, inNumber } from '../../platform/database/like-pattern.ts'
import { inPageOrder, listPage, neverEmpty, pageOf, rowsWhere } from '../../platform/database/list-page.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { adjustmentRows, adjustmentSummary } from './adjustment-rows.ts'
import { waitsForApproval } from './waits-for-approval.ts'

/** Adjustments of one kind are named for whom that kind is about. */
const columnsOf = (kind: Query['kind']) => ({
  created_date: neverEmpty(sql`adjustments.created_date`),
  name: neverEmpty(kind === 'client' ? sql`clients.searched_text` : sql`folded_text(assistants.display_name)`),
  amount_cents: neverEmpty(sql`amount_cents`),
  effective_date: neverEmpty(sql`effective_date`),
  state: neverEmpty(sql`adjustments.state`),
})

type Query = Received<typeof listAdjustments>['query']

function filtersOf(query: Query, { session, at }: { session: Session; at: Date }) {
  const { kind, search = '', state, reason_code, currency, from, to, project_uuid, virtualassistant_uuid } = query
  const { waits_for_me } = query
  const theirs = waitsForApproval(session, at)
  const words = containing(search)
  const filters: [asked: boolean, condition: RawBuilder<unknown>][] = [
    [true, sql`adjustments.kind = ${kind}`],
    [
      search !== '',
      sql`(adjustments.client_uuid = any (array(select uuid from clients where searched_text like ${words}))
      or virtualassistant_uuid = any (array(select uuid from assistants where searched_text like ${words}))
      or project_uuid = any (array(select uuid from projects where searched_text like ${words}))
      or invoice_uuid = any (array(select uuid from invoices
        where number is not null and written_invoice_number(currency, number) ilike ${inNumber(search)}))
      or bill_uuid = any (array(select uuid from va_bills where written_bill_number(currency, number) ilike ${inNumber(search)})))`,
    ],
    [state !== undefined, sql`adjustments.state = ${state}`],
    [reason_code !== undefined, sql`reason_code = ${reason_code}`],
    [currency !== undefined, sql`adjustments.currency = ${currency}`],
    [from !== undefined, sql`effective_date >= ${from}::date`],
    [to !== undefined, sql`effective_date <= ${to}::date`],
    [project_uuid !== undefined, sql`project_uuid = ${project_uuid}`],
    [virtualassistant_uuid !== undefined, sql`virtualassistant_uuid = ${virtualassistant_uuid}`],
    [waits_for_me !== undefined, waits_for_me ? theirs : sql`not ${theirs}`],
  ]
  return filters.filter(([isSet]) => isSet).map(([, condition]) => condition)
}

/** A6.6: newest first. Which ones first, by indexes; then what is shown of the page alone. */
export function listAdjustmentsOperation({ database: { kysely }, clock }: { database: Database; clock: Clock }) {
  return handle(listAdjustments, async (context, { query }) => {
    const where = sql.join<boolean>(filtersOf(query, { session: signedIn(context), at: clock.now() }), sql` and `)
    const usual = { by: 'created_date', descending: true } as const
    const page = pageOf(query.pagination, columnsOf(query.kind), usual, [[sql`adjustments.uuid`, 'asc']])
    const isSearch = (query.search ?? '') !== ''
    const counted = rowsWhere(kysely, 'adjustments', { where, isSearch }).select('adjustments.uuid')
    const isByName = query.pagination.sortBy?.includes('name') === true
    const found = counted
      .$if(isByName && query.kind === 'client', (all) =>
        all.innerJoin('clients', 'clients.uuid', 'adjustments.client_uuid'),
      )
      .$if(isByName && query.kind === 'va', (all) =>
        all.innerJoin('assistants', 'assistants.uuid', 'adjustments.virtualassistant_uuid'),
      )
    const { rows, count } = await listPage(found, page, counted)
    const uuids = rows.map(({ uuid }) => uuid)
    const details = uuids.length === 0 ? [] : await adjustmentRows(kysely).where('uuid', 'in', uuids).execute()
    return { adjustments: inPageOrder(uuids, details).map(adjustmentSummary), count }
  })
}
