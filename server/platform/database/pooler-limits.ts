import { sql } from 'kysely'
import { forRequests, type Database } from './connection.ts'
import { DatabaseUnreachable } from './wait-for-database.ts'

const limits = { statement_timeout: forRequests.statement, idle_in_transaction_session_timeout: forRequests.idle }

/** What a pooler has to say to PostgreSQL on each connection that it opens: how long anything may take. */
export const poolerConnectQuery = Object.entries(limits)
  .map(([name, milliseconds]) => `set ${name} = ${milliseconds}`)
  .join('; ')

/**
 * Through a pooler the limits can't be set as a connection begins: PgBouncer refuses that, and what one transaction sets
 * the next one meets or misses. So the pooler sets them for every connection it opens; looked at before anyone is served.
 * @throws DatabaseUnreachable with one line when it doesn't
 */
export async function requirePoolerLimits({ kysely }: Database): Promise<void> {
  for (const [name, max] of Object.entries(limits)) {
    const { rows } = await sql<{ milliseconds: number }>`
      select setting::int as milliseconds from pg_settings where name = ${name}`.execute(kysely)
    const milliseconds = rows[0]?.milliseconds ?? 0
    if (milliseconds > 0 && milliseconds <= max) continue
    throw new DatabaseUnreachable(
      `the pooler at DATABASE_URL lets PostgreSQL work without an end (${name} is ${milliseconds}): give it connect_query='${poolerConnectQuery}', as docs/operations.md shows.`,
    )
  }
}
