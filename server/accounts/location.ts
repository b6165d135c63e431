import * as t from '@talentplace/contract/accounts/messages/fields'
import type { PickedPlace } from '@talentplace/contract/accounts/account-fields'
import type { Kysely } from 'kysely'
import type { Tables } from '../platform/database/tables.ts'
import { invalidField } from '../platform/http/http-error.ts'
import type { CityDirectory } from '../platform/places/city-directory.ts'

/** Where someone is, with the zone of the place. */
export interface Location extends PickedPlace {
  readonly timezone: string
}

/**
 * A picked place as it is kept. The zone is read from the coordinates; a place outside Canada and the United States, or
 * in no province or state of its country, wasn't picked from the list.
 * @throws HttpError 400 at `city`
 */
export async function locationOf(
  place: PickedPlace,
  { transaction, directory }: { transaction: Kysely<Tables>; directory: CityDirectory },
): Promise<Location> {
  const timezone = directory.zoneAt(place.latitude, place.longitude)
  const region = await transaction
    .selectFrom('regions')
    .select('code')
    .where('country', '=', place.country)
    .where('code', '=', place.state_prov)
    .executeTakeFirst()
  if (timezone === null || !region) throw invalidField('city', t.selectCity())
  const { country, state_prov, city, latitude, longitude } = place
  return { country, state_prov, city, latitude, longitude, timezone }
}
