import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { settableClock } from '../../platform/clock/clock.ts'
import { mailsTo, mailTo, registrationOf, serveAccounts } from '../../testing/servers/account-server.ts'
import { call } from '../../testing/call.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import type { OperationsServer } from '../../testing/servers/operations-server.ts'

const start = new Date('2026-11-20T15:00:00Z')
const clock = settableClock(start)
const withPassword = { password: 'Right-pass-1!', confirm_password: 'Right-pass-1!' }

let database: TestDatabase
let server: OperationsServer
let people = 0

const verify = (email: string, key: string, address = '127.0.0.1') =>
  call(server.server, 'POST /auth/verify', { body: { email, verification_key: key }, address })
async function registered(): Promise<{ email: string; code: string; linkKey: string }> {
  const email = `verify${(people += 1)}@maple.test`
  await call(server.server, 'POST /client/register', { body: registrationOf(email, withPassword) })
  return { email, ...(await mailTo(database, email)) }
}
const wrong = (code: string) => (code === 'AAAAAA' ? 'BBBBBB' : 'AAAAAA')

beforeAll(async () => {
  database = await testDatabase()
  server = await serveAccounts(database, clock, { CODE_TRIES_PER_ADDRESS: '20' })
})
beforeEach(async () => {
  clock.set(start)
  await database.pool.query('truncate throttle_counters')
})
afterAll(async () => {
  await server.stop()
  await database.close()
})

describe('A1.8 confirming an email', () => {
  it('a wrong code, a used one, one too old and an address nobody has answer alike, byte for byte', async () => {
    const one = await registered()
    const refusals = [
      await verify(one.email, wrong(one.code)),
      await verify('nobody@maple.test', one.code),
      await verify(one.email, 'k'.repeat(22)),
    ]
    expect((await verify(one.email, one.code)).status).toBe(200)
    refusals.push(await verify(one.email, one.code))
    const two = await registered()
    clock.set(new Date(start.getTime() + 30 * 60_000))
    refusals.push(await verify(two.email, two.code))
    expect(new Set(refusals.map(({ status }) => status))).toEqual(new Set([400]))
    expect(new Set(refusals.map(({ text }) => text)).size).toBe(1)
    expect(refusals[0]?.body).toMatchObject({ code: 'wrong_code' })
  })

  it('after five wrong tries the code is over, also for who knows it; the link is not', async () => {
    const { email, code, linkKey } = await registered()
    for (let time = 0; time < 5; time += 1) await verify(email, wrong(code))
    expect((await verify(email, code)).status).toBe(400)
    expect((await verify(email, linkKey)).status).toBe(200)
  })

  it('the owner is told once when an asker has used up their tries, and confirms from elsewhere with the same code', async () => {
    const { email, code } = await registered()
    for (let time = 0; time < 7; time += 1) await verify(email, wrong(code), '198.51.100.66')
    const mail = await mailTo(database, email, 2)
    expect(mail.subject).toBe('Wrong Confirmation Codes were entered')
    expect(mail.text).not.toContain('Robin')
    expect((await verify(email, code, '198.51.100.66')).status).toBe(400)
    expect((await verify(email, code)).status).toBe(200)
    expect(await mailsTo(database, email)).toHaveLength(2)
  })

  it('someone else’s code confirms nothing', async () => {
    const [one, two] = [await registered(), await registered()]
    expect((await verify(one.email, two.code)).status).toBe(400)
    expect((await verify(one.email, two.linkKey)).status).toBe(400)
  })

  it('an address has so many wrong tries; right ones and malformed ones don’t count', async () => {
    const many = await Promise.all(Array.from({ length: 3 }, registered))
    for (const { email, code } of many) expect((await verify(email, code)).status).toBe(200)
    for (let time = 0; time < 5; time += 1) expect((await verify('nobody@maple.test', 'AB')).status).toBe(400)
    for (let time = 0; time < 20; time += 1) expect((await verify('nobody@maple.test', 'ABCDEF')).status).toBe(400)
    const { email, code } = await registered()
    expect(await verify(email, code)).toMatchObject({ status: 429, body: { code: 'too_many' } })
    expect((await verify(email, code, '198.51.100.7')).status).toBe(200)
  })

  it('a staff-made account without choices gives no metadata', async () => {
    const { email, code } = await registered()
    await database.pool.query('delete from registration_metadata')
    expect((await verify(email, code)).body).toMatchObject({ registration_metadata: null, nextStage: 'signin' })
  })

  it('is written down in the audit, as is registering, without the code', async () => {
    const { email, code, linkKey } = await registered()
    await verify(email, code)
    const { rows } = await database.pool.query<{ action: string; text: string }>(
      `select action, audit_entries::text as text from audit_entries
       join users on entity = 'user:' || users.uuid where email = $1 order by audit_entries.created_date, action`,
      [email],
    )
    expect(rows.map(({ action }) => action).sort()).toEqual(['account.registered', 'account.verified'])
    for (const { text } of rows) for (const secret of [code, linkKey]) expect(text).not.toContain(secret)
  })
})
