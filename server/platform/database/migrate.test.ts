import { readdir, readFile } from 'node:fs/promises'
import { Client, Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { migrateDatabase } from './migrate.ts'

const folder = new URL('../../migrations/', import.meta.url)
let database: TestDatabase
const opened: Pool[] = []

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(async () => {
  for (const pool of opened) await pool.end()
  await database.close()
})

/** A database of its own as it was before the migration of this number. */
async function databaseBefore(number: string): Promise<Pool> {
  const name = `${new URL(database.url).pathname.slice(1)}_old_${opened.length}`
  const admin = new Client(database.url)
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  const old = new Pool({ connectionString: Object.assign(new URL(database.url), { pathname: name }).href })
  opened.push(old)
  await old.query('create table migrations (name text primary key, applied timestamptz not null default now())')
  for (const file of (await readdir(folder)).filter((each) => each < number && each.endsWith('.sql')).sort()) {
    await old.query(await readFile(new URL(file, folder), 'utf8'))
    await old.query('insert into migrations (name) values ($1)', [file])
  }
  return old
}

/** Someone who reads accounts and takes their time. */
async function readSlowly(old: Pool) {
  const reader = await old.connect()
  await reader.query('begin')
  await reader.query('select count(*) from users')
  return {
    async finish() {
      await reader.query('commit')
      reader.release()
    },
  }
}

async function stands(old: Pool, migration: string): Promise<boolean> {
  const { rowCount } = await old.query('select from migrations where name like $1', [`${migration}%`])
  return rowCount === 1
}

describe('migrating a database that people use', () => {
  it('whoever had an account before emails were verified counts as verified', async () => {
    const old = await databaseBefore('0006')
    await old.query("insert into users (full_name, email) values ('Robin', 'robin@maple.test')")
    await migrateDatabase(old)
    const { rows } = await old.query('select verified_date is not null as verified, details_wanted from users')
    expect(rows).toEqual([{ verified: true, details_wanted: [] }])
  })

  it('who could change things by a permission to view them still can, and nobody else', async () => {
    const old = await databaseBefore('0365')
    await old.query(`insert into users (full_name, email, permissions) values
      ('Clerk', 'clerk@maple.test', '{admin,admin_user.view,admin_client.view}'),
      ('Money', 'money@maple.test', '{admin,admin_finance.view}'),
      ('Owner', 'owner@maple.test', '{client}')`)
    await migrateDatabase(old)
    const { rows } = await old.query('select full_name, permissions from users order by full_name')
    const clerk = ['admin', 'admin_user.view', 'admin_client.view', 'admin_checkout.edit', 'admin_meeting.edit']
    expect(rows).toEqual([
      { full_name: 'Clerk', permissions: [...clerk, 'admin_user.edit'] },
      { full_name: 'Money', permissions: ['admin', 'admin_finance.view'] },
      { full_name: 'Owner', permissions: ['client'] },
    ])
  })

  it('credit notes that were there count as refunded, line by line of their invoice, and stay as they are', async () => {
    const old = await databaseBefore('0086')
    await old.query(`
      with client as (insert into clients (company) values ('Maple Books') returning uuid),
        person as (insert into users (full_name, email, client_uuid) select 'Robin', 'robin@maple.test', uuid from client returning uuid),
        project as (insert into projects (client_uuid, created_by, project_name, matching_criteria, start_date, currency, invoice_day, invoiced_until)
          select client.uuid, person.uuid, 'Books', '{}', '2026-11-10', 'cad', 10, '2026-12-09' from client, person returning uuid, client_uuid),
        invoice as (insert into invoices (kind, number, client_uuid, project_uuid, invoice_date, due_date, period_start, period_end, currency,
            status, subtotal_cents, tax_cents, total_cents, supplier, client, created_date)
          select 'checkout', 1, client_uuid, uuid, '2026-11-10', '2026-11-10', '2026-11-10', '2026-12-09', 'cad', 'posted', 100, 0, 100,
            '{}', '{}', now() from project returning uuid, client_uuid, project_uuid),
        note as (insert into credit_notes (number, client_uuid, project_uuid, invoice_uuid, issue_date, currency, subtotal_cents,
            discount_cents, tax_cents, total_cents, supplier, client, reason, created_date)
          select 1, client_uuid, project_uuid, uuid, '2026-11-11', 'cad', -100, 0, 0, -100, '{}', '{}', 'Declined', now() from invoice returning uuid)
      insert into credit_note_lines (credit_note_uuid, position, kind, description, quantity, unit_cents, amount_cents, tax_category)
      select uuid, 1, 'subscription', 'Bookkeeper', -1, 100, -100, 'general_assistance' from note`)
    await migrateDatabase(old)
    const { rows } = await old.query(
      `select applied_cents, credited_cents, refunded_cents, invoice_position from credit_notes
       join credit_note_lines on credit_note_uuid = uuid`,
    )
    expect(rows).toEqual([{ applied_cents: 0, credited_cents: 0, refunded_cents: 100, invoice_position: 1 }])
    await expect(old.query('update credit_notes set refunded_cents = 0')).rejects.toThrow(
      'a credit note stays as it is',
    )
  })

  it('a migration that finds a table in use gives way at once to whoever comes after it, and is done later', async () => {
    const old = await databaseBefore('0006')
    const reader = await readSlowly(old)
    const gaveWay = Promise.withResolvers<string>()
    const migrated = migrateDatabase(old, {
      lockTimeout: 50,
      pauses: Array.from({ length: 200 }, () => 100),
      gaveWay: (migration) => gaveWay.resolve(migration),
    })
    expect(await gaveWay.promise).toMatch(/^0006_/)
    // Behind a migration that waits for as long as it takes, these would wait as long.
    for (let at = 0; at < 5; at += 1) await old.query('select count(*) from users')
    expect(await stands(old, '0006')).toBe(false)
    await reader.finish()
    await migrated
    expect(await stands(old, '0006')).toBe(true)
  })

  it('is given up when the table stays in use, with nothing of it done, and can be tried again', async () => {
    const old = await databaseBefore('0006')
    const reader = await readSlowly(old)
    const given = migrateDatabase(old, { lockTimeout: 20, pauses: [1, 1] })
    await expect(given).rejects.toThrow(/^Migration 0006_\S+ found what it changes in use each time\./)
    expect(await stands(old, '0006')).toBe(false)
    await reader.finish()
    await migrateDatabase(old)
    expect(await stands(old, '0006')).toBe(true)
  })
})
