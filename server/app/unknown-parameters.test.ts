import { allOperations } from '@talentplace/contract/operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemClock } from '../platform/clock/clock.ts'
import { testDatabase, type TestDatabase } from '../testing/database.ts'
import { startTestServer } from '../testing/servers/running-server.ts'
import type { RunningServer } from './running-server.ts'

let database: TestDatabase
let running: RunningServer
beforeAll(async () => {
  database = await testDatabase()
  running = await startTestServer({ database, clock: systemClock })
})
afterAll(async () => {
  await running.stop()
  await database.close()
})

const rejectionOf = async (url: string) => {
  const answer = await running.server.inject(url)
  return { status: answer.statusCode, ...answer.json<{ code: string; message: string; fields: object }>() }
}

describe('a parameter that the contract does not name', () => {
  it('is refused by every operation that anyone may call', async () => {
    for (const { method, path } of allOperations.filter(
      ({ caller, sharedSecret }) => caller === 'anyone' && !sharedSecret,
    )) {
      const url = `/api${path.replaceAll(/\{\w+\}/g, '1')}?no_such_parameter=1`
      const answer = await running.server.inject({ method, url })
      expect([method, url, answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
        method,
        url,
        400,
        'unknown_parameter',
      ])
    }
  })

  it('is told at its own field, with what was probably meant', async () => {
    const message =
      'searchQuery is not a parameter of this address: it takes roles[], skills[], tools[], default[], ids'
    expect(await rejectionOf('/api/matching/roles?searchQuery=books')).toEqual({
      status: 400,
      code: 'unknown_parameter',
      message,
      fields: { searchQuery: message.replace('searchQuery ', '') },
    })
    expect(await rejectionOf('/api/matching/keywords?searchquery=books')).toMatchObject({
      message: 'searchquery is not a parameter of this address: did you mean searchQuery?',
    })
    expect(await rejectionOf('/api/prices/book?x=1')).toMatchObject({
      message: 'x is not a parameter of this address: it takes no parameters',
    })
  })
})
