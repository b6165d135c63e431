import { readdir, readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { advisoryKeys } from './advisory-keys.ts'
import { isCollision } from './collisions.ts'

const migrationsFolder = new URL('../../migrations/', import.meta.url)

/** How a migration waits for those who use what it changes. */
export interface MigrationPatience {
  /** Milliseconds it waits for a lock; everybody who comes after it waits that long, too. */
  readonly lockTimeout?: number
  /** Milliseconds between one try and the next; it is given up after the last. */
  readonly pauses?: readonly number[]
  /** Told when a migration has given way and will be tried again. */
  readonly gaveWay?: (migration: string) => void
}

const longestWait = 2_000
const growingPauses = [500, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000]

const isLocked = (error: unknown) => (error as { code?: unknown } | null)?.code === '55P03'

async function apply(connection: pg.ClientBase, name: string, text: string, lockTimeout: number): Promise<void> {
  await connection.query('begin')
  try {
    await connection.query(`set local lock_timeout = ${lockTimeout}`)
    await connection.query(text)
    await connection.query('insert into migrations (name) values ($1)', [name])
    await connection.query('commit')
  } catch (error) {
    await connection.query('rollback')
    throw error
  }
}

/** Tries again while someone holds what the migration changes. @throws Error, with nothing of the migration there */
async function applyPatiently(
  connection: pg.ClientBase,
  file: URL,
  { lockTimeout = longestWait, pauses = growingPauses, gaveWay }: MigrationPatience,
): Promise<void> {
  const text = await readFile(file, 'utf8')
  const name = basename(file.pathname)
  for (const pause of [...pauses, null]) {
    try {
      return await apply(connection, name, text, lockTimeout)
    } catch (error) {
      if (!isLocked(error) && !isCollision(error)) throw error
      if (pause === null) {
        throw new Error(
          `Migration ${name} found what it changes in use each time. Nothing of it is there; start again.`,
          {
            cause: error,
          },
        )
      }
      gaveWay?.(name)
      await wait(pause)
    }
  }
}

/** The schema that every database begins with. */
const baseline = '0001_baseline.sql'

/** The names of all migrations that this release has, in their order. */
export async function knownMigrations(folder = migrationsFolder): Promise<string[]> {
  return (await readdir(folder)).filter((name) => /^\d{4}_.+\.sql$/.test(name)).sort()
}

/** One line for whoever starts the product: the database has other migrations than this version, and is left as it is. */
export class DatabaseRefused extends Error {}

/** @throws DatabaseRefused */
function requireOurs(applied: ReadonlySet<string>, known: readonly string[]): void {
  if (applied.size > 0 && !applied.has(baseline)) {
    throw new DatabaseRefused(
      `The database is from before ${baseline} and can’t be upgraded. Start with an empty one: where \`npm start\` keeps it, remove the folder \`.data\`.`,
    )
  }
  const unknown = [...applied].find((name) => !known.includes(name))
  if (unknown !== undefined)
    throw new DatabaseRefused(`The database is newer than this version: it has migration ${unknown}.`)
}

/**
 * Brings the schema up to date, each migration in its own transaction. One that finds a table in use gives way soon and is
 * tried again with growing pauses: who uses the product meanwhile never waits behind it for long. Returns how many
 * migrations stand.
 * @param folder of the migrations, of which the baseline is the first
 */
export async function migrateDatabase(
  pool: pg.Pool,
  patience: MigrationPatience = {},
  folder = migrationsFolder,
): Promise<number> {
  const files = await knownMigrations(folder)
  const connection = await pool.connect()
  try {
    await connection.query('set statement_timeout = 0')
    await connection.query('select pg_advisory_lock($1)', [advisoryKeys.migrations])
    await connection.query(
      `create table if not exists migrations (name text primary key, applied timestamptz not null default now())`,
    )
    const { rows } = await connection.query<{ name: string }>('select name from migrations')
    const applied = new Set(rows.map((row) => row.name))
    requireOurs(applied, files)
    for (const name of files.filter((file) => !applied.has(file)))
      await applyPatiently(connection, new URL(name, folder), patience)
    return files.length
  } finally {
    await connection.query('select pg_advisory_unlock_all()').catch(() => undefined)
    // Not back to the pool: its statement timeout was lifted.
    connection.release(true)
  }
}
