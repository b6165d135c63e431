import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Pool } from 'pg'
import { openDatabase } from '../../platform/database/connection.ts'
import { databaseGate, type DatabaseGate } from '../database-gate.ts'
import type { TestDatabase } from '../database.ts'
import { silentLog } from '../silent-log.ts'
import { startFilled } from '../template-database.ts'
import { followedSettings, startStandby } from './standby.ts'

/** A database of the test's own, migrated and with the reference data, and a replica that follows it. */
export interface FollowedDatabase {
  readonly database: TestDatabase
  /** The door to the replica; its `url` is where a server finds it. */
  readonly gate: DatabaseGate
  /** Lets the replica receive, but replay nothing more. */
  pause(): Promise<void>
  resume(): Promise<void>
  /** Waits until the replica shows all that is committed by now. */
  caughtUp(): Promise<void>
  stop(): Promise<void>
}

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }
/** Nothing here outlives the test. */
const forgetful = { fsync: 'off', full_page_writes: 'off', shared_buffers: '64MB' }

/** @param filled files to begin from, as in `startFilled` */
export async function startFollowedDatabase(filled: string | null = null): Promise<FollowedDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'talentplace-followed-'))
  await chmod(folder, 0o755)
  const settings = { ...followedSettings, ...forgetful }
  const primary = await startFilled({ dataDir: folder, log: silent, settings }, filled)
  const standby = await startStandby({ primary, settings: forgetful })
  const gate = await databaseGate(standby.url)
  const direct = new Pool({ connectionString: standby.url, max: 1 })
  direct.on('error', () => undefined)
  const database = { url: primary.url, ...openDatabase({ url: primary.url, log: silentLog, connectWithin: 20_000 }) }

  async function caughtUp(): Promise<void> {
    const { rows: now } = await database.pool.query<{ lsn: string }>('select pg_current_wal_flush_lsn()::text as lsn')
    for (;;) {
      const { rows } = await direct.query<{ there: boolean }>(
        'select pg_last_wal_replay_lsn() >= $1::pg_lsn as there',
        [now[0]?.lsn],
      )
      if (rows[0]?.there) return
      await wait(5)
    }
  }

  return {
    database,
    gate,
    async pause() {
      await direct.query('select pg_wal_replay_pause()')
      const isPaused = `select pg_get_wal_replay_pause_state() = 'paused' as paused`
      while (!(await direct.query<{ paused: boolean }>(isPaused)).rows[0]?.paused) await wait(5)
    },
    async resume() {
      await direct.query('select pg_wal_replay_resume()')
    },
    caughtUp,
    async stop() {
      await direct.end()
      await gate.shut()
      await standby.stop()
      if (!database.pool.ended) await database.close()
      await primary.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
