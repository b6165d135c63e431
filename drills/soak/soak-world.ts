import { addDemoHistory } from '@talentplace/server/demo/demo-history'
import { generateDemoData } from '@talentplace/server/demo/generate-demo-data'
import { hashPassword } from '@talentplace/server/accounts/stored-passwords/password'
import { joinDaySums } from '@talentplace/server/work/time/lists/stored-sums'
import { systemClock } from '@talentplace/server/platform/clock/clock'
import type { TestDatabase } from '@talentplace/server/testing/database'
import { addClient, addPerson, addSession } from '@talentplace/server/testing/people'
import { addAssistant } from '@talentplace/server/testing/rows/add-assistant'
import { addSubscription } from '@talentplace/server/testing/rows/add-subscription'
import { addTask } from '@talentplace/server/testing/rows/add-task'
import { readModels, type Model } from '@talentplace/server/testing/random/likely-searches'
import { Kysely, PostgresDialect } from 'kysely'
import type { Tables } from '@talentplace/server/platform/database/tables'

/** A client and the assistant who works for them, as they use the product. */
export interface Pair {
  readonly client: string
  readonly clientToken: string
  readonly assistantToken: string
  readonly project: string
  readonly thread: string
}

/** What the load is made of: everything a request names. */
export interface SoakWorld {
  readonly pairs: readonly Pair[]
  readonly staffToken: string
  /** Of an account that signs in now and then. */
  readonly email: string
  readonly password: string
  /** Whom searches could be about. */
  readonly models: readonly Model[]
}

const flags = [
  'client-time',
  'va-time',
  'admin-time',
  'client-tasks',
  'va-tasks',
  'discussions',
  'notifications',
  'client-projects',
  'client-invoice',
]
const password = 'Demo-pass-1!'
const email = 'returning@soak.test'

async function addPair(database: TestDatabase, at: number): Promise<Pair> {
  const now = systemClock.now()
  const client = await addClient(database, `Harbour Bakery ${at}`)
  await database.pool.query(`update clients set country = 'CA', state_prov = 'ON' where uuid = $1`, [client])
  const contact = await addPerson(database, { permissions: ['client'], client_uuid: client, is_primary_contact: true })
  const worker = await addPerson(database, { permissions: ['virtualassistant'] })
  const assistant = await addAssistant(database, {
    user_uuid: worker.uuid,
    display_name: `Maya R. ${at}`,
    role_ids: [1],
  })
  const { uuid: project } = await addSubscription(database, {
    client_uuid: client,
    created_by: contact.uuid,
    start_date: new Date(now.getTime() - 10 * 86_400_000).toISOString().slice(0, 10),
    at: now,
    assistant_uuid: assistant.uuid,
  })
  await addTask(database, project)
  const { rows } = await database.pool.query<{ uuid: string }>('select uuid from discussions where project_uuid = $1', [
    project,
  ])
  return {
    client,
    clientToken: await addSession(database, systemClock, contact.uuid),
    assistantToken: await addSession(database, systemClock, worker.uuid),
    project,
    thread: rows[0]?.uuid ?? '',
  }
}

/** Assistants to be found, time entries of years, and pairs who work now. */
export async function makeSoakWorld(
  database: TestDatabase,
  options: { entries: number; pairs: number; log: (line: string) => void },
): Promise<SoakWorld> {
  const { entries, pairs: count, log } = options
  const { pool } = database
  const now = systemClock.now()
  // Each past subscription is one assistant's, with 2,500 entries.
  const assistants = Math.ceil(entries / 2_000) + 100
  await generateDemoData(pool, { assistants, seed: 7, now, log })
  await pool.query(`update configurations set value = '"enabled"' where name = any($1)`, [
    flags.map((name) => `featureFlag.${name}`),
  ])
  const staff = await addPerson(database, { permissions: ['admin', 'admin_time.view', 'super_admin'] })
  const pairs: Pair[] = []
  for (let at = 0; at < count; at += 1) pairs.push(await addPair(database, at))
  await addPerson(database, {
    permissions: ['client'],
    client_uuid: await addClient(database, 'Returning'),
    email,
    password_hash: await hashPassword(password),
  })
  await addDemoHistory(pool, { entries, now, log })
  await joinDaySums(new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }))
  const analyst = await pool.connect()
  await analyst.query('set statement_timeout = 0')
  // As autovacuum leaves tables that have been there for a while.
  await analyst.query('vacuum analyze')
  analyst.release(true)
  return {
    pairs,
    staffToken: await addSession(database, systemClock, staff.uuid),
    email,
    password,
    models: await readModels(pool, 500),
  }
}
