import { findTimezoneOperation } from './places/find-timezone.ts'
import { getZoneOperation } from './places/get-zone.ts'
import { listRegionsOperation } from './places/list-regions.ts'
import { searchCitiesOperation } from './places/search-cities.ts'
import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/connection.ts'
import type { CityDirectory } from '../platform/places/city-directory.ts'

/** Cities, regions and zones. */
export function placesOperations(deps: { database: Database; clock: Clock; directory: CityDirectory }) {
  const { database, clock, directory } = deps
  return {
    findTimezone: findTimezoneOperation({ directory, clock }),
    getZone: getZoneOperation(clock),
    listRegions: listRegionsOperation(database),
    searchCities: searchCitiesOperation(directory),
  }
}
