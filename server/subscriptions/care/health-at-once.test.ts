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
  await vi.waitFor(async () => expect(await levels()).toEqual(['amber', 'amber', 'amber']))
  await Promise.all(
    [1, 2, 3, 4].map(() => database.pool.query(`update tasks set removed_date = now() where removed_date is null`)),
  )
  await vi.waitFor(async () => expect(await levels()).toEqual(['green', 'green', 'green']))
  for (const { listener, health } of processes) {
    await health.stop()
    await listener.stop()
  }
})
