import { Pool } from 'pg'
import type { Logger } from 'pino'
import { shareAsking } from './shared-asking.ts'
import { walPosition, type WalPosition } from './wal-position.ts'

/** Which database of which cluster: the same in a replica. */
export const identity = `(select system_identifier from pg_control_system()) || ' '
  || (select oid from pg_database where datname = current_database())`

/** Of a database whose commits don't wait for the disk, what they wrote isn't flushed yet. */
const position = `case when current_setting('synchronous_commit') = 'off' then pg_current_wal_insert_lsn()
  else pg_current_wal_flush_lsn() end`

export interface Primary {
  readonly position: WalPosition
  readonly identity: string
}

/** How far the primary has come: whatever was committed before the question lies before the answer. */
export interface PrimaryPosition {
  /** @throws Error while the primary is away */
  fetch(): Promise<Primary>
  stop(): Promise<void>
}

const longestAnswer = 900

/** Over a connection of its own: it is asked after each write, and mustn't wait behind slow lists. */
export function followPrimary(options: { url: string; log: Logger }): PrimaryPosition {
  const pool = new Pool({
    connectionString: options.url,
    max: 1,
    connectionTimeoutMillis: longestAnswer,
    query_timeout: longestAnswer,
    application_name: 'talentplace position',
  })
  pool.on('error', (error) => options.log.debug({ reason: error.message }, 'the connection for positions was lost'))
  pool.on('connect', (connection) => connection.on('error', () => undefined))
  return {
    fetch: shareAsking(async () => {
      const { rows } = await pool.query<{ lsn: string; identity: string }>(
        `select (${position})::text as lsn, ${identity} as identity`,
      )
      const [row] = rows
      if (!row) throw new Error('the database told no position')
      return { position: walPosition(row.lsn), identity: row.identity }
    }),
    stop: () => pool.end(),
  }
}
