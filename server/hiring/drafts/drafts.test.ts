import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settableClock } from '../../platform/clock/clock.ts'
import { call } from '../../testing/call.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { serveOperations, type OperationsServer } from '../../testing/servers/operations-server.ts'
import { addAssistant } from '../../testing/rows/add-assistant.ts'
import { addClient, addPerson, addSession } from '../../testing/people.ts'
import { createProjectOperation } from './create-project.ts'
import { deleteProjectOperation } from './delete-project.ts'
import { getProjectOperation } from './get-project.ts'
import { keepProjectAliveOperation } from './keep-project-alive.ts'
import { listProjectsOperation } from './list-projects.ts'
import { saveProjectOperation } from './save-project.ts'

const start = new Date('2026-11-20T15:00:00Z')
const clock = settableClock(start)

let database: TestDatabase
let running: OperationsServer

interface Client {
  readonly token: string
  readonly uuid: string
  readonly person: string
}

async function newClient(company: string): Promise<Client> {
  const uuid = await addClient(database, company)
  const person = await addPerson(database, { permissions: ['client'], client_uuid: uuid })
  return { token: await addSession(database, clock, person.uuid), uuid, person: person.uuid }
}

async function newDraft({ token }: Client, body: unknown = {}): Promise<string> {
  return String((await call(running.server, 'POST /project', { token, body })).body['project_uuid'])
}

const startWith = ({ token }: Client, draft_key: string, matching_criteria: unknown = {}) =>
  call(running.server, 'POST /project', { token, body: { draft_key, matching_criteria } })
const list = ({ token }: Client, query = '') => call(running.server, `GET /project${query}`, { token })
const load = ({ token }: Client, uuid: string) => call(running.server, `GET /project/${uuid}`, { token })
const save = ({ token }: Client, uuid: string, body: unknown) =>
  call(running.server, `PUT /project/${uuid}`, { token, body })
const remove = ({ token }: Client, uuid: string) => call(running.server, `DELETE /project/${uuid}`, { token })
const keepAlive = ({ token }: Client, uuid: string) =>
  call(running.server, `POST /project/${uuid}/keep_alive`, { token })

async function namesOf(client: Client, query = ''): Promise<unknown[]> {
  const { body } = await list(client, query)
  return (body['projects'] as { project_name: string }[]).map((project) => project.project_name)
}

function item(assistant_id: number, role_id: number, hours: number) {
  return { assistant_id, role_id, hours }
}

async function begin(uuid: string): Promise<void> {
  await database.pool.query(
    `update projects set start_date = '2026-11-20', currency = 'cad', invoice_day = 20, invoiced_until = '2026-12-19'
     where uuid = $1`,
    [uuid],
  )
}

async function placeOrder(client: Client, project: string, state: string): Promise<void> {
  const settled = ['paid', 'declined', 'expired'].includes(state) ? start : null
  await database.pool.query(
    `insert into orders (client_uuid, project_uuid, placed_by, idempotency_key, request_hash, state, currency, quote,
       team, total_cents, start_date, held_until, signed_name, signed_date, signed_address, agreement_version, created_date,
       settled_date)
     values ($1, $2, $3, gen_random_uuid()::text, sha256('x'), $4, 'cad', '{}', '[]', 100, '2026-11-20', $5, 'A', $5, '::1',
       '1', $5, $6)`,
    [client.uuid, project, client.person, state, start, settled],
  )
}

beforeAll(async () => {
  database = await testDatabase()
  running = await serveOperations({ database, clock }, () => [
    createProjectOperation({ database, clock }),
    getProjectOperation(database),
    saveProjectOperation({ database, clock }),
    listProjectsOperation(database),
    deleteProjectOperation({ database, clock }),
    keepProjectAliveOperation({ database, clock }),
  ])
})
afterAll(async () => {
  await running.stop()
  await database.close()
})

