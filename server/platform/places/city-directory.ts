import type { City } from '@talentplace/contract/core/places/place.routes'
import type { Database } from '../database/connection.ts'
import { find } from 'geo-tz/all'
import { isNorthAmerican } from '../clock/zones.ts'
import { editDistance } from './edit-distance.ts'
import { foldPlaceName } from './fold-place-name.ts'

interface KnownCity extends City {
  readonly population: number
  readonly regionNames: readonly string[]
}

/** The built-in places: Canadian and American cities, in memory. */
export interface CityDirectory {
  /** Cities for a text being typed: whole name, then beginning, then beginning of a word, then near misses; the populous first. */
  search(text: string, page: { limit: number; offset: number }): { cities: City[]; count: number }
  /**
   * The zone of Canada or the United States whose borders (OpenStreetMap's) are around a place; at sea that of the nearest city within
   * 400 km. Null elsewhere.
   */
  zoneAt(latitude: number, longitude: number): string | null
}

const farthestKilometres = 400
const longestName = 60

interface Name {
  readonly folded: string
  readonly city: number
}

function trigrams(text: string): Set<string> {
  const padded = `  ${text} `
  const found = new Set<string>()
  for (let start = 0; start + 3 <= padded.length; start += 1) found.add(padded.slice(start, start + 3))
  return found
}

function firstAtLeast(names: readonly Name[], folded: string): number {
  let low = 0
  let high = names.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((names[middle]?.folded ?? '') < folded) low = middle + 1
    else high = middle
  }
  return low
}

/** `Portland OR`, `Toronto, Ontario`: the trailing words that name a region, split from the name, at every place they could be. */
function readings(folded: string): { name: string; region: string }[] {
  const words = folded.split(' ')
  const found = [{ name: folded, region: '' }]
  for (let cut = words.length - 1; cut > 0 && cut >= words.length - 4; cut -= 1) {
    found.push({ name: words.slice(0, cut).join(' '), region: words.slice(cut).join(' ') })
  }
  return found
}

