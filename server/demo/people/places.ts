import type { Pool } from 'pg'
import { Weighted } from './sampling.ts'
import type { Random } from './random.ts'

export interface Place {
  readonly city: string
  readonly region: string
  readonly regionName: string
  readonly country: string
  readonly timezone: string
}

/** Seven in ten live in Canada. */
const canadianShare = 0.7

/** Reads the cities and answers a picker: by country first, then by population. Districts would count their city twice. */
export async function loadPlaces(pool: Pool): Promise<(random: Random) => Place> {
  const cities = await pool.query<Place & { population: number }>(
    `select c.name as city, c.region, r.name as "regionName", c.country, c.timezone, c.population
     from cities c join regions r on r.country = c.country and r.code = c.region
     where c.kind = 'city' and c.region not in ('AS', 'GU', 'MP', 'VI') order by c.geoname_id`,
  )
  const ofCountry = (country: string) =>
    new Weighted(
      cities.rows
        .filter((city) => city.country === country)
        .map(({ population, ...place }): [Place, number] => [place, population]),
    )
  const canada = ofCountry('CA')
  const states = ofCountry('US')
  return (random) => (random.chance(canadianShare) ? canada : states).pick(random)
}
