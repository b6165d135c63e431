import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { operation } from '@talentplace/contract/shared/operation'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { serveOperations, type OperationsServer } from '../../testing/servers/operations-server.ts'
import { systemClock } from '../clock/clock.ts'
import { handle } from './handler.ts'

const listWords = operation({
  name: 'test.listWords',
  method: 'GET',
  path: '/test/words',
  summary: 'So many words',
  caller: 'anyone',
  query: z.object({ count: z.int() }),
  reply: z.object({ words: z.array(z.string()) }),
})

let database: TestDatabase
let running: OperationsServer
beforeAll(async () => {
  database = await testDatabase()
  running = await serveOperations({ database, clock: systemClock }, () => [
    handle(listWords, (_context, { query: { count } }) => ({ words: Array.from({ length: count }, () => 'naïve') })),
  ])
})
afterAll(async () => {
  await running.stop()
  await database.close()
})

const request = (count: number, accepted?: string) =>
  running.server.inject({
    url: `/api/test/words?count=${count}`,
    headers: accepted === undefined ? {} : { 'accept-encoding': accepted },
  })
const many = 20_000
const whole = { words: Array.from({ length: many }, () => 'naïve') }

describe('a long answer', () => {
  it('is sent in a fraction of its bytes to whoever takes that, and is the same', async () => {
    const plain = await request(many)
    const [br, gz] = [await request(many, 'gzip, deflate, br'), await request(many, 'gzip')]
    expect([plain, br, gz].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br', 'gzip'])
    expect([plain, br, gz].map(({ headers }) => headers['vary'])).toEqual(Array(3).fill('Accept-Encoding'))
    expect(plain.json()).toEqual(whole)
    expect(JSON.parse(brotliDecompressSync(br.rawPayload).toString())).toEqual(whole)
    expect(JSON.parse(gunzipSync(gz.rawPayload).toString())).toEqual(whole)
    for (const { rawPayload, headers } of [br, gz]) {
      expect(rawPayload.length).toBeLessThan(plain.rawPayload.length / 10)
      expect(Number(headers['content-length'])).toBe(rawPayload.length)
    }
  })

  it('is left as it is for whoever takes nothing else, or says so', async () => {
    for (const accepted of ['identity', 'br;q=0, gzip;q=0.0', '']) {
      const answer = await request(many, accepted)
      expect([answer.headers['content-encoding'], answer.json()]).toEqual([undefined, whole])
    }
    expect((await request(many, 'br;q=0, gzip')).headers['content-encoding']).toBe('gzip')
  })

  it('is no short one: that goes out at once', async () => {
    const answer = await request(10, 'gzip, br')
    expect([answer.headers['content-encoding'], answer.headers['vary']]).toEqual([undefined, undefined])
  })
})
