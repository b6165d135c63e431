import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { isDatabaseAway } from './database-away.ts'

/** One line for the person who starts the product: no database to work with, and what to look at. */
export class DatabaseUnreachable extends Error {}

const firstPause = 250
const longestPause = 5_000
const longestAnswer = 5_000
/** PostgreSQL 18, the first with UUIDs by time. */
const oldestRelease = 180_000

function placeOf({ host, port, database }: Client): string {
  return `database ${database ?? ''} at ${host}:${port}`
}

/** In a few words, whether it is one refusal or several (localhost by IPv4 and IPv6). */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return [...new Set(error.errors.map(reasonOf))].join('; ')
  return error instanceof Error && error.message !== '' ? error.message : String(error)
}

/** A name server that has just come up doesn't know yet; neither has the database refused us. */
function mayCome(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code
  return isDatabaseAway(error) || ['EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'].includes(String(code))
}

async function releaseOf(client: Client): Promise<number> {
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ release: number }>(
      `select current_setting('server_version_num')::int as release`,
    )
    return rows[0]?.release ?? 0
  } finally {
    void client.end().catch(() => undefined)
  }
}

/**
 * Waits until an outside database answers: a whole installation often comes up at once. Tries with growing pauses, a line
 * each, for `patience` ms. A refusal that waiting wouldn't change (password, name, release) ends it at once.
 * @throws DatabaseUnreachable
 */
export async function waitForDatabase(options: {
  url: string
  log: { warn(message: string): void }
  patience?: number
  /** The variable that names the database. */
  variable?: 'DATABASE_URL' | 'DATABASE_DIRECT_URL'
}): Promise<void> {
  const { url, log, patience = 30_000, variable = 'DATABASE_URL' } = options
  const began = performance.now()
  for (let pause = firstPause; ; pause = Math.min(pause * 2, longestPause)) {
    const client = new Client({
      connectionString: url,
      connectionTimeoutMillis: longestAnswer,
      query_timeout: longestAnswer,
      application_name: 'talentplace start',
    })
    const place = placeOf(client)
    try {
      const release = await releaseOf(client)
      if (release >= oldestRelease) return
      throw new DatabaseUnreachable(
        `the ${place} is PostgreSQL ${Math.floor(release / 10_000)}; Talentplace needs 18 or newer.`,
      )
    } catch (error) {
      if (error instanceof DatabaseUnreachable) throw error
      const reason = reasonOf(error)
      if (!mayCome(error)) throw new DatabaseUnreachable(`the ${place} refused: ${reason}. Please check ${variable}.`)
      const left = patience - (performance.now() - began)
      if (left <= 0) {
        throw new DatabaseUnreachable(
          `the ${place} did not answer for ${Math.round(patience / 1000)} s (${reason}). Is it running, and is ${variable} right?`,
        )
      }
      log.warn(`the ${place} doesn't answer yet (${reason}); trying again`)
      await wait(Math.min(pause, left))
    }
  }
}
