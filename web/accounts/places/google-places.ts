import type { FoundPlace, PlaceSource } from './place-source.ts'

/** What we use of Google's Places library (google.maps.places). */
interface AddressComponent {
  readonly longText: string | null
  readonly shortText: string | null
  readonly types: readonly string[]
}

interface GooglePlace {
  readonly addressComponents?: readonly AddressComponent[] | null
  readonly location?: { lat(): number; lng(): number } | null
  fetchFields(request: { fields: string[] }): Promise<unknown>
}

interface Prediction {
  readonly placeId: string
  readonly text: { toString(): string }
  toPlace(): GooglePlace
}

export interface PlacesLibrary {
  readonly AutocompleteSessionToken: new () => object
  readonly AutocompleteSuggestion: {
    fetchAutocompleteSuggestions(request: object): Promise<{
      suggestions: readonly { placePrediction: Prediction | null }[]
    }>
  }
}

/** B7.3: locality, administrative_area_level_1, country, latitude and longitude of a picked place; null when one lacks. */
export function readGooglePlace({ addressComponents, location }: GooglePlace): FoundPlace | null {
  const part = (type: string) => addressComponents?.find(({ types }) => types.includes(type))
  const city = (part('locality') ?? part('postal_town') ?? part('sublocality'))?.longText
  const region = part('administrative_area_level_1')?.shortText
  const country = part('country')?.shortText
  if (!city || !region || !location || (country !== 'CA' && country !== 'US')) return null
  return {
    label: `${city}, ${region}`,
    city,
    state_prov: region,
    country,
    latitude: location.lat(),
    longitude: location.lng(),
  }
}

/** Cities of Canada and the United States from Google's Places, in English. */
export function googlePlaces({ AutocompleteSessionToken, AutocompleteSuggestion }: PlacesLibrary): PlaceSource {
  // One token from the first letter to the pick: Google counts that as one search.
  let sessionToken = new AutocompleteSessionToken()
  return async (text) => {
    if (text === '') return []
    const { suggestions } = await AutocompleteSuggestion.fetchAutocompleteSuggestions({
      input: text,
      includedPrimaryTypes: ['(cities)'],
      includedRegionCodes: ['ca', 'us'],
      language: 'en',
      region: 'ca',
      sessionToken,
    })
    return suggestions.flatMap(({ placePrediction }) => {
      if (placePrediction === null) return []
      const resolve = async () => {
        const found = placePrediction.toPlace()
        await found.fetchFields({ fields: ['addressComponents', 'location'] })
        sessionToken = new AutocompleteSessionToken()
        const place = readGooglePlace(found)
        if (place === null) throw new Error('Google told no city, region and position')
        return place
      }
      return [{ key: placePrediction.placeId, label: placePrediction.text.toString(), resolve }]
    })
  }
}
