import { useEffect, useState } from 'react'
import { useConfiguration } from '../../platform/configuration/configuration.ts'
import { builtInPlaces } from './built-in-places.ts'
import type { PlaceSource } from './place-source.ts'

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
