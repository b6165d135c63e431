import type { AccessCalls } from '../testing/access/access-call.ts'
import type { placesOperations } from './places.operations.ts'

export function placesCalls(): AccessCalls<typeof placesOperations> {
  return {
    searchCities: () => ({ path: '/places/cities?searchQuery=toronto' }),
    listRegions: () => ({ path: '/places/regions?country=CA' }),
    findTimezone: () => ({ path: '/user/timezone', body: { latitude: 43.65, longitude: -79.38 } }),
    getZone: () => ({ path: '/places/zone?timezone=America/Toronto' }),
  }
}
