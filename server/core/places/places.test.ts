import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { settableClock } from '../../platform/clock/clock.ts'
import { loadCityDirectory } from '../../platform/places/city-directory.ts'
import { call } from '../../testing/call.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { fastest } from '../../testing/fastest.ts'
import { serveOperations, type OperationsServer } from '../../testing/servers/operations-server.ts'
import { findTimezoneOperation } from './find-timezone.ts'
import { getZoneOperation } from './get-zone.ts'
import { searchCitiesOperation } from './search-cities.ts'

const winter = new Date('2027-01-15T18:00:00Z')
const clock = settableClock(winter)

let database: TestDatabase
let running: OperationsServer
beforeAll(async () => {
  database = await testDatabase()
  const directory = await loadCityDirectory(database)
  running = await serveOperations({ database, clock }, () => [
    searchCitiesOperation(directory),
    findTimezoneOperation({ directory, clock }),
    getZoneOperation(clock),
  ])
})
beforeEach(() => clock.set(winter))
afterAll(async () => {
  await running.stop()
  await database.close()
})

interface City {
  name: string
  region: string
  country: string
  timezone: string
}

async function cities(text: string, more = ''): Promise<string[]> {
  const { body } = await call(running.server, `GET /places/cities?searchQuery=${encodeURIComponent(text)}${more}`)
  return (body['cities'] as City[]).map(({ name, region }) => `${name}, ${region}`)
}

const timezone = (body: unknown) => call(running.server, 'POST /user/timezone', { body })
const zone = (name: string) => call(running.server, `GET /places/zone?timezone=${encodeURIComponent(name)}`)

describe('GET /places/cities', () => {
  it.each([
    ['montreal', 'Montréal, QC'],
    ['Montréal', 'Montréal, QC'],
    ['MONTREAL', 'Montréal, QC'],
    ['montreall', 'Montréal, QC'],
    ['quebec', 'Québec, QC'],
    ['st johns', "St. John's, NL"],
    ["St. John's", "St. John's, NL"],
    ['Saint John', 'Saint John, NB'],
    ['toronto on', 'Toronto, ON'],
    ['Toronto, Ontario, Canada', 'Toronto, ON'],
    ['Portland OR', 'Portland, OR'],
    ['portland, maine', 'Portland, ME'],
    ['london ont', 'London, ON'],
    ['tornto', 'Toronto, ON'],
    ['vancuver', 'Vancouver, BC'],
    ['New York', 'New York City, NY'],
  ])('finds %j as %s', async (text, first) => {
    expect((await cities(text))[0]).toBe(first)
  })

  it('finds while the name is being typed, the populous first', async () => {
    for (const typed of ['tor', 'toro', 'toron']) expect((await cities(typed))[0]).toBe('Toronto, ON')
    const { rows } = await database.pool.query<{ population: number }>(
      `select population from cities where name = 'Springfield' order by population desc`,
    )
    expect(rows.length).toBeGreaterThan(3)
    const found = (await cities('springfield', '&pagination.limit=100')).filter((each) =>
      each.startsWith('Springfield,'),
    )
    const populations = await Promise.all(
      found.map(async (each) => {
        const known = await database.pool.query<{ population: number }>(
          `select max(population) as population from cities where name = 'Springfield' and region = $1`,
          [each.split(', ')[1]],
        )
        return known.rows[0]?.population ?? 0
      }),
    )
    expect(populations.length).toBeGreaterThan(3)
    expect(populations).toEqual([...populations].sort((a, b) => b - a))
  })

  it('gives coordinates and the zone of each', async () => {
    const { body } = await call(running.server, 'GET /places/cities?searchQuery=halifax&pagination.limit=1')
    expect(body['cities']).toEqual([
      expect.objectContaining({ name: 'Halifax', region: 'NS', country: 'CA', timezone: 'America/Halifax' }),
    ])
  })

  it('gives nothing for no text, blanks or signs', async () => {
    for (const text of ['', '   ', '…', '%00'.slice(0, 1), '🙂']) {
      const { body } = await call(running.server, `GET /places/cities?searchQuery=${encodeURIComponent(text)}`)
      expect(body).toEqual({ cities: [], count: 0 })
    }
  })

  it('pages without repeating or losing a city, and counts them all', async () => {
    const { body } = await call(running.server, 'GET /places/cities?searchQuery=san&pagination.limit=100')
    const whole = (body['cities'] as City[]).map((city) => JSON.stringify(city))
    expect(body['count']).toBeGreaterThan(100)
    const paged: string[] = []
    for (const offset of [0, 30, 60]) {
      const page = await call(
        running.server,
        `GET /places/cities?searchQuery=san&pagination.limit=30&pagination.offset=${offset}`,
      )
      paged.push(...(page.body['cities'] as City[]).map((city) => JSON.stringify(city)))
      expect(page.body['count']).toBe(body['count'])
    }
    expect(paged).toEqual(whole.slice(0, 90))
  })

  it('200 characters take the processor no longer than a glance; 201 are refused', async () => {
    for (const text of [
      'a '.repeat(100),
      'x'.repeat(200),
      'saint '.repeat(33),
      'san francisco bay area of '.repeat(7),
    ]) {
      const took: number[] = []
      for (let attempt = 0; attempt < 5; attempt += 1) {
        // What others do on the machine doesn't count.
        const from = process.threadCpuUsage()
        const answer = await call(running.server, `GET /places/cities?searchQuery=${encodeURIComponent(text)}`)
        expect(answer.status).toBe(200)
        const { user, system } = process.threadCpuUsage(from)
        took.push((user + system) / 1_000)
      }
      expect(fastest(took)).toBeLessThan(100)
    }
    expect((await call(running.server, `GET /places/cities?searchQuery=${'x'.repeat(201)}`)).status).toBe(400)
  })
})

