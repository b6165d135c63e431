import { searchCities } from '@talentplace/contract/core/places/place.routes'
import { handle } from '../../platform/http/handler.ts'
import type { CityDirectory } from '../../platform/places/city-directory.ts'

export function searchCitiesOperation(directory: CityDirectory) {
  return handle(searchCities, (_context, { query }) => directory.search(query.searchQuery, query.pagination))
}
