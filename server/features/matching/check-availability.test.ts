import { afterAll, beforeAll, expect, it } from 'vitest'
import { systemClock } from '../../platform/clock/clock.ts'
import { addAssistant } from '../../testing/add-assistant.ts'
import { call } from '../../testing/call.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { serveOperations, type OperationsServer } from '../../testing/operations-server.ts'
import { checkAvailabilityOperation } from './check-availability.ts'

let database: TestDatabase
let server: OperationsServer

beforeAll(async () => {
  database = await testDatabase()
  server = await serveOperations({ database, clock: systemClock }, () => [checkAvailabilityOperation(database)])
})

afterAll(async () => {
  await server.stop()
  await database.close()
})

it('B3.5 says of each assistant whether the hours are still spare, in the order asked', async () => {
  const free = await addAssistant(database, { available_hours_per_month: 60, monthly_hours_committed: 20 })
  const overbooked = await addAssistant(database, { available_hours_per_month: 20, monthly_hours_committed: 90 })
  const left = await addAssistant(database, { state: 'inactive', available_hours_per_month: 100 })
  const body = [
    { virtualAssistant_id: overbooked.id, hours: 1 },
    { virtualAssistant_id: free.id, hours: 40 },
    { virtualAssistant_id: free.id, hours: 41 },
    { virtualAssistant_id: left.id, hours: 10 },
    { virtualAssistant_id: 99_999, hours: 10 },
  ]
  const answer = await call(server.server, 'POST /matching/availability', { body })
  expect(answer.body).toEqual({
    availability: [
      { virtualAssistant_id: overbooked.id, uuid: overbooked.uuid, isAvailable: 0 },
      { virtualAssistant_id: free.id, uuid: free.uuid, isAvailable: 1 },
      { virtualAssistant_id: free.id, uuid: free.uuid, isAvailable: 0 },
      { virtualAssistant_id: left.id, uuid: null, isAvailable: 0 },
      { virtualAssistant_id: 99_999, uuid: null, isAvailable: 0 },
    ],
  })
  expect((await call(server.server, 'POST /matching/availability', { body: [] })).body).toEqual({ availability: [] })
})

it('B3.5 refuses what is no list of assistants and hours', async () => {
  for (const body of [
    {},
    [{ virtualAssistant_id: 1 }],
    [{ virtualAssistant_id: 1, hours: 0 }],
    [{ virtualAssistant_id: 'x', hours: 10 }],
  ]) {
    expect((await call(server.server, 'POST /matching/availability', { body })).status).toBe(400)
  }
})
