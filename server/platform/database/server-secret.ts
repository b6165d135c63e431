import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import type { Database } from './connection.ts'

/**
 * A secret of this installation, made by the first process that asks and then the same for every process and after every
 * restart. For installations whose configuration gives none. Read by a connection of its own: whoever waits for it may
 * hold one of the pool's, and together they could hold them all.
 */
export async function serverSecret(database: Database, name: string): Promise<Buffer> {
  const client = new Client({
    connectionString: database.pool.options.connectionString,
    connectionTimeoutMillis: database.pool.options.connectionTimeoutMillis,
    statement_timeout: database.pool.options.statement_timeout,
    application_name: 'talentplace secret',
  })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const made = [name, randomBytes(32)]
    await client.query('insert into server_secrets (name, secret) values ($1, $2) on conflict do nothing', made)
    const { rows } = await client.query<{ secret: Buffer }>('select secret from server_secrets where name = $1', [name])
    const [secret] = rows
    if (secret === undefined) throw new Error(`The secret '${name}' could not be kept.`)
    return secret.secret
  } finally {
    await client.end()
  }
}
