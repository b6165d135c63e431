import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse } from 'csv-parse/sync'
import { indexPlaces, type Places } from '../../matching/understanding/message/places.ts'

type Row = Record<string, string>

function rowsOf(name: string): Row[] {
  const path = fileURLToPath(new URL(`../../data/${name}.csv`, import.meta.url))
  return parse(readFileSync(path, 'utf8'), { columns: true, skip_empty_lines: true })
}

/** The cities and regions of the data files that the database is first filled from; for tests and benches. */
export function placesFromFiles(): Places {
  const cities = rowsOf('cities').map((row) => ({
    name: row['name'] ?? '',
    ascii_name: row['ascii_name'] ?? '',
    aliases: (row['aliases'] ?? '').split('|').filter((alias) => alias !== ''),
    country: row['country'] ?? '',
    region: row['region'] ?? '',
    timezone: row['timezone'] ?? '',
    population: Number(row['population']),
  }))
  const regions = rowsOf('regions').map((row) => ({
    country: row['country'] ?? '',
    code: row['code'] ?? '',
    name: row['name'] ?? '',
    name_fr: row['name_fr'] === '' ? null : (row['name_fr'] ?? null),
    main_timezone: row['main_timezone'] ?? '',
  }))
  const abroad = rowsOf('world_cities').map((row) => ({
    name: row['name'] ?? '',
    ascii_name: row['ascii_name'] ?? '',
    aliases: (row['aliases'] ?? '').split('|').filter((alias) => alias !== ''),
    country: row['country'] ?? '',
    timezone: row['timezone'] ?? '',
    population: Number(row['population']),
  }))
  return indexPlaces(cities, regions, abroad)
}
