import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settableClock } from '../../platform/clock/clock.ts'
import { registrationOf, serveAccounts } from '../../testing/servers/account-server.ts'
import { call } from '../../testing/call.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import type { OperationsServer } from '../../testing/servers/operations-server.ts'

const at = new Date('2026-11-20T15:00:00Z')
const clock = settableClock(at)

let database: TestDatabase
let server: OperationsServer
let utm: string

beforeAll(async () => {
  database = await testDatabase()
  server = await serveAccounts(database, clock)
  const made = await database.kysely
    .insertInto('utms')
    .values({ shortcode: 'FAIR26', label: 'Fair', origin: 'made' })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  utm = made.uuid
})
afterAll(async () => {
  await server.stop()
  await database.close()
})

const register = (form: Record<string, unknown>) => call(server.server, 'POST /client/register', { body: form })
const signups = async () =>
  (await database.kysely.selectFrom('utms').select('signups').where('uuid', '=', utm).executeTakeFirstOrThrow()).signups
const agreed = (email: string) =>
  database.kysely
    .selectFrom('agreed_editions')
    .innerJoin('users', 'users.uuid', 'user_uuid')
    .select(['page', 'version', 'agreed_date'])
    .where('email', '=', email)
    .orderBy('page')
    .execute()

describe('a registration', () => {
  it('C5.3 counts for the UTM record the browser came by; one that isn’t known stops nobody', async () => {
    expect((await register(registrationOf('a@maple.test', { utm }))).status).toBe(200)
    expect((await register(registrationOf('b@maple.test', { utm: 'fair26' }))).status).toBe(200)
    expect(await signups()).toBe(2)
    expect((await register(registrationOf('c@maple.test', { utm: 'nobody-made-it' }))).status).toBe(200)
    expect((await register(registrationOf('d@maple.test'))).status).toBe(200)
    expect((await register(registrationOf('a@maple.test', { utm }))).status).toBe(200)
    expect(await signups()).toBe(2)
  })

  it('38 in French agrees to the French editions', async () => {
    const body = registrationOf('f@maple.test')
    expect((await call(server.server, 'POST /client/register', { body, language: 'fr-CA' })).status).toBe(200)
    expect((await agreed('f@maple.test')).map(({ page }) => page)).toEqual(['privacy-fr', 'terms-fr'])
  })

  it('B7 keeps which editions of terms and privacy were agreed to', async () => {
    await register(registrationOf('e@maple.test', { consents: { terms: '2026-11-20' } }))
    await database.kysely
      .insertInto('content_editions')
      .values({
        page: 'terms',
        number: 2,
        version: '2026-12-01.2',
        text: JSON.stringify({ heading: 'Terms', lead: '', sections: [] }),
        reason: 'Clearer',
      })
      .execute()
    await register(registrationOf('f@maple.test', { consents: { terms: '2026-11-20' } }))
    const privacy = { page: 'privacy', version: '2026-11-20', agreed_date: at }
    expect(await agreed('e@maple.test')).toEqual([privacy, { page: 'terms', version: '2026-11-20', agreed_date: at }])
    expect(await agreed('f@maple.test')).toEqual([privacy, { page: 'terms', version: '2026-12-01.2', agreed_date: at }])
  })
})
