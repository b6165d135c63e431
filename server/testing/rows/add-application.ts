import type { Insertable } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import type { TestDatabase } from '../database.ts'

/** Adds an application of an assistant, begun on 2026-11-18, except for what is said of it. */
export async function addApplication(
  { kysely }: TestDatabase,
  about: Pick<Insertable<Tables['applications']>, 'virtualassistant_uuid'> &
    Partial<Insertable<Tables['applications']>>,
): Promise<string> {
  const began = new Date('2026-11-18T15:00:00Z')
  const { uuid } = await kysely
    .insertInto('applications')
    .values({ state_date: began, created_date: began, ...about })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  return uuid
}
