import { comparable } from '../normalise.ts'

/** A city as the list of places has it. */
export interface CityRow {
  readonly name: string
  readonly ascii_name: string
  readonly aliases: readonly string[]
  readonly country: string
  readonly region: string
  readonly timezone: string
  readonly population: number
}

export interface RegionRow {
  readonly country: string
  readonly code: string
  readonly name: string
  readonly name_fr: string | null
  readonly main_timezone: string
}

/** A place that can say whose clock counts. */
export interface Place {
  readonly timezone: string
  readonly population: number
  /** Names that may stand behind a city: 'on', 'ontario'. */
  readonly regions: readonly string[]
  readonly kind: 'city' | 'region'
}

/** Places by their names as `comparable` writes them, the most populous of a name first. */
export interface Places {
  readonly byName: ReadonlyMap<string, readonly Place[]>
  /** The words of the longest name. */
  readonly longest: number
}

/** Smaller ones of the United States have names that say too much else ('Enterprise', 'Normal'). */
const leastPopulation = { CA: 2_500, US: 12_000 }

/** People's names of places, by the name they have in the list. */
const otherNames: Readonly<Record<string, string>> = {
  nyc: 'new york',
  philly: 'philadelphia',
  vegas: 'las vegas',
  gaspesie: 'quebec',
  'cape breton': 'sydney',
  'bay area': 'san francisco',
  gta: 'toronto',
}

/** Regions whose short name is no everyday word and may stand alone behind a cue: 'in BC', 'based in NS'. */
const spokenCodes = new Set('BC NS NB PEI QC AB SK NYC'.split(' '))

/** Indexes cities and regions by their names. */
export function indexPlaces(cities: readonly CityRow[], regions: readonly RegionRow[]): Places {
  const byName = new Map<string, Place[]>()
  let longest = 1
  const add = (name: string, place: Place) => {
    const key = comparable(name).replace(/^st /, 'saint ')
    if (key === '') return
    longest = Math.max(longest, key.split(' ').length)
    const list = byName.get(key)
    if (list === undefined) byName.set(key, [place])
    else list.push(place)
  }
  const namesOfRegion = new Map<string, string[]>()
  for (const { country, code, name, name_fr, main_timezone } of regions) {
    const names = [name, name_fr ?? '', code === 'PE' ? 'PEI' : ''].filter((each) => each !== '')
    namesOfRegion.set(`${country} ${code}`, [code, ...names].map(comparable))
    const place: Place = { timezone: main_timezone, population: 2_000_000, regions: [], kind: 'region' }
    for (const each of names) add(each, place)
    if (spokenCodes.has(code)) add(code, place)
  }
  for (const { name, ascii_name, aliases, country, region, timezone, population } of cities) {
    if (population < (country === 'CA' ? leastPopulation.CA : leastPopulation.US)) continue
    const names = namesOfRegion.get(`${country} ${region}`) ?? []
    const place: Place = { timezone, population, regions: names, kind: 'city' }
    for (const each of new Set([name, ascii_name, ...aliases])) add(each, place)
  }
  for (const [other, name] of Object.entries(otherNames)) {
    const places = byName.get(name)
    if (places !== undefined && !byName.has(other)) byName.set(other, [...places])
  }
  // Of a province and a town of one name ('New York', 'Quebec') either says the same clock: the most populous leads.
  for (const list of byName.values()) list.sort((one, other) => other.population - one.population)
  return { byName, longest: Math.min(4, longest) }
}
