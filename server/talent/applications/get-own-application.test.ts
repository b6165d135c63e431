import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settableClock } from '../../platform/clock/clock.ts'
import { call } from '../../testing/call.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { addPerson, addSession } from '../../testing/people.ts'
import { addApplication } from '../../testing/rows/add-application.ts'
import { addAssistant } from '../../testing/rows/add-assistant.ts'
import { serveOperations, type OperationsServer } from '../../testing/servers/operations-server.ts'
import { applicationsOperations } from '../applications.operations.ts'
import { completeStep } from './complete-step.ts'
import { checkStepOpen, lockOwnApplication } from './lock-application.ts'
import { moveApplication } from './move-application.ts'

const clock = settableClock(new Date('2026-11-20T15:00:00Z'))

let database: TestDatabase
let running: OperationsServer
beforeAll(async () => {
  database = await testDatabase()
  running = await serveOperations({ database, clock }, () => Object.values(applicationsOperations({ database, clock })))
})
afterAll(async () => {
  await running.stop()
  await database.close()
})

async function applicant() {
  const { uuid: user } = await addPerson(database, { permissions: ['virtualassistant'] })
  const { uuid: virtualassistant_uuid } = await addAssistant(database, { user_uuid: user, state: 'applicant' })
  return { user, virtualassistant_uuid, token: await addSession(database, clock, user) }
}

const own = async (token: string) =>
  (await call(running.server, 'GET /applications/self', { token })).body['application']

describe('C6.1 one’s own application', () => {
  it('tells its state, what is done and which step comes next', async () => {
    const { user, virtualassistant_uuid, token } = await applicant()
    expect((await call(running.server, 'GET /applications/self', { token })).body).toEqual({ application: null })
    await addApplication(database, { virtualassistant_uuid })
    await database.kysely.transaction().execute(async (transaction) => {
      const locked = await lockOwnApplication(transaction, user)
      expect(() => checkStepOpen(locked, 'contract')).toThrow('“Contract” can’t be changed')
      await completeStep(transaction, locked, { step: 'apply', at: clock.now() })
      await completeStep(transaction, locked, { step: 'apply', at: clock.now() })
    })
    expect(await own(token)).toMatchObject({
      state: 'started',
      next_step: 'skills',
      steps: [
        { name: 'apply', standing: 'done' },
        { name: 'skills', standing: 'open' },
        { name: 'skilltest', standing: 'waiting' },
        { name: 'scheduleinterview' },
        { name: 'profile' },
        { name: 'scheduleonboarding' },
        { name: 'contract' },
        { name: 'courses', standing: 'waiting' },
      ],
    })
  })

  it('is moved along the states only, and noted in the audit', async () => {
    const { user, virtualassistant_uuid, token } = await applicant()
    await addApplication(database, { virtualassistant_uuid })
    await database.kysely.transaction().execute(async (transaction) => {
      const move = { by: user, at: clock.now(), who: 'assistant' } as const
      const locked = await lockOwnApplication(transaction, user)
      await expect(moveApplication(transaction, locked, { ...move, to: 'accepted' })).rejects.toThrow(
        'Nothing goes from',
      )
      const moved = await moveApplication(transaction, locked, { ...move, to: 'withdrawn' })
      expect(() => checkStepOpen(moved, 'apply')).toThrow('Your application has ended.')
    })
    expect(await own(token)).toMatchObject({
      state: 'withdrawn',
      next_step: null,
      steps: expect.arrayContaining([{ name: 'apply', standing: 'closed' }]),
    })
    const { rows } = await database.pool.query(
      `select details from audit_entries where action = 'application.state_changed' and entity = $1`,
      [`assistant:${virtualassistant_uuid}`],
    )
    expect(rows).toEqual([{ details: { state: { before: 'started', after: 'withdrawn' } } }])
  })
})
