import { listUtms } from '@talentplace/contract/accounts/attribution/utm.routes'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection.ts'
import { containing } from '../../platform/database/like-pattern.ts'
import { inPageOrder, listPage, neverEmpty, pageOf, type Ties } from '../../platform/database/list-page.ts'
import { handle } from '../../platform/http/handler.ts'
import { selectUtms, utmOf } from './utm-record.ts'
import { inNameOrder } from '../../platform/database/name-order.ts'

const columns = {
  created_date: neverEmpty(sql`utms.created_date`),
  shortcode: sql`utms.shortcode`,
  label: neverEmpty(inNameOrder(sql`utms.label`)),
  origin: neverEmpty(sql`utms.origin`),
  pageviews: neverEmpty(sql`utms.pageviews`),
  signups: neverEmpty(sql`utms.signups`),
  last_seen: sql`utms.last_seen`,
}
const ties: Ties = [[sql`utms.uuid`, 'asc']]

/** A6.6: newest first unless asked otherwise; ties by uuid, so that pages never repeat a row. */
export function listUtmsOperation(database: Database) {
  return handle(listUtms, async (_context, { query }) => {
    const {
      limit,
      offset,
      sortBy = ['created_date'],
      sortDesc = [query.pagination.sortBy === undefined],
    } = query.pagination
    const sought = query.searchQuery?.trim() ?? ''
    const pattern = containing(sought)
    const filtered = database.kysely
      .selectFrom('utms')
      .$if(query.origin !== undefined, (utms) => utms.where('origin', '=', query.origin ?? 'made'))
      .$if(sought !== '', (utms) => utms.where(sql<boolean>`utms.searched_text like ${pattern}`))
    const page = pageOf({ limit, offset, sortBy, sortDesc }, columns, { by: 'created_date', descending: true }, ties)
    const { rows: ids, count } = await listPage(filtered.select('utms.uuid'), page)
    const uuids = ids.map(({ uuid }) => uuid)
    const rows = await selectUtms(database.kysely)
      .where(sql<boolean>`utms.uuid = any (${uuids}::uuid[])`)
      .execute()
    return { utms: inPageOrder(uuids, rows).map(utmOf), count }
  })
}
