import { allOperations } from '@talentplace/contract/operations'
import { maxBodyBytesOf, maxPublicBodyBytes } from '@talentplace/contract/shared/body-limits'
import type { Operation } from '@talentplace/contract/shared/operation'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemClock } from '../platform/clock/clock.ts'
import { testDatabase, type TestDatabase } from '../testing/database.ts'
import { startTestServer } from '../testing/servers/running-server.ts'
import type { RunningServer } from './running-server.ts'
const open = allOperations.filter(
  ({ caller, method, sharedSecret }) => caller === 'anyone' && method !== 'GET' && !sharedSecret,
)
/** Open to whoever has the secret, and their body is read for nobody else. */
const ofMachines = allOperations.filter(({ sharedSecret }) => sharedSecret)
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

/** A JSON object of so many bytes that no operation knows a key of. */
function unknownKeys(bytes: number): string {
  const begin = '{"unknown":"'
  return `${begin}${'x'.repeat(bytes - begin.length - 2)}"}`
}

function send({ method, path }: Operation, payload: string) {
  const url = `/api${path.replace('{processor}', 'test').replaceAll(/\{\w+\}/g, '1')}`
  return running.server.inject({ method, url, payload, headers: { 'content-type': 'application/json' } })
}

it.each(ofMachines)(
  '$name answers a body of more than it takes with 401, unread, without the secret',
  async (operation) => {
    const answer = await send(operation, unknownKeys(maxBodyBytesOf(operation) + 1))
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([401, 'unsigned'])
  },
)

it('there are public operations that take a body', () => {
  expect(open.length).toBeGreaterThan(15)
})

describe.each(open)('$name', (operation) => {
  const max = maxBodyBytesOf(operation)

  it('answers a body of one byte more than it takes with 413, in our form', async () => {
    const answer = await send(operation, unknownKeys(max + 1))
    expect([answer.statusCode, answer.json()]).toEqual([
      413,
      { message: 'The request is too large.', code: 'too_large' },
    ])
  })

  it('reads a body of exactly what it takes', async () => {
    expect((await send(operation, unknownKeys(max))).statusCode).not.toBe(413)
  })

  it('takes 16 kB, or says why it needs more', () => {
    expect(max === maxPublicBodyBytes || (operation.maxBody?.reason ?? '').length > 10).toBe(true)
  })
})
