import { saveUtm } from '@talentplace/contract/accounts/attribution/utm.routes'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection.ts'
import { handle } from '../../platform/http/handler.ts'
import { HttpError, notFound } from '../../platform/http/http-error.ts'
import { givenParameters } from './utm-parameters.ts'
import { selectUtms, utmOf } from './utm-record.ts'

/** Changes a record's words. The parameters of one that wasn't made by staff are what it is known by, and stay. */
export function saveUtmOperation(database: Database) {
  return handle(saveUtm, async (_context, { params, body }) => {
    const parameters = JSON.stringify(givenParameters(body))
    const saved = await database.kysely
      .updateTable('utms')
      .set({ label: body.label, destination: body.destination, parameters })
      .where('uuid', '=', params.id)
      .where(sql<boolean>`(origin = 'made' or parameters = ${parameters}::jsonb)`)
      .returning('uuid')
      .executeTakeFirst()
    const row = await selectUtms(database.kysely).where('utms.uuid', '=', params.id).executeTakeFirst()
    if (!row) throw notFound('There is no such UTM record.')
    if (!saved) {
      throw new HttpError(
        409,
        'parameters_fixed',
        'This record is known by its parameters, so they stay. Its name and destination can change.',
      )
    }
    return utmOf(row)
  })
}
