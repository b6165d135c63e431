import * as t from '@talentplace/contract/core/messages/days'
import { zoneName, zonePlace } from '@talentplace/contract/shared/zone-name'

/** Whose clock a time is on: `Toronto time`, in French `heure de Toronto`; `UTC`, which is no place's. */
export function zoneTime(id: string): string {
  const place = zonePlace(id)
  return zoneName(id) === place ? place : t.zoneTime({ place })
}
