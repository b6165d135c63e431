import type { Permission } from '@talentplace/contract/shared/permission'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { settableClock } from '../platform/clock/clock.ts'
import { serveAccounts } from '../testing/servers/account-server.ts'
import { call } from '../testing/call.ts'
import { testDatabase, type TestDatabase } from '../testing/database.ts'
import type { OperationsServer } from '../testing/servers/operations-server.ts'
import { addClient, addPerson, type Person } from '../testing/people.ts'
import { hashPassword } from './stored-passwords/password.ts'

const clock = settableClock(new Date('2026-11-20T15:00:00Z'))
const password = 'Right-pass-1!'
const toronto = { city: 'Toronto', state_prov: 'ON', country: 'CA', latitude: 43.7, longitude: -79.4 }

let database: TestDatabase
let server: OperationsServer
let passwordHash: string

const signIn = ({ email }: Person, collect?: Record<string, unknown>) =>
  call(server.server, 'POST /auth/login', { body: { email, password, ...(collect && { collect }) } })

async function person(permissions: readonly Permission[], company?: string): Promise<Person> {
  const client_uuid = company === undefined ? undefined : await addClient(database, company)
  return addPerson(database, { permissions, password_hash: passwordHash, ...(client_uuid && { client_uuid }) })
}
async function wanting(details: string, ...of: Parameters<typeof person>): Promise<Person> {
  const found = await person(...of)
  await database.pool.query('update users set details_wanted = $2 where uuid = $1', [found.uuid, details])
  return found
}
const rowOf = async ({ uuid }: Person) => {
  const { rows } = await database.pool.query<Record<string, unknown>>(
    `select users.full_name, users.phone_number, users.phone_extension, users.city, users.state_prov, users.country, timezone, permissions, company,
       is_primary_contact, details_wanted
     from users left join clients on clients.uuid = client_uuid where users.uuid = $1`,
    [uuid],
  )
  return rows[0]
}

beforeAll(async () => {
  database = await testDatabase()
  server = await serveAccounts(database, clock)
  passwordHash = await hashPassword(password)
})
beforeEach(async () => {
  await database.pool.query('truncate throttle_counters')
})
afterAll(async () => {
  await server.stop()
  await database.close()
})

describe('A1.6 details that a sign-in collects', () => {
  it('are asked for by a 400 with their list, and saved with the sign-in', async () => {
    const client = await wanting('{city,phone_number}', ['client'], 'Maple Books')
    expect(await signIn(client)).toMatchObject({
      status: 400,
      body: { code: 'collect', collect: ['city', 'phone_number'], message: expect.any(String) },
    })
    expect((await signIn(client, { phone_number: '416 555 0100' })).body['collect']).toEqual(['city'])
    expect((await signIn(client, { phone_number: '416 555 0100', phone_extension: '7', ...toronto })).status).toBe(200)
    expect(await rowOf(client)).toMatchObject({
      phone_number: '416 555 0100',
      phone_extension: '7',
      city: 'Toronto',
      state_prov: 'ON',
      country: 'CA',
      timezone: 'America/Toronto',
      details_wanted: [],
    })
    expect((await signIn(client)).status).toBe(200)
  })

  it('are only told to whom knows the password', async () => {
    const client = await wanting('{city}', ['client'], 'Birch Foods')
    const { status, body } = await call(server.server, 'POST /auth/login', {
      body: { email: client.email, password: 'Wrong-pass-1!' },
    })
    expect(status).toBe(401)
    expect(body).not.toHaveProperty('collect')
  })

  it('A1.12 obey the rules of their fields', async () => {
    const client = await wanting('{full_name,company,phone_number,city}', ['client'], 'Cedar Ltd')
    const given = { full_name: ' ', company: '', phone_number: 'call me', city: 'Toronto' }
    const city = 'Select the city from the generated list once you start typing'
    expect(await signIn(client, given)).toMatchObject({
      status: 400,
      body: {
        code: 'invalid',
        fields: {
          full_name: 'Required',
          company: 'Required',
          phone_number: 'Phone must be valid',
          country: city,
          state_prov: city,
          latitude: city,
          longitude: city,
        },
      },
    })
    const right = { full_name: 'Kim Ash', company: 'Cedar & Sons', phone_number: '1', ...toronto }
    expect((await signIn(client, right)).body['user']).toMatchObject({ full_name: 'Kim Ash' })
    expect(await rowOf(client)).toMatchObject({ full_name: 'Kim Ash', company: 'Cedar & Sons' })
  })

  it('that nobody asked for are passed over', async () => {
    const client = await person(['client'], 'Elm Inc')
    expect((await signIn(client, { full_name: 'Someone Else', company: 'Other' })).status).toBe(200)
    expect(await rowOf(client)).toMatchObject({ full_name: client.full_name, company: 'Elm Inc' })
  })
})

describe('A1.15 a client of the second brand', () => {
  it('signs in with the same credentials, completes their details and is our client from then on', async () => {
    const betty = await person(['askbetty_client'])
    expect((await signIn(betty)).body['collect']).toEqual(['company', 'phone_number', 'city'])
    const given = { company: 'Betty’s Bakery', phone_number: '(416) 555-0100', ...toronto }
    expect((await signIn(betty, given)).body['user']).toMatchObject({
      permissions: ['askbetty_client', 'client'],
      client_uuid: expect.any(String),
      is_primary_contact: 'true',
      colleague_role: 'everything',
    })
    expect(await rowOf(betty)).toMatchObject({ company: 'Betty’s Bakery', city: 'Toronto', is_primary_contact: true })
    expect((await signIn(betty)).status).toBe(200)
    const companies = await database.pool.query("select from clients where company = 'Betty’s Bakery'")
    expect(companies.rowCount).toBe(1)
    const { rows } = await database.pool.query(
      "select details from audit_entries where entity = $1 and action = 'permissions.changed'",
      [`user:${betty.uuid}`],
    )
    expect(rows).toEqual([{ details: { before: ['askbetty_client'], after: ['askbetty_client', 'client'] } }])
  })
})
