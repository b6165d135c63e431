import { operations } from '@talentplace/contract/operations'
import { mostTogether } from '@talentplace/contract/operations/read-together.routes'
import type { Operation } from '@talentplace/contract/shared/operation'
import { accessTable } from '@talentplace/contract/testing/access-table'
import { nobodySignedIn } from '@talentplace/contract/testing/access-rows'
import { actors, type Actor, type OperationKey } from '@talentplace/contract/testing/access'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Whose } from '../testing/access/access-call.ts'
import { accessCalls } from '../testing/access/access-calls.ts'
import { createAccessWorld, type AccessWorld } from '../testing/access/access-world.ts'
import { call, type Answer } from '../testing/call.ts'

interface Read {
  readonly operation: string
  readonly params?: Record<string, string>
  readonly query?: string
}

const all = Object.entries(operations) as [OperationKey, Operation][]
const readable = all.filter(([, { together }]) => together)
const zone: Read = { operation: 'places.getZone', query: 'timezone=UTC' }

let world: AccessWorld
let calls: Awaited<ReturnType<typeof accessCalls>>
beforeAll(async () => {
  world = await createAccessWorld()
  calls = await accessCalls(world)
})
afterAll(() => world.close())

async function ask(actor: Actor, reads: readonly Read[]): Promise<Answer> {
  const token = await world.tokenOf(actor)
  return call(world.server, 'POST /reads', { body: { reads }, ...(token !== undefined && { token }) })
}

async function answersTo(reads: readonly Read[]) {
  const { body } = await ask('primary contact', reads)
  return body['answers'] as { status: number; body: Record<string, unknown> }[]
}

/** The parts of a read out of its address. */
function readOf({ name, path }: Operation, address: string): Read {
  const [filled = '', query = ''] = address.split('?')
  const form = new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)
  return { operation: name, params: { ...form.exec(filled)?.groups }, query }
}

/** Without what changes from one call to the next: the time, and where the log of changes stands. */
const timeless = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body).replaceAll(/"(now|offset)":"[^"]+"/g, '"$1":""'))

/** Who asks each by itself. */
const refusedAsWhole: Partial<Record<Actor, number>> = { ...nobodySignedIn, 'impersonating admin': 403 }

describe('what is read together', () => {
  it('are reads only: without a body, answered in JSON, and none that moves money or looks a session up anew', () => {
    expect(readable.length).toBeGreaterThan(10)
    for (const [, { name, method, body, replyType, idempotencyKey, signed, freshSession }] of readable) {
      const what = [name, method, body, replyType, idempotencyKey, signed, freshSession]
      expect(what).toEqual([name, 'GET', ...Array(5).fill(undefined)])
    }
  })

  const cases = readable.flatMap(([key, operation]) =>
    (['own', 'foreign', 'absent'] as const).flatMap((whose: Whose) =>
      accessTable[key][whose] ? [{ key, whose, operation }] : [],
    ),
  )
  it.each(cases)('$key of an object that is $whose answers every actor as it does by itself', async (each) => {
    const { key, whose, operation } = each
    for (const actor of actors) {
      const { path } = await calls[key](actor, whose)
      const token = await world.tokenOf(actor)
      const alone = await call(world.server, `GET ${path as '/'}`, token === undefined ? {} : { token })
      const outer = await ask(actor, [readOf(operation, path), zone])
      const [inner] = (outer.body['answers'] ?? []) as { status: number; body: unknown }[]
      const refusal = refusedAsWhole[actor]
      expect([actor, outer.status, inner?.status, timeless(inner?.body ?? null)]).toEqual(
        refusal === undefined ? [actor, 200, alone.status, timeless(alone.body)] : [actor, refusal, undefined, null],
      )
    }
  })

  it('each has its own answer, in its place: one that is refused leaves the others', async () => {
    const foreign = { operation: 'clients.getCompany', params: { id: world.clients.birch } }
    const wrong = { operation: 'places.getZone', query: 'timezone=Mars%2FOlympus' }
    const answers = await answersTo([foreign, zone, wrong, { operation: 'operations.getAdminHome' }])
    expect(answers.map(({ status }) => status)).toEqual([404, 200, 400, 403])
    expect(answers[2]?.body['fields']).toEqual({ timezone: expect.any(String) })
    expect(answers[1]?.body).toMatchObject({ timezone: 'UTC' })
  })
})

describe('what is refused as a whole', () => {
  const refused: [string, Read[], string][] = [
    ['an operation that is nobody’s', [zone, { operation: 'places.nowhere' }], 'reads.1.operation'],
    ['one that isn’t marked', [{ operation: 'operations.healthcheck' }], 'reads.0.operation'],
    ['itself', [{ operation: 'operations.readTogether' }], 'reads.0.operation'],
    ['a read without a part of its path', [{ operation: 'clients.getCompany' }], 'reads.0.params.id'],
    ['a way to another path', [{ operation: 'clients.getCompany', params: { id: '..' } }], 'reads.0.params.id'],
    ['a path within a path', [{ operation: 'clients.getCompany', params: { id: 'a/b' } }], 'reads.0.params.id'],
    ['what a query can’t hold', [{ ...zone, query: 'timezone=UTC#x' }], 'reads.0.query'],
    ['none', [], 'reads'],
    ['too many', Array.from({ length: mostTogether + 1 }, () => zone), 'reads'],
  ]
  it.each(refused)('%s: 400, at its field', async (_what, reads, field) => {
    const { status, body } = await ask('primary contact', reads)
    expect([status, Object.keys(body['fields'] as object)]).toEqual([400, [field]])
  })
})
