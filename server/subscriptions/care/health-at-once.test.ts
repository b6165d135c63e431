import pino from 'pino'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { settableClock } from '../../platform/clock/clock.ts'
import { createListener } from '../../platform/database/listener.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { addClient, addPerson } from '../../testing/people.ts'
import { addAssistant } from '../../testing/rows/add-assistant.ts'
import { addTask } from '../../testing/rows/add-task.ts'
import { addTimeEntry } from '../../testing/rows/add-time-entry.ts'
import { addWorkplace } from '../../testing/rows/add-workplace.ts'
import { checkDueHealth, checkHealthAtOnce } from './check-health.ts'

const clock = settableClock(new Date('2026-11-20T15:00:00Z'))
const log = pino({ level: 'silent' })
/** What has just been looked at is looked at again half a second later. */
const patience = { timeout: 10_000, interval: 20 }
let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

it('E2 the health of subscriptions follows its cause at once, in whichever process hears of it', async () => {
  const client_uuid = await addClient(database, 'Maple Books')
  const created_by = (await addPerson(database, { permissions: ['client'], client_uuid })).uuid
  const virtualassistant_uuid = (await addAssistant(database, {})).uuid
  const places = await Promise.all(
    [1, 2, 3].map(() => addWorkplace(database, { client_uuid, created_by, virtualassistant_uuid })),
  )
  for (const ratePlan of places) await addTimeEntry(database, ratePlan, { task_date: '2026-11-19' })
  await checkDueHealth({ database, clock })
  const levels = async () =>
    (await database.kysely.selectFrom('project_health').select('level').execute()).map(({ level }) => level)
  expect(await levels()).toEqual(['green', 'green', 'green'])

  const processes = await Promise.all(
    ['one', 'another'].map(async () => {
      const listener = createListener({ url: database.url, log })
      const health = checkHealthAtOnce({ database, clock, listener, log })
      await listener.start()
      return { listener, health }
    }),
  )
  for (const { project_uuid } of places) {
    for (const name of ['One', 'Two', 'Three']) await addTask(database, project_uuid, name, '2026-11-10')
  }
  await vi.waitFor(async () => expect(await levels()).toEqual(['amber', 'amber', 'amber']), patience)
  await Promise.all(
    [1, 2, 3, 4].map(() => database.pool.query(`update tasks set removed_date = now() where removed_date is null`)),
  )
  await vi.waitFor(async () => expect(await levels()).toEqual(['green', 'green', 'green']), patience)
  for (const { listener, health } of processes) {
    await health.stop()
    await listener.stop()
  }
})

it('what changes again and again is looked at twice a second, and as it was at last', async () => {
  const client_uuid = await addClient(database, 'Birch Books')
  const created_by = (await addPerson(database, { permissions: ['client'], client_uuid })).uuid
  const virtualassistant_uuid = (await addAssistant(database, {})).uuid
  const place = await addWorkplace(database, { client_uuid, created_by, virtualassistant_uuid })
  await addTimeEntry(database, place, { task_date: '2026-11-19' })
  const { project_uuid } = place
  const level = () =>
    database.kysely
      .selectFrom('project_health')
      .select('level')
      .where('project_uuid', '=', project_uuid)
      .executeTakeFirst()
  const listener = createListener({ url: database.url, log })
  const health = checkHealthAtOnce({ database, clock, listener, log })
  await listener.start()
  const looks = vi.spyOn(database.kysely, 'transaction')
  const began = performance.now()
  for (let at = 0; at < 300; at += 1) await addTask(database, project_uuid, `Task ${at}`, '2026-11-10')
  await vi.waitFor(async () => expect(await level()).toMatchObject({ level: 'red' }), patience)
  const halfSeconds = (performance.now() - began) / 500
  // One at once, and what came before this process listened may be another.
  expect(looks.mock.calls.length).toBeLessThanOrEqual(halfSeconds + 2)
  looks.mockRestore()
  await database.pool.query('update tasks set removed_date = now() where project_uuid = $1', [project_uuid])
  await vi.waitFor(async () => expect(await level()).toMatchObject({ level: 'green' }), patience)
  await health.stop()
  await listener.stop()
})
