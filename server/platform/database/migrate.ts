import { readdir, readFile } from 'node:fs/promises'
import type pg from 'pg'

const migrationsFolder = new URL('../../migrations/', import.meta.url)
/** Any number, the same in every process: one migrates, the others wait. */
const migrationLock = 7_412_026

/** Brings the schema up to date, each migration in its own transaction. Returns how many migrations stand. */
export async function migrateDatabase(pool: pg.Pool): Promise<number> {
  const files = (await readdir(migrationsFolder)).filter((name) => /^\d{4}_.+\.sql$/.test(name)).sort()
  const connection = await pool.connect()
  try {
    await connection.query('set statement_timeout = 0')
    await connection.query('select pg_advisory_lock($1)', [migrationLock])
    await connection.query(
      `create table if not exists migrations (name text primary key, applied timestamptz not null default now())`,
    )
    const { rows } = await connection.query<{ name: string }>('select name from migrations')
    const applied = new Set(rows.map((row) => row.name))
    const unknown = [...applied].find((name) => !files.includes(name))
    if (unknown !== undefined) throw new Error(`The database is newer than this version: it has migration ${unknown}.`)
    for (const name of files.filter((file) => !applied.has(file))) {
      const text = await readFile(new URL(name, migrationsFolder), 'utf8')
      await connection.query('begin')
      try {
        await connection.query(text)
        await connection.query('insert into migrations (name) values ($1)', [name])
        await connection.query('commit')
      } catch (error) {
        await connection.query('rollback')
        throw error
      }
    }
    return files.length
  } finally {
    await connection.query('select pg_advisory_unlock_all()').catch(() => undefined)
    // Not back to the pool: its statement timeout was lifted.
    connection.release(true)
  }
}
