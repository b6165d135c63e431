import { accountsOperations } from '@talentplace/contract/accounts/accounts.operations'
import { discussionsOperations } from '@talentplace/contract/work/discussions.operations'
import { filesOperations } from '@talentplace/contract/core/files.operations'
import { notificationsOperations } from '@talentplace/contract/core/notifications.operations'
import { operations } from '@talentplace/contract/operations'
import type { Operation } from '@talentplace/contract/shared/operation'
import { accessTable } from '@talentplace/contract/testing/access-table'
import {
  actors,
  statusFor as expectedStatus,
  type Actor,
  type Expected,
  type OperationKey,
} from '@talentplace/contract/testing/access'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashToken } from '../platform/sessions/session-store.ts'
import type { AccessCall, Whose } from '../testing/access/access-call.ts'
import { accessCalls } from '../testing/access/access-calls.ts'
import { createAccessWorld, secret, type AccessWorld } from '../testing/access/access-world.ts'
import { call, type Answer } from '../testing/call.ts'

let world: AccessWorld
let calls: Awaited<ReturnType<typeof accessCalls>>
/** Sessions that whoever is refused, or only reads, asks with again and again: no call of theirs can end one. */
const lasting = new Map<Actor, string | undefined>()
/** Others' calls can, e.g. of another session of the same person. */
let someMayHaveEnded = false

async function dropEnded(): Promise<void> {
  const hashes = [...lasting.values()].flatMap((token) => (token === undefined ? [] : [hashToken(token)]))
  const { rows } = await world.database.pool.query<{ token_hash: Buffer }>(
    'select token_hash from sessions where token_hash = any($1)',
    [hashes],
  )
  const alive = new Set(rows.map(({ token_hash }) => token_hash.toString('hex')))
  for (const [actor, token] of lasting) {
    if (token !== undefined && !alive.has(hashToken(token).toString('hex'))) lasting.delete(actor)
  }
  someMayHaveEnded = false
}

async function lastingTokensOf(wanted: readonly Actor[]): Promise<ReadonlyMap<Actor, string | undefined>> {
  if (someMayHaveEnded) await dropEnded()
  const missing = wanted.filter((actor) => !lasting.has(actor))
  if (missing.length > 0) for (const [actor, token] of await world.tokensOf(missing)) lasting.set(actor, token)
  return lasting
}

beforeAll(async () => {
  world = await createAccessWorld({ environment: { PROCESS: 'web' } })
  calls = await accessCalls(world)
})
afterAll(() => world.close())

async function send(key: OperationKey, made: AccessCall, token: string | undefined): Promise<Answer> {
  const { path, body, key: idempotencyKey } = made
  return call(world.server, `${operations[key].method} ${path as '/'}`, {
    body,
    ...(token !== undefined && { token }),
    ...(idempotencyKey !== undefined && { key: idempotencyKey }),
  })
}

/** In a session of its own, which the call may end. */
async function request(key: OperationKey, actor: Actor, whose: Whose): Promise<Answer> {
  someMayHaveEnded = true
  return send(key, await calls[key](actor, whose), await world.tokenOf(actor))
}

/** What these are about is the actor's own, not their company's. */
const aboutPersons = new Set(
  Object.keys({ ...accountsOperations, ...discussionsOperations, ...filesOperations, ...notificationsOperations }),
)
const withObjects = new Set<Actor>([
  'primary contact',
  'secondary contact',
  'other client',
  'assistant',
  'impersonating admin',
])

/** True for those who have none of it and whom the table lets near none of it: what they ask about is one for all. */
function isExcluded(key: OperationKey, actor: Actor): boolean {
  if (aboutPersons.has(key) || withObjects.has(actor)) return false
  return Object.values(accessTable[key]).every((expected) => [401, 403].includes(expectedStatus(expected, actor)))
}

/** What is only read, and not made by a thread that many would wait for. */
function isPlainRead({ method, failures }: Operation): boolean {
  return method === 'GET' && !failures?.some((each) => each.startsWith('503'))
}

/**
 * Those who are refused change nothing, nor do those who read: they ask at the same time, before the others. Who is kept out is
 * refused before anything is looked up, whatever it is: they ask once.
 */
async function requestAll(key: OperationKey, whose: Whose, expected: Expected): Promise<ReadonlyMap<Actor, Answer>> {
  const asking = actors.filter((actor) => whose === 'own' || !isExcluded(key, actor))
  const isRead = isPlainRead(operations[key])
  const atOnce = asking.filter((actor) => isRead || expectedStatus(expected, actor) !== 200)
  const tokens = await lastingTokensOf(atOnce)
  let forAll: AccessCall | undefined
  const made = new Map<Actor, AccessCall>()
  for (const actor of atOnce) {
    const own = isExcluded(key, actor) ? (forAll ??= await calls[key]('admin', whose)) : await calls[key](actor, whose)
    made.set(actor, own)
  }
  const answers = new Map(
    await Promise.all(
      [...made].map(async ([actor, about]) => [actor, await send(key, about, tokens.get(actor))] as const),
    ),
  )
  for (const actor of asking) if (!answers.has(actor)) answers.set(actor, await request(key, actor, whose))
  return answers
}

