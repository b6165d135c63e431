import { randomUUID } from 'node:crypto'
import { cartItem, matchingCriteria, type MatchingCriteria } from '@talentplace/contract/core/criteria/criteria'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settableClock } from '../../platform/clock/clock.ts'
import { addAssistant } from '../../testing/rows/add-assistant.ts'
import { call } from '../../testing/call.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { serveOperations, type OperationsServer } from '../../testing/servers/operations-server.ts'
import { addClient, addPerson, addSession } from '../../testing/people.ts'
import { createProjectOperation } from './create-project.ts'
import { getProjectOperation } from './get-project.ts'
import { saveProjectOperation } from './save-project.ts'

const clock = settableClock(new Date('2026-11-20T15:00:00Z'))
let database: TestDatabase
let running: OperationsServer
let token: string
let stranger: string
let ada: number
let bea: number
let cal: number

/** A draft of two roles with their hours, and nobody chosen. */
const started = (change: Partial<MatchingCriteria> = {}) => ({
  ...matchingCriteria.parse({ rids: [3, 9], hours: [10, 20] }),
  ...change,
})

function place(role_id: number, assistant_id: number): MatchingCriteria['cart'][number] {
  return cartItem.parse({ role_id, assistant_id, hours: role_id === 3 ? 10 : 20 })
}

async function newDraft(criteria: MatchingCriteria = started()): Promise<string> {
  const body = { matching_criteria: criteria }
  return String((await call(running.server, 'POST /project', { token, body })).body['project_uuid'])
}

interface Saving {
  readonly from: MatchingCriteria
  readonly to: MatchingCriteria
  readonly save_uuid?: string
  readonly by?: string
}

function save(uuid: string, { from, to, save_uuid = randomUUID(), by = token }: Saving) {
  const body = { matching_criteria: to, joins: { save_uuid, base: from } }
  return call(running.server, `PUT /project/${uuid}`, { token: by, body })
}

async function stored(uuid: string) {
  const { body } = await call(running.server, `GET /project/${uuid}`, { token })
  return { version: body['version'], ...(body['matching_criteria'] as MatchingCriteria) }
}

const who = (items: MatchingCriteria['cart']) => items.map((item) => [item.role_id, item.assistant_id])

beforeAll(async () => {
  database = await testDatabase()
  running = await serveOperations({ database, clock }, () => [
    createProjectOperation({ database, clock }),
    getProjectOperation(database),
    saveProjectOperation({ database, clock }),
  ])
  const client = await addClient(database, 'Maple Books')
  token = await addSession(
    database,
    clock,
    (await addPerson(database, { permissions: ['client'], client_uuid: client })).uuid,
  )
  const other = await addClient(database, 'Birch Foods')
  stranger = await addSession(
    database,
    clock,
    (await addPerson(database, { permissions: ['client'], client_uuid: other })).uuid,
  )
  const ids: number[] = []
  for (let at = 0; at < 3; at += 1) ids.push((await addAssistant(database, { role_ids: [3, 9] })).id)
  ;[ada = 0, bea = 0, cal = 0] = ids
})
afterAll(async () => {
  await running.stop()
  await database.close()
})

