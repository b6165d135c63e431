import { storedEntry } from '../../platform/browser/stored-entry.ts'
import type { PlacesLibrary } from './google-places.ts'

interface MapsWindow extends Window {
  google?: { maps: { importLibrary(name: 'places'): Promise<PlacesLibrary> } }
}

const reloaded = storedEntry('talentplace.maps-reloaded', 'tab')
const readyCallback = 'talentplaceMapsReady'

/** A1.14: region CA, English. */
export function mapsScriptAddress(key: string): string {
  const query = new URLSearchParams({
    key,
    libraries: 'places',
    region: 'CA',
    language: 'en',
    loading: 'async',
    callback: readyCallback,
  })
  return `https://maps.googleapis.com/maps/api/js?${query}`
}

let loading: Promise<PlacesLibrary | null> | null = null

function addScript(key: string): Promise<PlacesLibrary> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const fail = (): void => reject(new Error('The maps script could not be loaded'))
    Object.assign(window, {
      // Called by the script once it is ready.
      [readyCallback]: () =>
        (window as MapsWindow).google?.maps.importLibrary('places').then(resolve, reject) ?? fail(),
    })
    script.async = true
    script.src = mapsScriptAddress(key)
    script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''
    script.addEventListener('error', fail)
    document.head.append(script)
  })
}

/**
 * A1.14: a script that can't be loaded reloads the page, once in the tab's session; after that (null) the built-in list
 * serves. What was entered outlives the reload.
 */
export function loadMaps(key: string): Promise<PlacesLibrary | null> {
  loading ??= addScript(key).catch(() => {
    if (reloaded.read() === null) {
      reloaded.write(true)
      // Where nothing can be kept, reloading would never end.
      if (reloaded.read() !== null) window.location.reload()
    }
    return null
  })
  return loading
}
