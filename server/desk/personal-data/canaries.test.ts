import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { verifyAudit } from '../../platform/audit/verify-audit.ts'
import { settableClock } from '../../platform/clock/clock.ts'
import { createListener } from '../../platform/database/listener.ts'
import { createFolderStore } from '../../platform/files/folder-store.ts'
import { createJobs } from '../../platform/jobs/jobs.ts'
import { createLog } from '../../platform/log/create-log.ts'
import { createSessionStore } from '../../platform/sessions/session-store.ts'
import { call } from '../../testing/call.ts'
import { canary, canaryPattern, fillWithDemo, nameThemCanary, writeEverywhere } from '../../testing/canary-life.ts'
import { findWords } from '../../testing/canary-search.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { startTestServer } from '../../testing/servers/running-server.ts'
import { erasePerson } from './erase-person.ts'
import { declaredTables } from './personal-data.ts'
import { idsToErase, subjectOf, theirs } from './subject.ts'

const clock = settableClock(new Date('2026-11-26T15:00:00Z'))
const patience = 300_000
const password = 'Demo-pass-1!'

/** Documents, and the time that is on them: what the tax law has us keep. */
const law = new Set(
  declaredTables.flatMap(([table, { columns = {} }]) =>
    Object.entries(columns).flatMap(([column, holds]) => (holds === 'law' ? [`${table}.${column}`] : [])),
  ),
)
const onDocuments = { time_entries: 'invoice_uuid is not null or bill_uuid is not null' }

let folder: string
let database: TestDatabase
let close: () => Promise<void>
let erase: (user: string) => Promise<void>
let server: Awaited<ReturnType<typeof startTestServer>>['server']

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'talentplace-canaries-'))
  database = await testDatabase()
  await fillWithDemo(database, clock)
  const log = createLog({ level: 'info', to: join(folder, 'log') })
  const running = await startTestServer({ database, clock, log, environment: { DATA_DIR: folder } })
  server = running.server
  const listener = createListener({ url: database.url, log })
  const jobs = createJobs({ url: database.url, log })
  await listener.start()
  await jobs.start()
  const sessions = createSessionStore({ database, listener, clock })
  const files = createFolderStore(join(folder, 'files'))
  erase = async (user_uuid) => {
    const { rows } = await database.pool.query<{ uuid: string }>(
      `insert into deletion_requests (user_uuid, state, asked_date, approved_date, approved_by)
       select $1, 'approved', now(), now(), uuid from users where email = 'super@demo.test' returning uuid`,
      [user_uuid],
    )
    await erasePerson({ database, clock, files, jobs, sessions }, { uuid: rows[0]?.uuid ?? '', user_uuid })
  }
  close = async () => {
    await jobs.stop()
    await listener.stop()
    await running.stop()
    await database.close()
    await rm(folder, { recursive: true })
  }
}, patience)
afterAll(() => close())

/** What they are found by; it has the canary's words already. */
const knownBy = new Set([
  'assistants.display_name',
  'assistants.full_name',
  'clients.company',
  'clients.legal_name',
  'clients.address_line1',
  'clients.phone_number',
  'clients.searched_text',
  'clients.invoice_emails',
])

/** Everything that takes people's words has this person's, in their rows and in everybody's. */
async function writeCanaries(user: string): Promise<string[]> {
  const subject = await subjectOf(database.kysely, user)
  if (!subject) throw new Error('There is nobody')
  const written: string[] = []
  const { full_name, email, phone } = canary
  const words = idsToErase(subject).client === undefined ? [full_name, email, phone] : Object.values(canary)
  for (const [table, data] of declaredTables) {
    if (['users', 'audit_entries'].includes(table)) continue
    const own = theirs(data, idsToErase(subject))
    const compiled = own?.compile(database.kysely)
    const mine = compiled
      ? compiled.sql.replaceAll(/\$(\d+)/g, (_, at: string) => `'${String(compiled.parameters[Number(at) - 1])}'`)
      : 'false'
    for (const [column, holds] of Object.entries(data.columns ?? {})) {
      if (['code', 'secret', 'law'].includes(holds as string) || knownBy.has(`${table}.${column}`)) continue
      const type = holds === 'said as jsonb' || column === 'answers' || column === 'changes' ? 'jsonb' : 'text'
      const where = holds === 'said' || holds === 'said as jsonb' ? 'true' : mine
      const rows = await writeEverywhere(database, { words, table, column, type, where })
      if (rows > 0) written.push(`${table}.${column}`)
    }
  }
  return written
}

const closeColleagues = (user: string) =>
  database.pool.query(
    `update users set deleted_date = now() where uuid <> $1 and client_uuid = (select client_uuid from users where uuid = $1)`,
    [user],
  )

const addColleague = (user: string) =>
  database.pool.query(
    `insert into users (full_name, email, client_uuid) select 'A Colleague', 'colleague@example.test', client_uuid
     from users where uuid = $1`,
    [user],
  )

const lifeOf = async (email: string): Promise<void> => {
  const { body } = await call(server, 'POST /auth/login', { body: { email, password } })
  const token = String(body['token'])
  await call(server, 'GET /auth/session', { token })
  await call(server, 'POST /notifications/feedback', { token, body: { message: `Call ${canary.phone}`, page: '/' } })
  await call(server, 'POST /user/data/exports', { token, body: { password } })
  await call(server, `GET /user/search?search=${encodeURIComponent(canary.full_name)}`, { token })
  await call(server, 'POST /auth/forgotpassword', { body: { email } })
  await call(server, 'POST /auth/login', { body: { email, password: 'Wrong-pass-1!' } })
}

/** Of a company that stays: its own words, and nothing of the person. */
const ofCompany = [
  'clients.address_line1',
  'clients.company',
  'clients.legal_name',
  'clients.phone_number',
  'clients.searched_text',
]

describe.each([
  ['client@demo.test', 'an only contact, and the company with them', []],
  ['va@demo.test', 'an assistant', []],
  ['admin@demo.test', 'someone of staff', []],
  ['client2@demo.test', 'a contact whose company stays', ofCompany],
])('issue 17: %s', (email, who, stays) => {
  it(
    `${who}: nothing is left of them but what the tax law has us keep, and the audit is whole`,
    async () => {
      const user = await nameThemCanary(database, email)
      await (stays.length === 0 ? closeColleagues(user) : addColleague(user))
      await lifeOf(canary.email)
      const written = await writeCanaries(user)
      expect(written.length).toBeGreaterThan(15)
      expect((await findWords(database, canaryPattern)).length).toBeGreaterThan(20)
      await erase(user)
      const left = await findWords(database, canaryPattern, onDocuments)
      expect(left.filter((each) => !law.has(each))).toEqual(stays)
      expect(await verifyAudit(database)).toMatchObject({ issues: [] })
      const { rows } = await database.pool.query(
        'select full_name, email, deleted_date is null as open from users where uuid = $1',
        [user],
      )
      expect(rows).toEqual([{ full_name: 'Someone who left', email: `${user}@closed.invalid`, open: false }])
      expect((await call(server, 'POST /auth/login', { body: { email: canary.email, password } })).status).not.toBe(200)
    },
    patience,
  )
})

it('the log, which is kept, has no name, address or number of anyone', async () => {
  const lines = await readFile(join(folder, 'log'), 'utf8')
  expect(lines.length).toBeGreaterThan(1_000)
  expect(lines).not.toMatch(new RegExp(canaryPattern, 'i'))
})
