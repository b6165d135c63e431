import { describe, expect, it } from 'vitest'
import { googlePlaces, readGooglePlace, type PlacesLibrary } from './google-places.ts'
import { mapsScriptAddress } from './maps-script.ts'

const halifax = {
  addressComponents: [
    { longText: 'Halifax', shortText: 'Halifax', types: ['locality', 'political'] },
    { longText: 'Nova Scotia', shortText: 'NS', types: ['administrative_area_level_1', 'political'] },
    { longText: 'Canada', shortText: 'CA', types: ['country', 'political'] },
  ],
  location: { lat: () => 44.65, lng: () => -63.58 },
  fetchFields: async () => undefined,
}

describe('B7.3 a place picked from Google', () => {
  it('tells locality, administrative_area_level_1, country, latitude and longitude', () => {
    expect(readGooglePlace(halifax)).toEqual({
      label: 'Halifax, NS',
      city: 'Halifax',
      state_prov: 'NS',
      country: 'CA',
      latitude: 44.65,
      longitude: -63.58,
    })
  })

  it('is none when a part is missing or the country is neither Canada nor the United States', () => {
    expect(readGooglePlace({ ...halifax, location: null })).toBeNull()
    expect(readGooglePlace({ ...halifax, addressComponents: halifax.addressComponents.slice(0, 2) })).toBeNull()
    const [locality, province] = halifax.addressComponents
    const france = { longText: 'France', shortText: 'FR', types: ['country'] }
    expect(
      readGooglePlace({ ...halifax, addressComponents: [locality, province, france].filter((one) => !!one) }),
    ).toBeNull()
  })
})

it('A1.14 asks for cities of Canada and the United States, in English, with one token until a pick', async () => {
  const call: { sessionToken?: unknown }[] = []
  let tokens = 0
  const library: PlacesLibrary = {
    AutocompleteSessionToken: class {
      readonly number = (tokens += 1)
    },
    AutocompleteSuggestion: {
      async fetchAutocompleteSuggestions(request) {
        call.push(request)
        const text = { toString: () => 'Halifax, NS, Canada' }
        return {
          suggestions: [{ placePrediction: { placeId: 'h', text, toPlace: () => halifax } }, { placePrediction: null }],
        }
      },
    },
  }
  const source = googlePlaces(library)
  const { signal } = new AbortController()
  expect(await source('', signal)).toEqual([])
  await source('Hal', signal)
  const [suggestion] = await source('Halif', signal)
  expect(call).toHaveLength(2)
  expect(call[0]).toMatchObject({ language: 'en', region: 'ca', includedRegionCodes: ['ca', 'us'] })
  expect(call[0]?.sessionToken).toBe(call[1]?.sessionToken)
  expect(suggestion?.label).toBe('Halifax, NS, Canada')
  expect((await suggestion?.resolve())?.city).toBe('Halifax')
  await source('T', signal)
  expect(call[2]?.sessionToken).not.toBe(call[1]?.sessionToken)
})

it('A1.14 the script is asked for region CA and English', () => {
  const { searchParams, origin } = new URL(mapsScriptAddress('a key'))
  expect(origin).toBe('https://maps.googleapis.com')
  expect(Object.fromEntries(searchParams)).toMatchObject({
    key: 'a key',
    region: 'CA',
    language: 'en',
    libraries: 'places',
  })
})
