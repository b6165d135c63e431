import { Client } from 'pg'
import { findRunningPostgres } from '../../platform/embedded-postgres/running-postgres.ts'

/** Does something in the database of the server that journeys run against (`E2E_DATA_DIR`); all or nothing. */
export async function inJourneyDatabase(work: (client: Client) => Promise<void>): Promise<void> {
  const url = await findRunningPostgres(process.env['E2E_DATA_DIR'] ?? '')
  if (url === null) throw new Error('No database runs in E2E_DATA_DIR')
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('begin')
    await work(client)
    await client.query('commit')
  } finally {
    await client.end()
  }
}
