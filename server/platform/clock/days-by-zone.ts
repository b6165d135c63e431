import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { offsetAt } from './zones.ts'

/** The calendar day (YYYY-MM-DD) on the clock of each of our zones, for queries: the database's own zones lag behind. */
export async function daysByZone(database: Kysely<Tables>, now: Date): Promise<Record<string, string>> {
  const zones = await database.selectFrom('time_zones').select('zone').execute()
  const dayOf = (zone: string) =>
    new Date(now.getTime() + (offsetAt(zone, now) ?? 0) * 60_000).toISOString().slice(0, 10)
  return Object.fromEntries(['UTC', ...zones.map(({ zone }) => zone)].map((zone) => [zone, dayOf(zone)]))
}
