import { getUtm } from '@talentplace/contract/accounts/attribution/utm.routes'
import type { Database } from '../../platform/database/connection.ts'
import { handle } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/http-error.ts'
import { findUtm } from './find-utm.ts'
import { selectUtms, utmOf } from './utm-record.ts'

export function getUtmOperation(database: Database) {
  return handle(getUtm, async (_context, { params }) => {
    const found = await findUtm(database.kysely, params.id)
    const row = found && (await selectUtms(database.kysely).where('utms.uuid', '=', found.uuid).executeTakeFirst())
    if (!row) throw notFound('There is no such UTM record.')
    return utmOf(row)
  })
}
