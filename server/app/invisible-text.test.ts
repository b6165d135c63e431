import { operations } from '@talentplace/contract/operations'
import type { Operation } from '@talentplace/contract/shared/operation'
import { actors, statusFor, type OperationKey } from '@talentplace/contract/testing/access'
import { accessTable } from '@talentplace/contract/testing/access-table'
import { isForPeople } from '@talentplace/contract/testing/texts-for-people'
import { formatOf, schemaLeaves, typeOf } from '@talentplace/contract/testing/schema-leaves'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { z } from 'zod'
import { accessCalls } from '../testing/access/access-calls.ts'
import { createAccessWorld, type AccessWorld } from '../testing/access/access-world.ts'
import { call } from '../testing/call.ts'

const invisible = '\u200B\u2800\u00AD\u3164'

let world: AccessWorld
let calls: Awaited<ReturnType<typeof accessCalls>>
beforeAll(async () => {
  world = await createAccessWorld()
  calls = await accessCalls(world)
})
afterAll(() => world.close())

/** The texts of a body that may not be empty, with what is said of an empty one. */
function neededTexts(schema: z.ZodType | undefined): { path: string; message: string }[] {
  return schemaLeaves(schema).flatMap(([path, leaf]) => {
    const message = leaf.safeParse('').error?.issues[0]?.message
    const isText = typeOf(leaf) === 'string' && formatOf(leaf) === undefined
    return path !== '' && isText && message === 'Required' && isForPeople(path) ? [{ path, message }] : []
  })
}

/** Puts a text where a path leads, in the first of each list; false where the body doesn't go that far. `canAdd`: also one that isn't there. */
function put(body: unknown, path: string, canAdd: boolean): boolean {
  const keys = path.split('.').map((key) => (key === '[]' ? 0 : key))
  const last = keys.pop() ?? ''
  let node = body
  for (const key of keys) node = (node as Record<string | number, unknown> | null | undefined)?.[key]
  if (typeof node !== 'object' || node === null || (!(last in node) && !(canAdd && keys.length === 0))) return false
  ;(node as Record<string | number, unknown>)[last] = invisible
  return true
}

const cases = (Object.keys(operations) as OperationKey[]).flatMap((key) =>
  neededTexts((operations[key] as Operation).body as z.ZodType | undefined).map((text) => ({ key, ...text })),
)

it('walks the texts that have to be there in many operations', () => {
  expect(cases.length).toBeGreaterThan(60)
})

it.each(cases)('$key refuses a text of invisible characters as $path: "$message"', async ({ key, path, message }) => {
  const actor = actors.find((each) => statusFor(accessTable[key].own, each) === 200) ?? 'super admin'
  const { path: address, body, key: idempotencyKey } = await calls[key](actor, 'own')
  const sent: unknown = structuredClone(body ?? {})
  const schema = (operations[key] as Operation).body as z.ZodType
  // What this kind of the call hasn't is read by the contract's own test.
  if (!put(sent, path, typeOf(schema) === 'object')) return
  const token = await world.tokenOf(actor)
  const answer = await call(world.server, `${operations[key].method} ${address as '/'}`, {
    body: sent,
    ...(token !== undefined && { token }),
    ...(idempotencyKey !== undefined && { key: idempotencyKey }),
  })
  const field = path.replaceAll('[]', '0')
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid', fields: { [field]: message } } })
})
