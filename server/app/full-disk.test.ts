import { afterAll, beforeAll, expect, it } from 'vitest'
import { systemClock } from '../platform/clock/clock.ts'
import { call } from '../testing/call.ts'
import { testDatabase, type TestDatabase } from '../testing/database.ts'
import { addClient, addPerson, addSession } from '../testing/people.ts'
import { startTestServer } from '../testing/servers/running-server.ts'
import type { RunningServer } from './running-server.ts'

let database: TestDatabase
let running: RunningServer
let token: string

beforeAll(async () => {
  database = await testDatabase()
  running = await startTestServer({ database, clock: systemClock })
  const client = await addPerson(database, {
    permissions: ['client'],
    client_uuid: await addClient(database, 'Maple Books'),
  })
  token = await addSession(database, systemClock, client.uuid)
})
afterAll(async () => {
  await running.stop()
  await database.close()
})

const create = () => call(running.server, 'POST /project', { token, body: {} })
const drafts = async () => (await database.pool.query('select uuid from projects')).rows.length

/** From now on no draft finds room, until the answer is called. */
async function fill(sqlState: string): Promise<() => Promise<unknown>> {
  await database.pool.query(`create function no_room() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = '${sqlState}'; end $$`)
  await database.pool.query('create trigger no_room after insert on projects for each row execute function no_room()')
  return () => database.pool.query('drop function no_room cascade')
}

it.each(['53100', '53200', '53400'])(
  'without room (%s) a save is refused plainly, and goes on once there is some',
  async (sqlState) => {
    expect((await create()).status).toBe(200)
    const before = await drafts()
    const makeRoom = await fill(sqlState)
    const answer = await create()
    expect(answer).toMatchObject({
      status: 503,
      body: {
        code: 'out_of_room',
        message:
          'We can’t save anything for a moment. What you saved before is safe; please try again in a few minutes.',
      },
    })
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect((await call(running.server, 'GET /auth/session', { token })).status).toBe(200)
    expect(await drafts()).toBe(before)
    await makeRoom()
    expect((await create()).status).toBe(200)
    expect(await drafts()).toBe(before + 1)
  },
)
