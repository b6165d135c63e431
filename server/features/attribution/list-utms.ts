import { listUtms } from '@talentplace/contract/attribution/utm.routes'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection.ts'
import { handle } from '../../platform/http/handler.ts'
import { selectUtms, utmOf } from './utm-record.ts'

/** A text as `ilike` finds it anywhere, its own signs taken as they are. */
function anywhere(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
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
    const pattern = anywhere(sought)
    const filtered = database.kysely
      .selectFrom('utms')
      .$if(query.origin !== undefined, (utms) => utms.where('origin', '=', query.origin ?? 'made'))
      .$if(sought !== '', (utms) =>
        utms.where(sql<boolean>`(shortcode ilike ${pattern} or label ilike ${pattern}
          or exists (select from jsonb_each_text(parameters) as each where each.value ilike ${pattern}))`),
      )
    const { count } = await filtered.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
    let page = selectUtms(database.kysely).where('utms.uuid', 'in', filtered.select('utms.uuid'))
    for (const [at, key] of sortBy.entries()) {
      const direction = sortDesc[at] === true ? 'desc' : 'asc'
      page = page.orderBy(sql.ref(`utms.${key}`), (order) =>
        direction === 'desc' ? order.desc().nullsLast() : order.asc().nullsLast(),
      )
    }
    const rows = await page.orderBy('utms.uuid').limit(limit).offset(offset).execute()
    return { utms: rows.map(utmOf), count }
  })
}