describe('POST /user/timezone', () => {
  const places: [string, number, number, string, number][] = [
    ['Vancouver', 49.2827, -123.1207, 'America/Vancouver', -420],
    ['Edmonton', 53.5461, -113.4938, 'America/Edmonton', -360],
    ['Winnipeg', 49.8951, -97.1384, 'America/Winnipeg', -300],
    ['Inuvik', 68.3607, -133.723, 'America/Inuvik', -360],
    ["St. John's", 47.5615, -52.7126, 'America/St_Johns', -210],
    ['Regina', 50.4452, -104.6189, 'America/Regina', -360],
    ['Phoenix', 33.4484, -112.074, 'America/Phoenix', -420],
    ['Toronto', 43.6532, -79.3832, 'America/Toronto', -300],
  ]
  it.each(places)('0.17 %s in the winter of 2026-27', async (_place, latitude, longitude, name, offset) => {
    const { status, body } = await timezone({ latitude, longitude })
    expect(status).toBe(200)
    expect(body).toMatchObject({ timezone: name, timezone_offset: offset })
  })

  it.each([
    ['Atlin BC', 59.578, -133.689, 'America/Vancouver'],
    ['Blanc-Sablon QC', 51.426, -57.131, 'America/Blanc-Sablon'],
    ['Atikokan ON', 48.758, -91.622, 'America/Atikokan'],
    ['Coral Harbour NU', 64.137, -83.166, 'America/Atikokan'],
    ['Resolute NU', 74.697, -94.83, 'America/Resolute'],
    ['Creston BC', 49.095, -116.513, 'America/Creston'],
    // By law; its people keep the time of Idaho.
    ['Jackpot NV', 41.983, -114.674, 'America/Los_Angeles'],
    ['West Wendover NV', 40.739, -114.073, 'America/Denver'],
    ['Phenix City AL', 32.471, -85.001, 'America/New_York'],
    ['a ferry off Nova Scotia', 44.3, -66.0, 'America/Halifax'],
  ])('0.17 %s has the zone whose borders are around it', async (_place, latitude, longitude, name) => {
    expect((await timezone({ latitude, longitude })).body).toMatchObject({ timezone: name })
  })

  it('A6 the provinces that stopped changing their clocks have no next change; Toronto has', async () => {
    expect((await timezone({ latitude: 49.2827, longitude: -123.1207 })).body['next_change']).toBeNull()
    expect((await timezone({ latitude: 49.8951, longitude: -97.1384 })).body['next_change']).toBeNull()
    expect((await timezone({ latitude: 43.6532, longitude: -79.3832 })).body['next_change']).toBe(
      '2027-03-14T07:00:00.000Z',
    )
  })

  it('answers for another instant when it is given', async () => {
    const stJohns = { latitude: 47.5615, longitude: -52.7126 }
    expect((await timezone({ ...stJohns, at: '2027-07-01T00:00:00Z' })).body).toMatchObject({ timezone_offset: -150 })
    const vancouver = { latitude: 49.2827, longitude: -123.1207 }
    expect((await timezone({ ...vancouver, at: '2026-01-15T12:00:00-08:00' })).body).toMatchObject({
      timezone_offset: -480,
      next_change: '2026-03-08T10:00:00.000Z',
    })
  })

  it('follows the clock when none is given', async () => {
    clock.set(new Date('2027-07-01T00:00:00Z'))
    expect((await timezone({ latitude: 43.6532, longitude: -79.3832 })).body).toMatchObject({ timezone_offset: -240 })
  })

  it('says so in mid-ocean', async () => {
    expect(await timezone({ latitude: 40, longitude: -40 })).toMatchObject({
      status: 400,
      body: { message: 'Could not get timezone and timezone offset' },
    })
  })

  it.each([
    ['no coordinates', {}, ['latitude', 'longitude']],
    ['coordinates as text', { latitude: '49', longitude: -123 }, ['latitude']],
    ['a latitude beyond the pole', { latitude: 90.1, longitude: 0 }, ['latitude']],
    ['a longitude beyond the date line', { latitude: 0, longitude: -180.5 }, ['longitude']],
    ['a day that does not exist', { latitude: 49, longitude: -123, at: '2027-02-30T00:00:00Z' }, ['at']],
    ['an instant without a zone', { latitude: 49, longitude: -123, at: '2027-02-03T00:00:00' }, ['at']],
  ])('refuses %s', async (_what, body, fields) => {
    const answer = await timezone(body)
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body['fields'] as object)).toEqual(fields)
  })
})

