import { open } from '../testing/access-rows.ts'
import type { AccessRow } from '../testing/access.ts'
import type { placesOperations } from './places.operations.ts'

/** What the running server must answer, for every operation of the feature, actor and object. */
export const placesAccess: Readonly<Record<keyof typeof placesOperations, AccessRow>> = {
  searchCities: open,
  listRegions: open,
  findTimezone: open,
  getZone: open,
}