const keys = Object.keys(operations) as OperationKey[]
const cases = keys.flatMap((key) =>
  (['own', 'foreign', 'absent'] as const).flatMap((whose) => {
    const expected = accessTable[key][whose]
    return expected ? [{ key, whose, expected }] : []
  }),
)

function hides(expected: Expected): boolean {
  return expected.others === 404 || Object.values(expected).includes(404)
}

describe('who may do what', () => {
  it.each(cases)(
    '$key of an object that is $whose answers every actor as the table says',
    async ({ key, whose, expected }) => {
      const answered: Record<string, number> = {}
      const wanted: Record<string, number> = {}
      const refusals: Answer[] = []
      for (const [actor, answer] of await requestAll(key, whose, expected)) {
        answered[actor] = answer.status
        wanted[actor] = expectedStatus(expected, actor)
        if (answer.status !== 200) refusals.push(answer)
      }
      expect(answered).toEqual(wanted)
      for (const { body, text } of refusals) {
        expect(body).toEqual(expect.objectContaining({ message: expect.any(String), code: expect.any(String) }))
        expect(text).not.toContain(secret)
        expect(text).not.toMatch(/Maple|Birch|Robin/)
      }
    },
  )

  const hidden = cases.filter(
    ({ key, whose, expected }) => whose === 'foreign' && accessTable[key].absent && hides(expected),
  )
  it.each(hidden)('$key answers of a foreign object and of an absent one alike, byte for byte', async ({ key }) => {
    for (const actor of ['other client', 'assistant'] as const) {
      const token = (await lastingTokensOf([actor])).get(actor)
      const about = async (whose: Whose) => send(key, await calls[key](actor, whose), token)
      const [foreign, absent] = [await about('foreign'), await about('absent')]
      someMayHaveEnded ||= foreign.status === 200
      expect({ actor, text: foreign.text }).toEqual({ actor, text: absent.text })
    }
  })
})

const put = async (actor: Actor, whose: Whose, payload: string, type = 'application/json') => {
  const token = await world.tokenOf(actor)
  const answer = await world.server.inject({
    method: 'PUT',
    url: `/api${(await calls.saveProject(actor, whose)).path}`,
    headers: { 'content-type': type, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    payload,
  })
  return answer.statusCode
}

const malformed = (token?: string) =>
  call(world.server, 'GET /project/not-a-uuid', token === undefined ? {} : { token })

describe('refusals come in the order 401, 403, 400, 404, 409', () => {
  const stale = JSON.stringify({ matching_criteria: {}, version: 99 })
  const wrong: [string, string, string, number][] = [
    ['broken JSON', '{"matching_criteria":', 'application/json', 400],
    ['an invalid body', '{"matching_criteria":{"rids":"x"}}', 'application/json', 400],
    ['a body that is too large', JSON.stringify('x'.repeat(1_100_000)), 'application/json', 413],
    ['a body that is no JSON', 'x', 'text/plain', 415],
  ]
  it.each(wrong)('%s: 401 and 403 before it, and itself before 404', async (_what, payload, type, status) => {
    expect(await put('visitor', 'own', payload, type)).toBe(401)
    expect(await put('ended session', 'own', payload, type)).toBe(401)
    expect(await put('assistant', 'own', payload, type)).toBe(403)
    expect(await put('admin', 'absent', payload, type)).toBe(403)
    expect(await put('other client', 'foreign', payload, type)).toBe(status)
    expect(await put('other client', 'absent', payload, type)).toBe(status)
  })

  it('a stale version: 404 before 409', async () => {
    expect(await put('other client', 'foreign', stale)).toBe(404)
    expect(await put('other client', 'own', stale)).toBe(409)
  })

  it('the caller is looked at before the address’s own parts', async () => {
    expect((await malformed()).status).toBe(401)
    expect((await malformed(await world.tokenOf('assistant'))).status).toBe(403)
    expect((await malformed(await world.tokenOf('primary contact'))).status).toBe(400)
  })
})

const statusFor = async (authorization: string) =>
  (await world.server.inject({ url: '/api/auth/session', headers: { authorization } })).statusCode

describe('a bearer token', () => {
  it('is read whatever the letters’ case of its scheme; other schemes are no session', async () => {
    const token = await world.tokenOf('assistant')
    expect(await statusFor(`Bearer ${token}`)).toBe(200)
    expect(await statusFor(`bearer ${token}`)).toBe(200)
    expect(await statusFor(`Basic ${token}`)).toBe(401)
    expect(await statusFor(`Bearer`)).toBe(401)
    expect(await statusFor(`Bearer ${token} ${token}`)).toBe(401)
  })
})
