import { listUtmLog } from '@talentplace/contract/attribution/utm.routes'
import type { Database } from '../../platform/database/connection.ts'
import { handle } from '../../platform/http/handler.ts'

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
    const { count } = await filtered.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
    let page = filtered
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
    for (const [at, key] of sortBy.entries()) {
      page = page.orderBy(`utm_log.${key}`, sortDesc[at] === true ? 'desc' : 'asc')
    }
    const rows = await page.orderBy('utm_log.uuid').limit(limit).offset(offset).execute()
    const log = rows.map(({ utm_uuid: of, shortcode, label, created_date, ...row }) => ({
      ...row,
      utm: of === null ? null : { uuid: of, shortcode, label: label ?? '' },
      created_date: created_date.toISOString(),
    }))
    return { log, count }
  })
}
