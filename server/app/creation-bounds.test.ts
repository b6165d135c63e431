import { operations } from '@talentplace/contract/operations'
import { creationsAnHour, maxDrafts, type Creation } from '@talentplace/contract/shared/creation-limits'
import type { OperationKey } from '@talentplace/contract/testing/access'
import { creationBounds } from '@talentplace/contract/testing/creation-bounds'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AccessCall } from '../testing/access/access-call.ts'
import { accessCalls } from '../testing/access/access-calls.ts'
import { createAccessWorld, type AccessWorld } from '../testing/access/access-world.ts'
import { call, type Answer } from '../testing/call.ts'

let world: AccessWorld
let calls: Awaited<ReturnType<typeof accessCalls>>
let token: string

beforeAll(async () => {
  world = await createAccessWorld({ environment: { PROCESS: 'web' } })
  calls = await accessCalls(world)
  token = (await world.tokenOf('primary contact')) ?? ''
})
afterAll(() => world.close())

it('every operation that is not only staff’s, and not only read, says what bounds what it keeps', () => {
  const open = Object.entries(operations).filter(([, { method, caller, createsPerDay }]) => {
    const isStaffs =
      Array.isArray(caller) && caller.every((each) => each === 'super_admin' || each.startsWith('admin_'))
    return method !== 'GET' && !isStaffs && createsPerDay === undefined
  })
  expect(open.map(([key]) => key).toSorted()).toEqual(Object.keys(creationBounds).toSorted())
})

/** The same call once more, of a thing of its own. */
const another: Partial<Record<OperationKey, (sent: AccessCall, time: number) => AccessCall>> = {
  bookMeeting: (sent, time) => ({ ...sent, body: { ...(sent.body as object), external_id: `elsewhere ${time}` } }),
}

async function send(key: OperationKey, time: number): Promise<Answer> {
  const sent = await calls[key]('primary contact', 'own')
  const { path, body, key: idempotencyKey } = another[key]?.(sent, time) ?? sent
  return call(world.server, `${operations[key].method} ${path as '/'}`, {
    token,
    body,
    ...(idempotencyKey !== undefined && { key: idempotencyKey }),
  })
}

describe('again and again', () => {
  const bounded = Object.entries(creationBounds).flatMap(([key, bound]) =>
    'anHour' in bound ? [{ key: key as OperationKey, what: bound.anHour }] : [],
  )

  it('each limit belongs to one operation', () => {
    expect(bounded.map(({ what }) => what).toSorted()).toEqual((Object.keys(creationsAnHour) as Creation[]).toSorted())
  })

  it.each(bounded)(
    '$key is admitted as often as its limit says, and then refused in plain words',
    async ({ key, what }) => {
      // Drafts that are kept have a limit of their own.
      if (key === 'createProject')
        await world.database.pool.query('update projects set removed_date = now() where start_date is null')
      const statuses: number[] = []
      for (let time = 0; time < creationsAnHour[what]; time += 1) {
        statuses.push((await send(key, time)).status)
        if (key === 'createProject' && time === maxDrafts / 2) {
          await world.database.pool.query('update projects set removed_date = now() where start_date is null')
        }
      }
      // The world itself has paid for one before.
      const admitted = statuses.filter((status) => status === 200).length
      expect([creationsAnHour[what] - 1, creationsAnHour[what]]).toContain(admitted)
      expect(statuses.slice(admitted).every((status) => status === 429)).toBe(true)
      const rejected = await send(key, creationsAnHour[what])
      expect(rejected).toMatchObject({
        status: 429,
        body: {
          code: 'too_many_created',
          message: expect.stringContaining('Nothing was saved or charged; please try again'),
        },
      })
      expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0)
    },
  )
})
