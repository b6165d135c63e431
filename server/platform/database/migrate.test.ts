import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Client, Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { migrateDatabase } from './migrate.ts'

let database: TestDatabase
/** All migrations, and one more that changes `users`. */
let folder: URL
const nicknames = '9999_nicknames.sql'
const opened: Pool[] = []

beforeAll(async () => {
  database = await testDatabase()
  folder = pathToFileURL(`${await mkdtemp(join(tmpdir(), 'talentplace-migrations-'))}/`)
  await cp(new URL('../../migrations/', import.meta.url), folder, { recursive: true })
  await writeFile(new URL(nicknames, folder), 'alter table users add column nickname text')
})
afterAll(async () => {
  for (const pool of opened) await pool.end()
  await database.close()
  await rm(folder, { recursive: true })
})

async function emptyDatabase(): Promise<Pool> {
  const name = `${new URL(database.url).pathname.slice(1)}_migrated_${opened.length}`
  const admin = new Client(database.url)
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  const pool = new Pool({ connectionString: Object.assign(new URL(database.url), { pathname: name }).href })
  opened.push(pool)
  return pool
}

/** Someone who reads accounts and takes their time, in a database that has all migrations but the last. */
async function readSlowly() {
  const pool = await emptyDatabase()
  await migrateDatabase(pool)
  const slowQuery = await pool.connect()
  await slowQuery.query('begin')
  await slowQuery.query('select count(*) from users')
  return {
    pool,
    async finish() {
      await slowQuery.query('commit')
      slowQuery.release()
    },
  }
}

async function hasNicknames(pool: Pool): Promise<boolean> {
  const { rowCount: noted } = await pool.query('select from migrations where name = $1', [nicknames])
  const { rowCount: there } = await pool.query(
    `select from pg_attribute where attrelid = 'users'::regclass and attname = 'nickname'`,
  )
  expect(noted).toBe(there)
  return there === 1
}

describe('migrating a database that people use', () => {
  it('a migration that finds a table in use gives way at once to whoever comes after it, and is done later', async () => {
    const { pool, finish } = await readSlowly()
    const gaveWay = Promise.withResolvers<string>()
    const patience = {
      lockTimeout: 50,
      pauses: Array.from({ length: 200 }, () => 100),
      gaveWay: (migration: string) => gaveWay.resolve(migration),
    }
    const migrated = migrateDatabase(pool, patience, folder)
    expect(await gaveWay.promise).toBe(nicknames)
    // Behind a migration that waits for as long as it takes, these would wait as long.
    for (let at = 0; at < 5; at += 1) await pool.query('select count(*) from users')
    expect(await hasNicknames(pool)).toBe(false)
    await finish()
    await migrated
    expect(await hasNicknames(pool)).toBe(true)
  })

  it('is given up when the table stays in use, with nothing of it done, and can be tried again', async () => {
    const { pool, finish } = await readSlowly()
    const given = migrateDatabase(pool, { lockTimeout: 20, pauses: [1, 1] }, folder)
    await expect(given).rejects.toThrow(`Migration ${nicknames} found what it changes in use each time.`)
    expect(await hasNicknames(pool)).toBe(false)
    await finish()
    await migrateDatabase(pool, {}, folder)
    expect(await hasNicknames(pool)).toBe(true)
  })
})

describe('a database that isn’t this version’s', () => {
  it('from before the baseline is left as it is, and the start says what to do', async () => {
    const pool = await emptyDatabase()
    await pool.query(`create table migrations (name text primary key, applied timestamptz not null default now());
      insert into migrations (name) values ('0001_reference_data.sql'), ('0002_accounts.sql');
      create table users (name text)`)
    await expect(migrateDatabase(pool)).rejects.toThrow(
      'The database is from before 0001_baseline.sql and can’t be upgraded. Start with an empty one: where `npm start` keeps it, remove the folder `.data`.',
    )
    const { rows } = await pool.query(
      `select (select count(*)::int from migrations) as migrations, count(*)::int as tables
       from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
    )
    expect(rows).toEqual([{ migrations: 2, tables: 2 }])
  })

  it('that is newer is left as it is', async () => {
    const pool = await emptyDatabase()
    await migrateDatabase(pool, {}, folder)
    await expect(migrateDatabase(pool)).rejects.toThrow(
      `The database is newer than this version: it has migration ${nicknames}.`,
    )
  })
})
