import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection.ts'
import type { Cleaning } from './identifying-words.ts'

/** Removes jobs that are about someone by their name or address: those that are done and kept, and those that nobody needs any more. */
export async function eraseJobs({ database }: { database: Database }, cleaning: Cleaning): Promise<void> {
  await sql`delete from pgboss.job where state <> 'active'
    and (${cleaning.finds(sql`coalesce(data::text, '')`)} or ${cleaning.finds(sql`coalesce(output::text, '')`)})`.execute(
    database.kysely,
  )
}
