import { operations } from '@talentplace/contract/operations'
import { maxCreatedADay } from '@talentplace/contract/shared/creation-limits'
import type { Operation } from '@talentplace/contract/shared/operation'
import { statusFor, type Actor, type OperationKey } from '@talentplace/contract/testing/access'
import { accessTable } from '@talentplace/contract/testing/access-table'
import { createsWithoutDailyLimit } from '@talentplace/contract/testing/creation-bounds'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accessCalls } from '../testing/access/access-calls.ts'
import { createAccessWorld, type AccessWorld } from '../testing/access/access-world.ts'
import { call, type Answer } from '../testing/call.ts'

/** What `createsPerDay` is about. */
const tables = [
  'time_entries',
  'tasks',
  'task_comments',
  'messages',
  'time_query_messages',
  'files',
  'timer_events',
] as const
const asking: readonly Actor[] = ['assistant', 'primary contact', 'admin']

let world: AccessWorld
let calls: Awaited<ReturnType<typeof accessCalls>>
let before: Record<string, number> = {}
beforeAll(async () => {
  world = await createAccessWorld()
  calls = await accessCalls(world)
})
afterAll(() => world.close())

async function rows(): Promise<Record<string, number>> {
  const counts = tables.map((table) => `(select count(*)::int from ${table}) as ${table}`)
  const found = await world.database.pool.query<Record<string, number>>(`select ${counts.join(', ')}`)
  return found.rows[0] ?? {}
}

async function send(key: OperationKey, actor: Actor): Promise<Answer> {
  const { path, body, key: idempotencyKey } = await calls[key](actor, 'own')
  const token = await world.tokenOf(actor)
  before = await rows()
  return call(world.server, `${operations[key].method} ${path as '/'}`, {
    body,
    ...(token !== undefined && { token }),
    ...(idempotencyKey !== undefined && { key: idempotencyKey }),
  })
}

function mayCall(key: OperationKey): readonly Actor[] {
  const { own } = accessTable[key]
  return asking.filter((each) => own && statusFor(own, each) === 200)
}

/** Where a call by those who may make it adds a row. */
async function addsTo(key: OperationKey): Promise<string[]> {
  const added = new Set<string>()
  for (const actor of mayCall(key)) {
    await send(key, actor)
    const after = await rows()
    for (const table of tables) if ((after[table] ?? 0) > (before[table] ?? 0)) added.add(table)
  }
  return [...added]
}

const keys = Object.keys(operations) as OperationKey[]
const limited = keys.flatMap((key) => {
  const what = (operations[key] as Operation).createsPerDay
  return what === undefined ? [] : [{ key, what }]
})

it('whatever adds an entry, a task, a message, a file or a timer event has a limit a day, or says why not', async () => {
  const doors: OperationKey[] = []
  for (const key of keys) {
    if (operations[key].method !== 'GET' && (await addsTo(key)).length > 0) doors.push(key)
  }
  const named = [...limited.map(({ key }) => key), ...Object.keys(createsWithoutDailyLimit)]
  expect(doors.toSorted()).toEqual(named.toSorted())
}, 240_000)

it.each(limited)('$key: the last of a day’s $what passes, one more is 429 and adds nothing', async ({ key, what }) => {
  const [actor = 'admin'] = mayCall(key)
  const max = maxCreatedADay[what]
  const setCount = (count: number) =>
    world.database.pool.query('update throttle_counters set count = $2 where purpose = $1', [
      `created a day: ${what}`,
      count,
    ])
  await send(key, actor)
  await setCount(max - 1)
  expect((await send(key, actor)).status).toBe(200)
  await setCount(max)
  const rejected = await send(key, actor)
  expect(rejected).toMatchObject({
    status: 429,
    body: {
      code: 'too_many_created',
      message: expect.stringMatching(/^You can add at most [\d,]+ .+ a day\. Nothing was saved/),
    },
  })
  expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0)
  expect(await rows()).toEqual(before)
  await setCount(1)
})
