import { randomUUID } from 'node:crypto'
import type { Actor } from '@talentplace/contract/testing/access'
import { afterAll, beforeEach } from 'vitest'
import type { AccessCall } from './access/access-call.ts'
import { accessCalls } from './access/access-calls.ts'
import { createAccessWorld } from './access/access-world.ts'
import { call } from './call.ts'

/** Spending policies for the tests of one file: each finds none set and nothing spent. To be awaited once, before the first test. */
export async function spendingSuite() {
  const world = await createAccessWorld()
  const calls = await accessCalls(world)
  beforeEach(async () => {
    await world.database.pool.query('delete from spending_requests')
    await world.database.pool.query('delete from spending_commitments')
    await world.database.pool.query('delete from spending_limits')
  })
  afterAll(() => world.close())

  async function send(actor: Actor, method: string, { path, body, key }: AccessCall) {
    const token = (await world.tokenOf(actor)) ?? ''
    return call(world.server, `${method as 'GET'} ${path as '/'}`, { token, body, key: key ?? randomUUID() })
  }

  return { world, calls, send }
}
