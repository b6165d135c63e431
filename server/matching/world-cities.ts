import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import type { WorldCityRow } from './understanding/message/places.ts'

const file = new URL('../data/world_cities.csv', import.meta.url)

/** The larger cities outside Canada and the US: only messages are understood by them, so that no table has them. */
export async function readWorldCities(): Promise<WorldCityRow[]> {
  const rows: Record<string, string>[] = parse(await readFile(file, 'utf8'), { columns: true, skip_empty_lines: true })
  return rows.map((row) => ({
    name: row['name'] ?? '',
    ascii_name: row['ascii_name'] ?? '',
    aliases: (row['aliases'] ?? '').split('|').filter((alias) => alias !== ''),
    country: row['country'] ?? '',
    timezone: row['timezone'] ?? '',
    population: Number(row['population']),
  }))
}
