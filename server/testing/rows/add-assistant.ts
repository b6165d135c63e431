import type { Insertable } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import type { TestDatabase } from '../database.ts'

/** Adds an assistant in Toronto with 40 spare hours, except for what is said of them. */
export async function addAssistant(
  database: TestDatabase,
  about: Partial<Insertable<Tables['assistants']>>,
): Promise<{ id: number; uuid: string }> {
  return database.kysely
    .insertInto('assistants')
    .values({
      display_name: 'Maya R.',
      city: 'Toronto',
      country: 'CA',
      region: 'ON',
      timezone: 'America/Toronto',
      available_hours_per_month: 40,
      ...about,
    })
    .returning(['id', 'uuid'])
    .executeTakeFirstOrThrow()
}
