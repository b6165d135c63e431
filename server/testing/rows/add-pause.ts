import type { TestDatabase } from '../database.ts'

/** A pause of a subscription; without an end it is one until an invoice is paid. */
export async function addPause(
  database: TestDatabase,
  about: { project_uuid: string; from_date: string; resumes_on: string | null },
): Promise<void> {
  const cause = about.resumes_on === null ? 'unpaid' : 'client'
  await database.kysely
    .insertInto('pauses')
    .values({ ...about, cause, asked_date: new Date(`${about.from_date}T00:00:00Z`) })
    .execute()
}
