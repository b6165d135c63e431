import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settableClock } from '../../platform/clock/clock.ts'
import { call } from '../../testing/call.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { serveOperations, type OperationsServer } from '../../testing/servers/operations-server.ts'
import { estimateMonthlyPriceOperation } from './estimate-monthly-price.ts'
import { getPriceBookOperation } from './get-price-book.ts'

const clock = settableClock(new Date('2026-11-20T15:00:00Z'))

let database: TestDatabase
let running: OperationsServer
beforeAll(async () => {
  database = await testDatabase()
  running = await serveOperations({ database, clock }, () => [
    getPriceBookOperation({ database, clock }),
    estimateMonthlyPriceOperation({ database, clock }),
  ])
})
afterAll(async () => {
  await running.stop()
  await database.close()
})

const estimate = (query: string) => call(running.server, `GET /prices/estimate?${query}`)

const hourlyOf300 = async () => (await estimate('hours[]=300&currency=usd')).body['hourly_cents']

describe('D3 the price book', () => {
  it('holds both currencies, each with its own rates', async () => {
    const { body } = await call(running.server, 'GET /prices/book')
    expect(body).toEqual({
      books: [
        {
          currency: 'cad',
          bands: [
            { from_hours: 10, hourly_cents: 3800 },
            { from_hours: 20, hourly_cents: 3600 },
            { from_hours: 40, hourly_cents: 3400 },
            { from_hours: 80, hourly_cents: 3200 },
          ],
        },
        {
          currency: 'usd',
          bands: [
            { from_hours: 10, hourly_cents: 3200 },
            { from_hours: 20, hourly_cents: 3050 },
            { from_hours: 40, hourly_cents: 2900 },
            { from_hours: 80, hourly_cents: 2750 },
          ],
        },
      ],
    })
  })
})

describe('the monthly estimate', () => {
  it('prices all hours by the band of their total', async () => {
    expect((await estimate('hours[]=10&hours[]=20&currency=cad')).body).toEqual({
      currency: 'cad',
      total_hours: 30,
      hourly_cents: 3600,
      total_cents: 108_000,
      capped: false,
      same_price_hours: null,
      role_cents: [36_000, 72_000],
    })
  })

  it('never asks more for fewer hours than the next band’s first hour', async () => {
    expect((await estimate('hours[]=39&currency=usd')).body).toMatchObject({
      total_cents: 40 * 2900,
      capped: true,
      same_price_hours: 40,
    })
  })

  it('splits a total over the roles to the cent', async () => {
    const { body } = await estimate('hours[]=13&hours[]=13&hours[]=13&currency=cad')
    const deps = body['role_cents'] as number[]
    expect(deps.reduce((sum, each) => sum + each, 0)).toBe(body['total_cents'])
  })

  it('D3 takes a new price book from the day it begins, and the old one until then', async () => {
    await database.pool.query(`insert into price_bands (currency, effective_from, from_hours, hourly_cents) values
      ('usd', '2026-12-01', 1, 3000), ('usd', '2026-12-01', 300, 2000), ('usd', '2027-12-01', 1, 9000)`)
    clock.set(new Date('2026-11-30T23:59:59Z'))
    expect(await hourlyOf300()).toBe(2750)
    clock.set(new Date('2026-12-01T00:00:00Z'))
    expect(await hourlyOf300()).toBe(2000)
    const { body } = await call(running.server, 'GET /prices/book')
    const books = body['books'] as { currency: string; bands: unknown[] }[]
    expect(books.map((book) => [book.currency, book.bands.length])).toEqual([
      ['cad', 4],
      ['usd', 2],
    ])
  })

  it('D3 has in it what a role costs besides, as the checkout will', async () => {
    await database.pool.query(`insert into role_uplifts (currency, effective_from, role_id, uplift_cents)
      values ('cad', '2026-11-01', 7, 250)`)
    const { body } = await estimate('hours[]=10&hours[]=20&rids[]=3&rids[]=7&currency=cad')
    expect(body).toMatchObject({ hourly_cents: 3600, total_cents: 113_000, role_cents: [36_000, 77_000] })
  })

  it('answers 404 in a currency without prices', async () => {
    await database.pool.query("delete from price_bands where currency = 'cad'")
    expect(await estimate('hours[]=10&currency=cad')).toMatchObject({ status: 404, body: { code: 'no_prices' } })
  })

  it.each([
    ['no hours', 'currency=cad', 'hours'],
    ['no currency', 'hours[]=10', 'currency'],
    ['a currency that is not ours', 'hours[]=10&currency=eur', 'currency'],
    ['negative hours', 'hours[]=-1&currency=cad', 'hours.0'],
    ['fewer roles than hours', 'hours[]=10&hours[]=20&rids[]=3&currency=cad', 'rids'],
    ['fractional hours', 'hours[]=10.5&currency=cad', 'hours.0'],
    ['more hours than a month has', 'hours[]=745&currency=cad', 'hours.0'],
    ['400 roles', `${'hours[]=10&'.repeat(400)}currency=cad`, 'hours'],
  ])('refuses %s at its field', async (_what, query, field) => {
    const answer = await estimate(query)
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body['fields'] as object)).toEqual([field])
  })
})
