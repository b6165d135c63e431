import { call } from '../../platform/api/call.ts'
import type { PlaceSource } from './place-source.ts'

const longestQuery = 200

/** The product's own list of Canadian and American cities. */
export const builtInPlaces: PlaceSource = async (text, signal) => {
  const { cities } = await call('places.searchCities', { query: { searchQuery: text.slice(0, longestQuery) }, signal })
  return cities.map(({ name, region, country, latitude, longitude }) => {
    const label = `${name}, ${region}`
    const place = { label, city: name, state_prov: region, country, latitude, longitude }
    // Two cities of a region may share a name; their places tell them apart.
    return { key: `${latitude} ${longitude}`, label, resolve: async () => place }
  })
}
