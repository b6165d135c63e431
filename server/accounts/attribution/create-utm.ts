import { createUtm } from '@talentplace/contract/accounts/attribution/utm.routes'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { newShortcode } from './shortcode.ts'
import { givenParameters } from './utm-parameters.ts'
import { selectUtms, utmOf } from './utm-record.ts'

/** Makes a record; its maker is its owner. */
export function createUtmOperation(deps: { database: Database; clock: Clock }) {
  const { database, clock } = deps
  return handle(createUtm, async (context, { body }) => {
    const { user_uuid } = signedIn(context)
    const made = await database.kysely
      .insertInto('utms')
      .values({
        shortcode: body.shortcode ?? newShortcode(),
        label: body.label,
        parameters: JSON.stringify(givenParameters(body)),
        destination: body.destination,
        origin: 'made',
        owner_uuid: user_uuid,
        created_date: clock.now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('uuid')
      .executeTakeFirst()
    if (!made) {
      const message = 'Another record has this shortcode. Choose a different one.'
      throw new HttpError(409, 'shortcode_taken', message, { fields: { shortcode: message } })
    }
    return utmOf(await selectUtms(database.kysely).where('utms.uuid', '=', made.uuid).executeTakeFirstOrThrow())
  })
}
