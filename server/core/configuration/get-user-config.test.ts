import { flagNames } from '@talentplace/contract/shared/flag'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { systemClock } from '../../platform/clock/clock.ts'
import { call } from '../../testing/call.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { roundTrips } from '../../testing/round-trips.ts'
import { serveOperations, type OperationsServer } from '../../testing/servers/operations-server.ts'
import { getUserConfigOperation } from './get-user-config.ts'

const links = {
  client_support: 'clients@talentplace.example',
  va_support: 'assistants@talentplace.example',
  matching_meeting: null,
  discovery_meeting: 'https://meet.example/discovery',
  va_onboarding: null,
  welcome_video: null,
  community_hub: null,
  live_chat_script: null,
  social: [],
}
const brand = { name: 'Talentplace', title: 'Talentplace', tagline: 'Found.' }

let database: TestDatabase
let running: OperationsServer
/** Another process on the same database. */
let other: OperationsServer
const serve = () =>
  serveOperations({ database, clock: systemClock }, ({ listener }) => [
    getUserConfigOperation({
      database,
      listener,
      links,
      brand,
      partnerBrand: 'AskBetty',
      googleMapsKey: null,
      timeRules: { officeZone: 'America/Toronto' },
      meetingPlaces: { video: null, phone: null },
      demo: false,
    }),
  ])
beforeAll(async () => {
  database = await testDatabase()
  running = await serve()
  other = await serve()
})
afterAll(async () => {
  await running.stop()
  await other.stop()
  await database.close()
})

const configuration = (from = running) => call(from.server, 'GET /user/config')

const languagesIn = async (language: string) => {
  const { body } = await call(running.server, 'GET /user/config', { language })
  return (body['languages'] as { code: string; value: string }[]).map(({ value }) => value)
}

describe('GET /user/config', () => {
  it('A2.7 names every flag, each off at first', async () => {
    const { body } = await configuration()
    expect(body['flags']).toEqual(Object.fromEntries(flagNames.map((name) => [name, false])))
  })

  it('A2.7 a changed flag and a maintenance flag reach every process once they are announced', async () => {
    await database.pool.query(
      `update configurations set value = '"enabled"' where name in ('featureFlag.client-time', 'maintenanceFlag.client')`,
    )
    for (const each of [running, other]) {
      await vi.waitFor(async () => {
        const { body } = await configuration(each)
        expect(body['flags']).toMatchObject({ 'client-time': true, 'va-time': false })
        expect(body['maintenance']).toEqual({ site: false, client: true, virtualassistant: false })
      })
    }
  })

  it('asks the database nothing until something of it changes: a flag, a language, an identification', async () => {
    await configuration()
    expect(await roundTrips(() => configuration())).toMatchObject({ statements: [] })
    for (const changed of [
      `update configurations set value = '"enabled"' where name = 'featureFlag.va-time'`,
      `update languages set value = 'Quechua of the Andes' where value = (select min(value) from languages)`,
      `update self_identifications set value = 'Something else' where id = (select min(id) from self_identifications)`,
    ]) {
      const before = (await configuration(other)).text
      await database.pool.query(changed)
      await vi.waitFor(async () => expect((await configuration(other)).text).not.toBe(before))
    }
    const texts = await Promise.all([configuration(), configuration(other)])
    expect(texts[0]?.text).toBe(texts[1]?.text)
  })

  it('asks the database each time while no change can be heard', async () => {
    const deaf = await serve()
    await configuration(deaf)
    await deaf.listener.stop()
    expect((await roundTrips(() => configuration(deaf))).trips).toBe(1)
    expect((await roundTrips(() => configuration(deaf))).trips).toBe(1)
    await deaf.stop()
  })

  it('A2.7 a flag is enabled or disabled, and nothing between', async () => {
    for (const value of ['null', '"true"', '{"enabled": true}', 'true', '1', '[]', '"Enabled"']) {
      await expect(
        database.pool.query("update configurations set value = $1 where name = 'featureFlag.discussions'", [value]),
      ).rejects.toThrow('configurations_value_of_type')
    }
  })

  it('gives no other configuration', async () => {
    await database.pool.query(
      `insert into configurations (name, type, value, default_value) values ('setting.secret', 'text', '"sesame"', '""')`,
    )
    expect((await configuration()).text).not.toMatch(/secret|sesame/)
  })

  it('A6.11 gives the links and the brand of this installation, and the lists', async () => {
    const { body } = await configuration()
    expect(body).toMatchObject({ links, brand, currencies: ['cad', 'usd'], demo: false })
    const stored = await database.kysely
      .selectFrom('self_identifications')
      .select(['id', 'value', 'hidden_in_filter'])
      .orderBy('id')
      .execute()
    expect(stored.length).toBeGreaterThan(0)
    expect(body['self_identifications_ids']).toEqual(stored)
  })

  it('names languages in the reader’s own, in its alphabetical order, and a new name to all at once', async () => {
    const french = await languagesIn('fr-CA')
    expect(french).toContain('hébreu')
    expect(french).toEqual(french.toSorted(new Intl.Collator('fr-CA').compare))
    expect(await languagesIn('en-CA')).toContain('Hebrew')
    await database.pool.query("update languages set value_fr = 'hébreu moderne' where code = 'he'")
    await vi.waitFor(async () => expect(await languagesIn('fr-CA')).toContain('hébreu moderne'))
    expect(await languagesIn('en-CA')).toContain('Hebrew')
  })
})