describe('B6.6 the list of drafts', () => {
  it('0.18 begins with the earliest desired start, then the oldest; those without come last', async () => {
    const client = await newClient('Maple Books')
    for (const [at, name] of ['oldest', 'later', 'wanted in March', 'wanted in January'].entries()) {
      clock.set(new Date(start.getTime() + at * 60_000))
      const uuid = await newDraft(client, { project_name: name })
      const wanted = { 'wanted in March': '2027-03-01', 'wanted in January': '2027-01-04' }[name]
      await database.pool.query('update projects set desired_start_date = $2 where uuid = $1', [uuid, wanted ?? null])
    }
    expect(await namesOf(client)).toEqual(['wanted in January', 'wanted in March', 'oldest', 'later'])
    expect(await namesOf(client, '?pagination.sortBy[]=last_seen&pagination.sortDesc[]=true')).toEqual([
      'wanted in January',
      'wanted in March',
      'later',
      'oldest',
    ])
    expect(await namesOf(client, '?pagination.limit=2&pagination.offset=1')).toEqual(['wanted in March', 'oldest'])
    expect(await namesOf(client, '?search=march')).toEqual(['wanted in March'])
  })

  it('says of each what was chosen', async () => {
    const client = await newClient('Cedar Works')
    await newDraft(client, {
      matching_criteria: {
        step: 'candidates',
        rids: [16, 14],
        hours: [10, 20],
        cart: [item(7, 14, 20), item(-1, 16, 10)],
      },
    })
    const { body } = await list(client)
    expect(body).toMatchObject({
      count: 1,
      projects: [{ step: 'candidates', hours: 30, candidates: 1, version: 1 }],
    })
    expect((body['projects'] as { roles: string[] }[])[0]?.roles).toEqual(['Payroll administrator', 'Bookkeeper'])
  })

  it('has nobody else’s, nothing that has begun, and nothing removed', async () => {
    const client = await newClient('Birch Foods')
    await newDraft(await newClient('Someone else'), { project_name: 'Foreign' })
    const started = await newDraft(client, { project_name: 'Begun' })
    await begin(started)
    await remove(client, await newDraft(client, { project_name: 'Removed' }))
    await newDraft(client, { project_name: 'Kept' })
    expect((await list(client)).body).toMatchObject({ count: 1, projects: [{ project_name: 'Kept' }] })
  })
})

describe('a draft that is begun again, because the answer was lost', () => {
  it('is the draft that the same key began, with what is stored there, also when asked many times at once', async () => {
    const client = await newClient('Aspen Books')
    const key = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => startWith(client, key, { rids: [3], hours: [20] })),
    )
    const started = new Set(answers.map(({ status, body }) => `${status} ${String(body['project_uuid'])}`))
    expect(started.size).toBe(1)
    expect((await list(client)).body).toMatchObject({ count: 1 })
    const [uuid = ''] = answers.map(({ body }) => String(body['project_uuid']))
    await save(client, uuid, { matching_criteria: { rids: [3, 9], hours: [20, 10] } })
    const again = await startWith(client, key, { rids: [3], hours: [30] })
    expect(again).toMatchObject({ status: 200, body: { project_uuid: uuid, version: 2 } })
    expect(again.body['matching_criteria']).toMatchObject({ uuid, rids: [3, 9], hours: [20, 10] })
    expect((await load(client, uuid)).body).toMatchObject({ matching_criteria: { rids: [3, 9], hours: [20, 10] } })
  })

  it('is another one with another key, of another client, or once it was removed', async () => {
    const [client, other] = [await newClient('Linden Works'), await newClient('Poplar Foods')]
    const key = randomUUID()
    const first = String((await startWith(client, key)).body['project_uuid'])
    const foreign = await startWith(other, key)
    expect(foreign).toMatchObject({ status: 200, body: { version: 1 } })
    expect(foreign.body['project_uuid']).not.toBe(first)
    expect((await startWith(client, randomUUID())).body['project_uuid']).not.toBe(first)
    await remove(client, first)
    expect((await startWith(client, key)).body['project_uuid']).not.toBe(first)
  })
})

describe('a draft that has become a subscription', () => {
  it('is no longer saved, kept alive or removed as a draft: 409 project_started, and nothing changes', async () => {
    const client = await newClient('Elm Street')
    const uuid = await newDraft(client, { matching_criteria: { rids: [3] } })
    await begin(uuid)
    for (const answer of [
      await save(client, uuid, { matching_criteria: { rids: [9] }, version: 1 }),
      await save(client, uuid, { project_name: 'Other' }),
      await keepAlive(client, uuid),
      await remove(client, uuid),
    ]) {
      expect(answer).toMatchObject({ status: 409, body: { code: 'project_started' } })
    }
    expect((await load(client, uuid)).body).toMatchObject({ version: 1, matching_criteria: { rids: [3] } })
  })
})

