import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hashQueue } from '../accounts/stored-passwords/hash-queue.ts'
import { hashPassword } from '../accounts/stored-passwords/password.ts'
import { systemClock } from '../platform/clock/clock.ts'
import { testDatabase, type TestDatabase } from '../testing/database.ts'
import { addPerson } from '../testing/people.ts'
import { startTestServer } from '../testing/servers/running-server.ts'
import type { RunningServer } from './running-server.ts'

const email = 'robin@maple.test'
const password = 'Demo-pass-1!'
let database: TestDatabase
let running: RunningServer

beforeAll(async () => {
  database = await testDatabase()
  await addPerson(database, { permissions: ['client'], email, password_hash: await hashPassword(password) })
  running = await startTestServer({
    database,
    clock: systemClock,
    environment: { TRUST_PROXY: 'loopback', HASHES_AT_ONCE: '1', LOGIN_FAILURES_PER_ADDRESS: '1000' },
  })
  await running.server.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await running.stop()
  await database.close()
})

/** A call of a person behind a proxy on this machine. */
async function callFrom(address: string, path: string, body: object): Promise<Response> {
  const { port } = running.server.server.address() as AddressInfo
  return fetch(`http://127.0.0.1:${port}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(body),
  })
}

const guess = (address: string, at: number) =>
  callFrom(address, '/auth/login', { email: `guess${at}@maple.test`, password: `wrong ${at}` })

/** Signs in: milliseconds. */
async function signIn(): Promise<{ status: number; milliseconds: number }> {
  const started = performance.now()
  const { status } = await callFrom('198.51.100.7', '/auth/login', { email, password })
  return { status, milliseconds: performance.now() - started }
}

/**
 * Signs in while an attack from so many addresses goes on: how many times as long it took as with nobody else there, and how many
 * of the attack’s passwords were still to be hashed then.
 */
async function signInDuring(addresses: number, share: number) {
  const alone = []
  for (let time = 0; time < 3; time += 1) alone.push((await signIn()).milliseconds)
  const attack = Array.from({ length: 100 }, (_each, at) => guess(`203.0.113.${at % addresses}`, at))
  await expect.poll(() => hashQueue.waiting, { timeout: 20_000 }).toBeGreaterThanOrEqual(share)
  const { status, milliseconds } = await signIn()
  const waiting = hashQueue.waiting
  const answers = await Promise.all(attack)
  return { status, longer: milliseconds / Math.min(...alone), waiting, answers }
}

it('100 wrong sign-ins at once from one address: its queue is bounded, and someone elsewhere signs in, in less than twenty times the time it takes alone', async () => {
  const { status, longer, waiting, answers } = await signInDuring(1, 40)
  expect(status).toBe(200)
  expect(longer).toBeLessThan(20)
  // It didn't wait for them.
  expect(waiting).toBeGreaterThan(20)
  const rejected = answers.filter((answer) => answer.status === 503)
  const compared = answers.filter((answer) => answer.status === 401)
  expect(compared.length + rejected.length).toBe(100)
  // Whoever was refused has guessed at nothing.
  const { rows } = await database.pool.query<{ count: number }>(
    "select sum(count)::int as count from throttle_counters where purpose = 'login address'",
  )
  expect(rows[0]?.count).toBe(compared.length)
  expect(rejected.length).toBeGreaterThan(20)
  expect(rejected.every((answer) => answer.headers.get('retry-after') === '5')).toBe(true)
  const said = (await rejected[0]?.json()) as { code: string; message: string }
  expect(said).toEqual({
    code: 'busy',
    message: 'Many people are signing in right now. Please try again in a moment.',
  })
})

it('100 wrong sign-ins at once from five addresses: someone elsewhere signs in, in less than twenty times the time it takes alone', async () => {
  const { status, longer, waiting } = await signInDuring(5, 60)
  expect(status).toBe(200)
  expect(longer).toBeLessThan(20)
  expect(waiting).toBeGreaterThan(20)
})
