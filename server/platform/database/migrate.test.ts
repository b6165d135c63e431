import { readdir, readFile } from 'node:fs/promises'
import { Client, Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { migrateDatabase } from './migrate.ts'

const folder = new URL('../../migrations/', import.meta.url)
let database: TestDatabase
let old: Pool

beforeAll(async () => {
  database = await testDatabase()
  const name = `${new URL(database.url).pathname.slice(1)}_old`
  const admin = new Client(database.url)
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  old = new Pool({ connectionString: Object.assign(new URL(database.url), { pathname: name }).href })
})
afterAll(async () => {
  await old.end()
  await database.close()
})

describe('migrating a database that people use', () => {
  it('whoever had an account before e-mails were verified counts as verified', async () => {
    await old.query('create table migrations (name text primary key, applied timestamptz not null default now())')
    for (const file of (await readdir(folder)).filter((each) => each < '0006' && each.endsWith('.sql')).sort()) {
      await old.query(await readFile(new URL(file, folder), 'utf8'))
      await old.query('insert into migrations (name) values ($1)', [file])
    }
    await old.query("insert into users (full_name, email) values ('Robin', 'robin@maple.test')")
    await migrateDatabase(old)
    const { rows } = await old.query('select verified_date is not null as verified, details_wanted from users')
    expect(rows).toEqual([{ verified: true, details_wanted: [] }])
  })
})
