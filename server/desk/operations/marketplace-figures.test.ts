import { afterAll, beforeAll, expect, it } from 'vitest'
import { settableClock } from '../../platform/clock/clock.ts'
import { addAssistant } from '../../testing/rows/add-assistant.ts'
import { call } from '../../testing/call.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { serveOperations, type OperationsServer } from '../../testing/servers/operations-server.ts'
import { getMarketplaceFiguresOperation } from './get-marketplace-figures.ts'

const clock = settableClock(new Date('2026-11-20T15:00:00Z'))
let database: TestDatabase
let running: OperationsServer

beforeAll(async () => {
  database = await testDatabase()
  running = await serveOperations({ database, clock }, () => [getMarketplaceFiguresOperation({ database, clock })])
})

afterAll(async () => {
  await running.stop()
  await database.close()
})

const figures = async () => (await call(running.server, 'GET /home/figures')).body

it('The home page’s figures are counted: who can be found, shown reviews and their mean, hours that count', async () => {
  expect(await figures(), 'nothing yet').toEqual({ assistants: 0, reviews: 0, rating: null, hours_worked: 0 })

  const { uuid: subject_uuid } = await addAssistant(database, { display_name: 'Ana B.' })
  await addAssistant(database, { display_name: 'Away C.', state: 'paused' })
  const review = { subject_uuid, message: 'Good', display_name: 'Pine Legal' }
  await database.kysely
    .insertInto('feedback')
    .values([
      { ...review, rating: 5, status: 'shown' },
      { ...review, rating: 4, status: 'shown' },
      { ...review, rating: 4, status: 'shown' },
      { ...review, rating: 1, status: 'hidden' },
    ])
    .execute()
  await database.kysely
    .insertInto('time_day_sums')
    .values([
      { task_date: '2026-11-18', status: 'approved', billable: true, entries: 2, seconds: 5 * 3600 },
      { task_date: '2026-11-19', status: 'open', billable: true, entries: 1, seconds: 2 * 3600 + 3599 },
      { task_date: '2026-11-19', status: 'approved', billable: false, entries: 1, seconds: 9 * 3600 },
      { task_date: '2026-11-19', status: 'unconfirmed', billable: true, entries: 1, seconds: 9 * 3600 },
    ])
    .execute()
  clock.set(new Date('2026-11-20T15:09:59Z'))
  expect(await figures(), 'read once in ten minutes').toMatchObject({ assistants: 0 })
  clock.set(new Date('2026-11-20T15:10:00Z'))
  expect(await figures()).toEqual({ assistants: 1, reviews: 3, rating: 4.3, hours_worked: 7 })
})
