import type { ColleagueArea } from '@talentplace/contract/accounts/colleague-role'
import { operationAreas } from '@talentplace/contract/operation-areas'
import { operations } from '@talentplace/contract/operations'
import type { OperationKey } from '@talentplace/contract/testing/access'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accessCalls } from '../testing/access/access-calls.ts'
import { createAccessWorld, type AccessWorld } from '../testing/access/access-world.ts'
import { call } from '../testing/call.ts'

let world: AccessWorld
let calls: Awaited<ReturnType<typeof accessCalls>>

beforeAll(async () => {
  world = await createAccessWorld()
  calls = await accessCalls(world)
})
afterAll(() => world.close())

const areas = Object.entries(operationAreas) as [OperationKey, ColleagueArea | 'either'][]
/** What these may be about is checked as its direct download: the calls here are about a time log. */
const aboutTime: readonly OperationKey[] = ['requestFileExport', 'downloadFileExport']
const refusals = { work: 'Your role at your company is money only.', money: 'Your role at your company is work only.' }

async function answers(role: ColleagueArea) {
  const secondary = world.people.get('secondary contact')
  await world.database.pool.query('update users set colleague_role = $1 where uuid = $2', [role, secondary])
  const other = role === 'work' ? 'money' : 'work'
  const wrong: string[] = []
  for (const [key, area] of areas) {
    const token = await world.tokenOf('secondary contact')
    const { path, body, key: idempotencyKey } = await calls[key]('secondary contact', 'own')
    const answer = await call(world.server, `${operations[key].method} ${path as '/'}`, {
      body,
      ...(token !== undefined && { token }),
      ...(idempotencyKey !== undefined && { key: idempotencyKey }),
    })
    const isRejected = answer.status === 403 && answer.body['code'] === 'colleague_role'
    const isGivenReason = String(answer.body['message']).startsWith(refusals[other])
    if ((isRejected && isGivenReason) !== ((aboutTime.includes(key) ? 'work' : area) === other))
      wrong.push(`${key} answers ${answer.status}`)
  }
  return wrong
}

it('a colleague whose role is work only is refused everything about money, and nothing else', async () => {
  expect(await answers('work')).toEqual([])
})

it('a colleague whose role is money only is refused all work, and nothing else', async () => {
  expect(await answers('money')).toEqual([])
})

it('a change of role holds with the next call', async () => {
  const token = await world.tokenOf('secondary contact')
  const uuid = world.people.get('secondary contact')
  const invoices = () => call(world.server, 'GET /invoices', { ...(token !== undefined && { token }) })
  const become = async (role: string) => {
    const led = await world.tokenOf('primary contact')
    const path = `PUT /client/colleagues/${uuid}` as const
    const changed = await call(world.server, path, {
      body: { colleague_role: role },
      ...(led !== undefined && { token: led }),
    })
    expect(changed.status).toBe(200)
  }
  await become('everything')
  expect((await invoices()).status).toBe(200)
  await become('work')
  expect((await invoices()).status).toBe(403)
})
