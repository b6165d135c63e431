import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { createListener, type Listener } from '../database/listener.ts'
import { openFeatureFlagStore } from './feature-flag-store.ts'

const log = pino({ level: 'silent' })
let database: TestDatabase

async function openProcess() {
  const listener = createListener({ url: database.url, log })
  await listener.start()
  return { listener, featureFlags: await openFeatureFlagStore({ database, listener, log }) }
}

const set = (value: 'enabled' | 'disabled') =>
  database.pool.query("update configurations set value = $1 where name = 'featureFlag.va-time'", [`"${value}"`])

async function setAndHear(listener: Listener, value: 'enabled' | 'disabled'): Promise<void> {
  const heard = new Promise((resolve) => listener.on('configuration_changed', resolve))
  await set(value)
  await heard
}

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

describe('A2.7 a flag', () => {
  it('that changes is known to every process as soon as it has heard', async () => {
    const processes = await Promise.all([openProcess(), openProcess()])
    for (const value of ['enabled', 'disabled'] as const) {
      const heard = processes.map(
        ({ listener }) => new Promise((resolve) => listener.on('configuration_changed', resolve)),
      )
      await set(value)
      await Promise.all(heard)
      for (const { featureFlags } of processes)
        expect((await featureFlags.latest()).flags['va-time']).toBe(value === 'enabled')
    }
    await Promise.all(processes.map(({ listener }) => listener.stop()))
  })

  it('is asked of the database once, and then kept in memory', async () => {
    const { listener, featureFlags } = await openProcess()
    await setAndHear(listener, 'enabled')
    await featureFlags.latest()
    expect(featureFlags.latest()).not.toBeInstanceOf(Promise)
    await listener.stop()
  })

  it('is asked of the database by a process that doesn’t hear of changes', async () => {
    const { listener, featureFlags } = await openProcess()
    await setAndHear(listener, 'disabled')
    await listener.stop()
    await set('enabled')
    expect((await featureFlags.latest()).flags['va-time']).toBe(true)
  })
})