describe('two writers of one draft', () => {
  it('each add someone, from the same beginning: nobody is lost, and the second is told what is stored', async () => {
    const uuid = await newDraft()
    await save(uuid, { from: started(), to: started({ cart: [place(3, ada), place(9, -1)] }) })
    const answer = await save(uuid, { from: started(), to: started({ cart: [place(3, -1), place(9, bea)] }) })
    expect(answer).toMatchObject({ status: 200, body: { uuid, version: 3 } })
    expect(who((answer.body['matching_criteria'] as MatchingCriteria).cart)).toEqual([
      [3, ada],
      [9, bea],
    ])
    expect(who((await stored(uuid)).cart)).toEqual([
      [3, ada],
      [9, bea],
    ])
  })

  it('choose two people for one role: the later one has its place, the other waits beside it', async () => {
    const uuid = await newDraft()
    await save(uuid, { from: started(), to: started({ cart: [place(3, ada)] }) })
    await save(uuid, { from: started(), to: started({ cart: [place(3, bea)] }) })
    const draft = await stored(uuid)
    expect([who(draft.cart), who(draft.alternates)]).toEqual([[[3, bea]], [[3, ada]]])
  })

  it('add and remove: a removal takes only those away whom its writer knew', async () => {
    const both = started({ cart: [place(3, ada), place(9, bea)] })
    const uuid = await newDraft(both)
    await save(uuid, { from: both, to: started({ cart: [place(3, cal), place(9, bea)] }) })
    await save(uuid, { from: both, to: started({ cart: [place(3, -1), place(9, bea)] }) })
    expect(who((await stored(uuid)).cart)).toEqual([
      [3, cal],
      [9, bea],
    ])
  })

  it('at the same instant, twenty of them: everybody chosen is there', async () => {
    const uuid = await newDraft()
    const people: number[] = []
    for (let at = 0; at < 20; at += 1) people.push((await addAssistant(database, { role_ids: [3] })).id)
    const answers = await Promise.all(
      people.map((id) => save(uuid, { from: started(), to: started({ cart: [place(3, id)] }) })),
    )
    expect(answers.map(({ status }) => status)).toEqual(people.map(() => 200))
    const { cart, alternates, version } = await stored(uuid)
    expect([...cart, ...alternates].map((item) => item.assistant_id).sort((a, b) => a - b)).toEqual(people)
    expect([cart.length, version]).toEqual([1, 21])
  })
})

describe('a save whose answer was lost', () => {
  it('comes again and changes nothing, whatever was done since', async () => {
    const known = started({ cart: [place(3, ada)] })
    const uuid = await newDraft(known)
    const removing: Saving = { from: known, to: started(), save_uuid: randomUUID() }
    await save(uuid, removing)
    await save(uuid, { from: started(), to: known })
    const again = await save(uuid, removing)
    expect(again).toMatchObject({ status: 200, body: { version: 3 } })
    expect(who((again.body['matching_criteria'] as MatchingCriteria).cart)).toEqual([[3, ada]])
  })

  it('of a hundred changes ago is forgotten, so that no draft remembers more', async () => {
    const uuid = await newDraft()
    for (let at = 0; at < 103; at += 1) {
      await save(uuid, { from: started(), to: started({ package: `package ${at}` }) })
    }
    const { rows } = await database.pool.query('select count(*)::int from draft_saves where project_uuid = $1', [uuid])
    expect(rows).toEqual([{ count: 100 }])
  })
})

describe('a save that joins', () => {
  it('keeps the name a draft was given elsewhere', async () => {
    const uuid = await newDraft()
    await call(running.server, `PUT /project/${uuid}`, { token, body: { project_name: 'Spring books' } })
    await save(uuid, { from: started(), to: started({ hours: [30, 20] }) })
    expect(await stored(uuid)).toMatchObject({ project_name: 'Spring books', hours: [30, 20] })
  })

  it('and changes nothing makes no new version', async () => {
    const uuid = await newDraft()
    expect((await save(uuid, { from: started(), to: started() })).body).toMatchObject({ version: 1 })
  })

  it('is refused for someone else’s draft as for none: 404', async () => {
    const uuid = await newDraft()
    expect((await save(uuid, { from: started(), to: started(), by: stranger })).status).toBe(404)
  })

  it('with someone for a role they don’t have answers 409, and nothing changes', async () => {
    const { id } = await addAssistant(database, { role_ids: [9] })
    const uuid = await newDraft()
    const answer = await save(uuid, { from: started(), to: started({ cart: [place(3, id)] }) })
    expect(answer).toMatchObject({ status: 409, body: { code: 'not_their_role' } })
    expect(await stored(uuid)).toMatchObject({ version: 1, cart: [] })
  })

  it('onto what has become a subscription answers 409 project_started', async () => {
    const uuid = await newDraft()
    await database.pool.query(
      `update projects set start_date = '2026-11-20', currency = 'cad', invoice_day = 20, invoiced_until = '2026-12-19'
       where uuid = $1`,
      [uuid],
    )
    const answer = await save(uuid, { from: started(), to: started({ hours: [30, 20] }) })
    expect(answer).toMatchObject({ status: 409, body: { code: 'project_started' } })
  })
})
