import { listUtms } from '@talentplace/contract/accounts/attribution/utm.routes'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection.ts'
import { containing } from '../../platform/database/like-pattern.ts'
import { listPage, pageOf } from '../../platform/database/list-page.ts'
import { handle } from '../../platform/http/handler.ts'
import { selectUtms, utmOf } from './utm-record.ts'
import { inNameOrder } from '../../platform/database/name-order.ts'

const columns = {
  created_date: sql`utms.created_date`,
  shortcode: sql`shortcode`,
  label: inNameOrder(sql`label`),
  origin: sql`origin`,
  pageviews: sql`pageviews`,
  signups: sql`signups`,
  last_seen: sql`utms.last_seen`,
}

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
      .$if(sought !== '', (utms) =>
        utms.where(sql<boolean>`(folded_text(shortcode) like ${pattern} or folded_text(label) like ${pattern}
          or exists (select from jsonb_each_text(parameters) as each where folded_text(each.value) like ${pattern}))`),
      )
    const listed = selectUtms(database.kysely).where('utms.uuid', 'in', filtered.select('utms.uuid'))
    const page = pageOf(
      { limit, offset, sortBy, sortDesc },
      columns,
      { by: 'created_date', descending: true },
      sql`utms.uuid`,
    )
    const { rows, count } = await listPage(listed, page, filtered)
    return { utms: rows.map(utmOf), count }
  })
}