describe('renaming', () => {
  it('leaves the criteria as they are', async () => {
    const client = await newClient('Oak Design')
    const uuid = await newDraft(client, { matching_criteria: { rids: [3], hours: [20] } })
    expect(await save(client, uuid, { project_name: 'Spring books', version: 1 })).toMatchObject({ status: 200 })
    expect((await load(client, uuid)).body).toMatchObject({
      project_name: 'Spring books',
      matching_criteria: { rids: [3], hours: [20] },
    })
  })
})

describe('removing a draft', () => {
  it('takes it away for everybody, and is in the audit', async () => {
    const client = await newClient('Ash Legal')
    const uuid = await newDraft(client, { project_name: 'Not needed' })
    expect(await remove(client, uuid)).toMatchObject({ status: 200, body: { uuid } })
    const message = 'Draft subscription has been deleted. Please start a new search.'
    for (const attempt of [load(client, uuid), save(client, uuid, { matching_criteria: {} }), remove(client, uuid)]) {
      expect(await attempt).toMatchObject({ status: 404, body: { message } })
    }
    const { rows } = await database.pool.query('select actor_uuid, action from audit_entries where entity = $1', [
      `project:${uuid}`,
    ])
    expect(rows).toEqual([{ actor_uuid: client.person, action: 'project.removed' }])
  })

  it.each([
    ['held', 409],
    ['charging', 409],
    ['needs_action', 409],
    ['declined', 200],
    ['expired', 200],
  ])('with an order that is %s: %i', async (state, status) => {
    const client = await newClient(`Order ${state}`)
    const uuid = await newDraft(client)
    await placeOrder(client, uuid, state)
    expect((await remove(client, uuid)).status).toBe(status)
    expect((await load(client, uuid)).status).toBe(status === 200 ? 404 : 200)
  })

  it('a removed draft makes room for another among the 100', async () => {
    const client = await newClient('Busy')
    const first = await newDraft(client)
    await database.pool.query(
      `insert into projects (client_uuid, created_by, project_name, matching_criteria)
       select client_uuid, created_by, 'Draft ' || n, matching_criteria from projects, generate_series(1, 99) n
       where uuid = $1`,
      [first],
    )
    expect(await newDraft(client)).toBe('undefined')
    await remove(client, first)
    expect(await newDraft(client)).not.toBe('undefined')
  })
})

describe('B6.7 keep-alive', () => {
  it('0.15 notes when the draft was seen and leaves its version', async () => {
    const client = await newClient('Pine Dental')
    const uuid = await newDraft(client)
    clock.set(new Date('2026-11-20T18:05:00Z'))
    expect((await keepAlive(client, uuid)).body).toEqual({
      version: 1,
      last_seen: '2026-11-20T18:05:00.000Z',
      availability: [],
    })
  })

  it('B3.5 asks each candidate for the most hours among their roles; who lost them or left has none', async () => {
    const client = await newClient('Spruce Travel')
    const { id: free } = await addAssistant(database, { available_hours_per_month: 20, role_ids: [14] })
    const { id: full } = await addAssistant(database, { available_hours_per_month: 19, role_ids: [16, 3] })
    const { id: removed } = await addAssistant(database, { state: 'inactive', role_ids: [9] })
    const cart = [item(free, 14, 20), item(full, 16, 10), item(full, 3, 20), item(removed, 9, 10), item(-1, 5, 10)]
    const uuid = await newDraft(client, { matching_criteria: { cart } })
    const { body } = await keepAlive(client, uuid)
    const availability = body['availability'] as { virtualAssistant_id: number; isAvailable: number }[]
    expect(availability.map(({ virtualAssistant_id, isAvailable }) => [virtualAssistant_id, isAvailable])).toEqual([
      [free, 1],
      [full, 0],
      [removed, 0],
    ])
    expect((await load(client, uuid)).body).toMatchObject({ matching_criteria: { cart } })
  })
})