export function createCityDirectory(
  cities: readonly KnownCity[],
  namesOf: (city: number) => readonly string[],
): CityDirectory {
  const whole: Name[] = []
  const words: Name[] = []
  const byTrigram = new Map<string, number[]>()
  for (const [city] of cities.entries()) {
    for (const folded of new Set(namesOf(city).map(foldPlaceName))) {
      const position = whole.push({ folded, city }) - 1
      for (let space = folded.indexOf(' '); space !== -1; space = folded.indexOf(' ', space + 1)) {
        words.push({ folded: folded.slice(space + 1), city })
      }
      for (const trigram of trigrams(folded)) {
        const list = byTrigram.get(trigram)
        if (list) list.push(position)
        else byTrigram.set(trigram, [position])
      }
    }
  }
  const inTrigramOrder = [...whole]
  const ascending = (a: Name, b: Name) => (a.folded < b.folded ? -1 : a.folded > b.folded ? 1 : 0)
  whole.sort(ascending)
  words.sort(ascending)

  function startingWith(names: readonly Name[], prefix: string): Name[] {
    const found: Name[] = []
    for (let at = firstAtLeast(names, prefix); at < names.length; at += 1) {
      const name = names[at]
      if (!name?.folded.startsWith(prefix)) break
      found.push(name)
    }
    return found
  }

  function nearMisses(text: string): Map<number, number> {
    const shared = new Map<number, number>()
    for (const trigram of trigrams(text)) {
      for (const position of byTrigram.get(trigram) ?? []) shared.set(position, (shared.get(position) ?? 0) + 1)
    }
    const beyond = text.length < 5 ? 2 : 3
    const likely = [...shared].sort((a, b) => b[1] - a[1]).slice(0, 400)
    const found = new Map<number, number>()
    for (const [position] of likely) {
      const name = inTrigramOrder[position]
      if (!name) continue
      // What is being typed may not be complete yet: compare with the beginning of the name, too.
      const distance = Math.min(
        editDistance(text, name.folded, beyond),
        editDistance(text, name.folded.slice(0, text.length), beyond) + 0.5,
      )
      if (distance < beyond) found.set(name.city, Math.min(found.get(name.city) ?? beyond, distance))
    }
    return found
  }

  /** City -> how good the match is, the smaller the better. */
  function matches(folded: string): Map<number, number> {
    const found = new Map<number, number>()
    const keep = (city: number, rank: number) => found.set(city, Math.min(found.get(city) ?? rank, rank))
    for (const { name, region } of readings(folded)) {
      const fits = (city: number) =>
        region === '' || (cities[city]?.regionNames.some((each) => each.startsWith(region)) ?? false)
      for (const match of startingWith(whole, name)) {
        if (fits(match.city)) keep(match.city, match.folded === name ? 0 : region === '' ? 1 : 4)
      }
      if (region === '') for (const match of startingWith(words, name)) keep(match.city, 2)
    }
    if (found.size === 0 && folded.length >= 3) {
      for (const { name, region } of readings(folded)) {
        if (name.length < 3) continue
        for (const [city, distance] of nearMisses(name)) {
          const fits = region === '' || (cities[city]?.regionNames.includes(region) ?? false)
          if (fits) keep(city, 10 + distance)
        }
      }
    }
    return found
  }

  return {
    search(text, { limit, offset }) {
      const folded = foldPlaceName(text.slice(0, longestName))
      if (folded === '') return { cities: [], count: 0 }
      const found = [...matches(folded)].sort(
        ([a, rankA], [b, rankB]) =>
          rankA - rankB || (cities[b]?.population ?? 0) - (cities[a]?.population ?? 0) || a - b,
      )
      const page = found.slice(offset, offset + limit).flatMap(([city]) => {
        const known = cities[city]
        if (!known) return []
        const { name, region, country, latitude, longitude, timezone } = known
        return [{ name, region, country, latitude, longitude, timezone }]
      })
      return { cities: page, count: found.length }
    },
    zoneAt(latitude, longitude) {
      const shrink = Math.cos((latitude * Math.PI) / 180)
      let nearest: KnownCity | undefined
      let least = Infinity
      for (const city of cities) {
        const north = city.latitude - latitude
        let east = Math.abs(city.longitude - longitude)
        if (east > 180) east = 360 - east
        const distance = north * north + east * east * shrink * shrink
        if (distance < least) {
          least = distance
          nearest = city
        }
      }
      const kilometres = Math.sqrt(least) * 111.2
      const within = find(latitude, longitude).filter((zone) => !zone.startsWith('Etc/'))
      if (within.length > 0) return within.find(isNorthAmerican) ?? null
      return nearest && kilometres <= farthestKilometres ? nearest.timezone : null
    },
  }
}

const countryNames = { CA: ['ca', 'canada'], US: ['us', 'usa', 'united states'] } as const

/** What may follow a city's name: `ON`, `Ontario`, `Canada`, `Ontario, Canada`. */
function namesOfRegion(row: {
  country: 'CA' | 'US'
  region: string
  region_name: string
  region_name_fr: string | null
}): readonly string[] {
  const regions = [row.region, row.region_name, row.region_name_fr ?? ''].map(foldPlaceName).filter(Boolean)
  const countries = countryNames[row.country]
  return [...regions, ...countries, ...regions.flatMap((region) => countries.map((country) => `${region} ${country}`))]
}

/** Reads the cities of the database. */
export async function loadCityDirectory(database: Database): Promise<CityDirectory> {
  const rows = await database.kysely
    .selectFrom('cities')
    .innerJoin('regions', (join) =>
      join.onRef('regions.country', '=', 'cities.country').onRef('regions.code', '=', 'cities.region'),
    )
    .selectAll('cities')
    .select(['regions.name as region_name', 'regions.name_fr as region_name_fr'])
    .orderBy('population', 'desc')
    .orderBy('geoname_id')
    .execute()
  const regionNames = new Map<string, readonly string[]>()
  const cities = rows.map((row): KnownCity => {
    const key = `${row.country} ${row.region}`
    const names = regionNames.get(key) ?? namesOfRegion(row)
    regionNames.set(key, names)
    return {
      name: row.name,
      region: row.region,
      country: row.country,
      latitude: row.latitude,
      longitude: row.longitude,
      timezone: row.timezone,
      population: row.population,
      regionNames: names,
    }
  })
  return createCityDirectory(cities, (city) => {
    const row = rows[city]
    return row ? [row.name, row.ascii_name, ...row.aliases] : []
  })
}
