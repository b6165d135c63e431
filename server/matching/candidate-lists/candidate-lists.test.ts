import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settableClock } from '../../platform/clock/clock.ts'
import { call } from '../../testing/call.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { addClient, addPerson, addSession } from '../../testing/people.ts'
import { addAssistant } from '../../testing/rows/add-assistant.ts'
import { serveOperations, type OperationsServer } from '../../testing/servers/operations-server.ts'
import { createCandidateListOperation } from './create-candidate-list.ts'
import { deleteCandidateListOperation } from './delete-candidate-list.ts'
import { getSharedCandidatesOperation } from './get-shared-candidates.ts'
import { listCandidateListsOperation } from './list-candidate-lists.ts'
import { shareCandidateListOperation } from './share-candidate-list.ts'

const clock = settableClock(new Date('2026-11-20T15:00:00Z'))

let database: TestDatabase
let running: OperationsServer
let maya: string
let noor: string

beforeAll(async () => {
  database = await testDatabase()
  running = await serveOperations({ database, clock }, () => [
    createCandidateListOperation({ database, clock }),
    listCandidateListsOperation(database),
    shareCandidateListOperation(database),
    deleteCandidateListOperation(database),
    getSharedCandidatesOperation(database),
  ])
  maya = (await addAssistant(database, { display_name: 'Maya R.', state: 'active' })).uuid
  noor = (await addAssistant(database, { display_name: 'Noor S.', state: 'active' })).uuid
})
afterAll(async () => {
  await running.stop()
  await database.close()
})

async function client() {
  const client_uuid = await addClient(database, 'Oak Books')
  const one = async () => {
    const { uuid } = await addPerson(database, { permissions: ['client'], client_uuid })
    return addSession(database, clock, uuid)
  }
  return { token: await one(), colleague: await one() }
}
const keep = (token: string, about: object = {}) =>
  call(running.server, 'POST /candidate_lists', {
    token,
    body: { uuid: randomUUID(), name: 'Bookkeepers', assistants: [noor, maya], ...about },
  })
const share = (token: string, uuid: unknown, shared: boolean) =>
  call(running.server, `PUT /candidate_lists/${String(uuid)}/link`, { token, body: { shared } })
const open = (key: unknown) => call(running.server, `GET /matching/shared_candidates/${String(key)}`)

describe('a list of candidates', () => {
  it('is kept once however often it is sent, in the order chosen, for the whole company and nobody else', async () => {
    const { token, colleague } = await client()
    const uuid = randomUUID()
    const [first] = await Promise.all([keep(token, { uuid }), keep(token, { uuid })])
    expect(first).toMatchObject({
      status: 200,
      body: { name: 'Bookkeepers', assistants: [{ uuid: noor }, { uuid: maya }], share_key: null },
    })
    const theirs = await call(running.server, 'GET /candidate_lists', { token: colleague })
    expect(theirs.body).toMatchObject({ count: 1, candidate_lists: [{ uuid }] })
    const other = await client()
    expect((await share(other.token, uuid, true)).status).toBe(404)
    expect((await keep(other.token, { uuid })).status).toBe(404)
    expect((await call(running.server, `DELETE /candidate_lists/${uuid}`, { token: other.token })).status).toBe(404)
    expect((await call(running.server, 'GET /candidate_lists', { token: other.token })).body['count']).toBe(0)
  })

  it('has one to eight people who can be found, and there are fifty a client', async () => {
    const { token } = await client()
    expect((await keep(token, { assistants: [] })).status).toBe(400)
    expect((await keep(token, { assistants: Array.from({ length: 9 }, () => randomUUID()) })).status).toBe(400)
    expect((await keep(token, { assistants: [maya, randomUUID()] })).status).toBe(404)
    for (let each = 0; each < 50; each += 1) expect((await keep(token, { name: `List ${each}` })).status).toBe(200)
    expect(await keep(token)).toMatchObject({ status: 409, body: { code: 'too_many_lists' } })
  })

  it('is shown by its link as visitors see people, until that ends, and leaves out who is gone', async () => {
    const { token } = await client()
    const { body } = await keep(token)
    const { body: shared } = await share(token, body['uuid'], true)
    expect((await share(token, body['uuid'], true)).body['share_key']).toBe(shared['share_key'])
    const seen = await open(shared['share_key'])
    expect(seen).toMatchObject({
      status: 200,
      body: { name: 'Bookkeepers', company: 'Oak Books', assistants: [{ display_name: 'Noor' }, { uuid: maya }] },
    })
    expect(seen.text).not.toContain('Noor S')
    await database.pool.query(`update assistants set state = 'inactive' where uuid = $1`, [noor])
    expect((await open(shared['share_key'])).body['assistants']).toHaveLength(1)
    await database.pool.query(`update assistants set state = 'active' where uuid = $1`, [noor])
    await share(token, body['uuid'], false)
    expect((await open(shared['share_key'])).status).toBe(404)
    const { body: again } = await share(token, body['uuid'], true)
    expect(again['share_key']).not.toBe(shared['share_key'])
    await call(running.server, `DELETE /candidate_lists/${String(body['uuid'])}`, { token })
    expect((await open(again['share_key'])).status).toBe(404)
  })
})
