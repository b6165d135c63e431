import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { DATABASE } from './embedded-postgres.ts'
import { readPassword, SUPERUSER } from './initialise.ts'
import { readPostmasterFile } from './postmaster-file.ts'

const longestAnswer = 2_000

/** Where the database's files of a data folder really are; null: there are none. */
export function clusterOf(dataDir: string): string | null {
  try {
    return realpathSync(join(dataDir, 'postgres'))
  } catch {
    return null
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: longestAnswer })
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}

/**
 * Where the PostgreSQL that another process runs on this data answers, with the password: not for logs. Null when none
 * does. For programs that only look, beside a running server.
 */
export async function findRunningPostgres(dataDir: string): Promise<string | null> {
  const cluster = clusterOf(dataDir)
  if (cluster === null) return null
  const { port, state } = readPostmasterFile(cluster)
  if (port === undefined || state !== 'ready') return null
  const url = `postgresql://${SUPERUSER}:${readPassword(cluster)}@127.0.0.1:${port}/${DATABASE}`
  return (await answers(url)) ? url : null
}
