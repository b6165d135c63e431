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

/** A city abroad. */
export interface WorldCityRow {
  readonly name: string
  readonly ascii_name: string
  readonly aliases: readonly string[]
  /** ISO 3166-1, two letters. */
  readonly country: string
  readonly timezone: string
  readonly population: number
}

/** A place that can say whose clock counts. */
export interface Place {
  readonly timezone: string
  readonly population: number
  /** Names that may stand behind a city: 'on', 'ontario'; abroad those of its country. */
  readonly regions: readonly string[]
  readonly kind: 'city' | 'region'
  readonly isAbroad: boolean
}

/** Places by their names as `comparable` writes them, the most populous of a name first. */
export interface Places {
  readonly byName: ReadonlyMap<string, readonly Place[]>
  /** The words of the longest name. */
  readonly longest: number
  /** The words that names begin with: nearly no word of a message does. */
  readonly beginnings: ReadonlySet<string>
}

/** Smaller ones have names that say too much else, those of the United States most ('Enterprise', 'Normal'). */
const leastPopulation = { CA: 1_500, US: 12_000 }

/** What people call places that no list of cities has, by a city on the same clock. */
const spokenPlaces: Readonly<Record<string, string>> = {
  'new york': 'nyc, hudson valley, long island, upstate new york, tri state area',
  philadelphia: 'philly',
  boston: 'new england, cape cod',
  miami: 'south florida, florida keys',
  atlanta: 'deep south',
  chicago: 'chicagoland, midwest',
  minneapolis: 'twin cities',
  dallas: 'dfw',
  denver: 'front range',
  'las vegas': 'vegas',
  'los angeles': 'southern california, orange county',
  'san francisco': 'bay area, silicon valley, norcal, northern california, wine country',
  seattle: 'puget sound, pacific northwest',
  toronto: 'gta, muskoka, haliburton, kawarthas, niagara, golden horseshoe, southwestern ontario, cottage country',
  ottawa: 'ottawa valley, national capital region',
  quebec:
    'gaspesie, beauce, estrie, eastern townships, cantons de est, chicoutimi, jonquiere, saguenay lac saint jean, laurentides, laurentians, lanaudiere, mauricie, outaouais, monteregie, charlevoix, abitibi, abitibi temiscamingue, bas saint laurent, cote nord, centre du quebec, chaudiere appalaches, rive sud, rive nord, sorel',
  halifax: 'maritimes, the maritimes, atlantic canada, annapolis valley, south shore of nova scotia',
  sydney: 'cape breton',
  vancouver: 'okanagan, kootenays, fraser valley, lower mainland, vancouver island, sunshine coast, gulf islands',
  calgary: 'bow valley, canadian rockies',
}

/** Regions whose short name is no everyday word and may stand alone behind a cue: 'in BC', 'based in NS'. */
const spokenCodes = new Set('BC NS NB PEI QC AB SK NYC'.split(' '))

/** A city abroad is meant before one of ours of the same name where it has so many times its people: Paris isn't in Texas, London may be in Ontario. */
const farGreater = 50

/** What a country is called beside its name. */
const otherNamesOfCountry: Readonly<Record<string, readonly string[]>> = {
  GB: ['uk', 'england', 'scotland', 'wales', 'great britain', 'britain', 'angleterre', 'ecosse'],
  AE: ['uae', 'emirates'],
  CZ: ['czech republic', 'republique tcheque'],
  NL: ['holland', 'the netherlands'],
  HK: ['hong kong'],
  TR: ['turkey'],
  KR: ['korea'],
}

const namesOf = ['en', 'fr'].map((language) => new Intl.DisplayNames([language], { type: 'region' }))

/** 'ie', 'ireland', 'irlande' */
function namesOfCountry(code: string): string[] {
  return [code, ...namesOf.map((names) => names.of(code) ?? ''), ...(otherNamesOfCountry[code] ?? [])]
    .map(comparable)
    .filter((name) => name !== '')
}

/** Indexes cities and regions by their names, and after ours those of the world with its countries of one clock. */
export function indexPlaces(
  cities: readonly CityRow[],
  regions: readonly RegionRow[],
  abroad: readonly WorldCityRow[] = [],
): Places {
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
  const addAbroad = (key: string, place: Place) => {
    const known = byName.get(key)
    if (known === undefined) add(key, place)
    else if (place.population >= farGreater * (known[0]?.population ?? 0)) known.unshift(place)
    else known.push(place)
    longest = Math.max(longest, key.split(' ').length)
  }
  const namesOfRegion = new Map<string, string[]>()
  for (const { country, code, name, name_fr, main_timezone } of regions) {
    const names = [name, name_fr ?? '', code === 'PE' ? 'PEI' : ''].filter((each) => each !== '')
    namesOfRegion.set(`${country} ${code}`, [code, ...names].map(comparable))
    const place: Place = {
      timezone: main_timezone,
      population: 2_000_000,
      regions: [],
      kind: 'region',
      isAbroad: false,
    }
    for (const each of names) add(each, place)
    if (spokenCodes.has(code)) add(code, place)
  }
  for (const { name, ascii_name, aliases, country, region, timezone, population } of cities) {
    if (population < (country === 'CA' ? leastPopulation.CA : leastPopulation.US)) continue
    const names = namesOfRegion.get(`${country} ${region}`) ?? []
    const place: Place = { timezone, population, regions: names, kind: 'city', isAbroad: false }
    for (const each of new Set([name, ascii_name, ...aliases])) add(each, place)
  }
  for (const [name, list] of Object.entries(spokenPlaces)) {
    const places = byName.get(name)?.map((place) => ({ ...place, regions: [] }))
    for (const spoken of places === undefined ? [] : list.split(', '))
      if (!byName.has(spoken)) byName.set(spoken, [...(places ?? [])])
  }
  // Of a province and a town of one name ('New York', 'Quebec') either says the same clock: the most populous leads.
  for (const list of byName.values()) list.sort((one, other) => other.population - one.population)
  for (const [country, own] of Map.groupBy(abroad, (city) => city.country)) {
    const names = namesOfCountry(country)
    for (const { name, ascii_name, aliases, timezone, population } of own) {
      const place: Place = { timezone, population, regions: names, kind: 'city', isAbroad: true }
      for (const key of new Set([name, ascii_name, ...aliases].map(comparable))) addAbroad(key, place)
    }
    const zones = new Set(own.map(({ timezone }) => timezone))
    const [timezone] = zones
    if (timezone === undefined || zones.size > 1) continue
    const population = own.reduce((sum, city) => sum + city.population, 0)
    const place: Place = { timezone, population, regions: [], kind: 'region', isAbroad: true }
    for (const name of names.filter((each) => each.length > 3 || each === 'uk')) addAbroad(name, place)
  }
  const beginnings = new Set([...byName.keys()].map((name) => name.split(' ', 1)[0] ?? ''))
  return { byName, longest: Math.min(4, longest), beginnings }
}
