import { listUtmLog } from '@talentplace/contract/accounts/attribution/utm.routes'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection.ts'
import { inPageOrder, listPage, neverEmpty, pageOf } from '../../platform/database/list-page.ts'
import { handle } from '../../platform/http/handler.ts'

const columns = { created_date: neverEmpty(sql`utm_log.created_date`), event: neverEmpty(sql`utm_log.event`) }

/** What was logged, newest first unless asked otherwise. */
export function listUtmLogOperation(database: Database) {
  return handle(listUtmLog, async (_context, { query }) => {
    const {
      limit,
      offset,
      sortBy = ['created_date'],
      sortDesc = [query.pagination.sortBy === undefined],
    } = query.pagination
    const { utm_uuid, event } = query
    const filtered = database.kysely
      .selectFrom('utm_log')
      .$if(utm_uuid !== undefined, (log) => log.where('utm_log.utm_uuid', '=', utm_uuid ?? ''))
      .$if(event !== undefined, (log) => log.where('utm_log.event', '=', event ?? 'pageview'))
    const page = pageOf({ limit, offset, sortBy, sortDesc }, columns, { by: 'created_date', descending: true }, [
      [sql`utm_log.uuid`, 'asc'],
    ])
    const { rows: ids, count } = await listPage(filtered.select('utm_log.uuid'), page)
    const uuids = ids.map(({ uuid }) => uuid)
    const read = await database.kysely
      .selectFrom('utm_log')
      .leftJoin('utms', 'utms.uuid', 'utm_log.utm_uuid')
      .select([
        'utm_log.uuid',
        'utm_log.event',
        'utm_log.utm_uuid',
        'utms.shortcode',
        'utms.label',
        'utm_log.value',
        'utm_log.page',
        'utm_log.created_date',
      ])
      .where(sql<boolean>`utm_log.uuid = any (${uuids}::uuid[])`)
      .execute()
    const rows = inPageOrder(uuids, read)
    const log = rows.map(({ utm_uuid: of, shortcode, label, created_date, ...row }) => ({
      ...row,
      utm: of === null ? null : { uuid: of, shortcode, label: label ?? '' },
      created_date: created_date.toISOString(),
    }))
    return { log, count }
  })
}