describe('GET /places/zone', () => {
  it('gives the offset of a named zone now, with the server’s clock', async () => {
    expect((await zone('America/St_Johns')).body).toEqual({
      timezone: 'America/St_Johns',
      timezone_offset: -210,
      next_change: '2027-03-14T05:30:00.000Z',
      now: winter.toISOString(),
      changes: [
        { at: '2027-03-14T05:30:00.000Z', timezone_offset: -150 },
        { at: '2027-11-07T04:30:00.000Z', timezone_offset: -210 },
      ],
    })
  })

  it('0.17 gives the offset at another instant, beside the present server clock', async () => {
    const requested =
      `GET /places/zone?timezone=America/Toronto&at=${encodeURIComponent('2027-07-01T09:00:00Z')}` as const
    expect((await call(running.server, requested)).body).toMatchObject({
      timezone_offset: -240,
      next_change: '2027-11-07T06:00:00.000Z',
      now: winter.toISOString(),
    })
  })

  it('knows zones of the rest of the world, which browsers have too', async () => {
    expect((await zone('Asia/Kathmandu')).body).toMatchObject({ timezone_offset: 345 })
    expect((await zone('UTC')).body).toMatchObject({ timezone_offset: 0, next_change: null })
  })

  it.each(['Unknown', 'Mars/Olympus', 'constructor', '__proto__', 'America', ' '])('refuses %j', async (name) => {
    expect(await zone(name)).toMatchObject({ status: 400, body: { fields: { timezone: 'Unknown time zone' } } })
  })
})
