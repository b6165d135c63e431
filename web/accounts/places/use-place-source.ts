import { useEffect, useState } from 'react'
import { call } from '../../platform/api/call.ts'
import { useConfiguration } from '../../platform/configuration/configuration.ts'
import type { PlaceSource } from './place-source.ts'

const longestQuery = 200

/** The product's own list of Canadian and American cities. */
const builtInPlaces: PlaceSource = async (text, signal) => {
  const { cities } = await call('places.searchCities', { query: { searchQuery: text.slice(0, longestQuery) }, signal })
  return cities.map(({ name, region, country, latitude, longitude }) => {
    const label = `${name}, ${region}`
    const place = { label, city: name, state_prov: region, country, latitude, longitude }
    // Two cities of a region may share a name; their places tell them apart.
    return { key: `${latitude} ${longitude}`, label, resolve: async () => place }
  })
}

/** Google's places where a key is configured, loaded on first use; the built-in list until then and otherwise. */
export function usePlaceSource(): PlaceSource {
  const key = useConfiguration().data?.google_maps_key ?? null
  const [source, setSource] = useState<PlaceSource>(() => builtInPlaces)
  useEffect(() => {
    if (key === null) return undefined
    let isWanted = true
    const load = async (): Promise<void> => {
      const [{ loadMaps }, { googlePlaces }] = await Promise.all([
        import('./maps-script.ts'),
        import('./google-places.ts'),
      ])
      const library = await loadMaps(key)
      if (isWanted && library !== null) setSource(() => googlePlaces(library))
    }
    void load()
    return () => {
      isWanted = false
    }
  }, [key])
  return source
}
