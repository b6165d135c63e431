import type { Listener } from '../platform/database/listener.ts'
import type { BoundOperation } from '../platform/http/handler.ts'
import { afterAll } from 'vitest'
import { settableClock } from '../platform/clock/clock.ts'
import { spendingOperations } from '../hiring/spending.operations.ts'
import { timeOperations } from '../work/time.operations.ts'
import { realtimeChannel } from '../platform/realtime/announcement.ts'
import { call, type Answer } from './call.ts'
import { testDatabase } from './database.ts'
import { addClient, addPerson, addSession } from './people.ts'
import { addAssistant } from './rows/add-assistant.ts'
import { testSupplier } from './rows/add-subscription.ts'
import { addWorkplace, type Workplace } from './rows/add-workplace.ts'
import { timeRules } from './timers/time-rules.ts'
import { serveOperations, type PlatformDeps } from './servers/operations-server.ts'
import { testSender } from './test-sender.ts'

export interface Worker {
  readonly user_uuid: string
  readonly token: string
  readonly virtualassistant_uuid: string
  readonly ratePlan: Workplace
}

export interface Notified {
  readonly event?: string
  readonly to?: { readonly users?: readonly string[] }
  readonly data?: unknown
}

/** What someone's browsers are told of timers, once so many of it have come. */
function heardTimers(listener: Listener) {
  const notified: Notified[] = []
  const waits = new Set<() => void>()
  listener.on(realtimeChannel, (payload) => {
    const announcement = JSON.parse(payload) as Notified
    if (announcement.event !== 'timer_update') return
    notified.push(announcement)
    for (const wake of waits) wake()
  })
  return (user_uuid: string, count: number) =>
    new Promise<Notified[]>((done) => {
      const look = () => {
        const theirs = notified.filter(({ to }) => to?.users?.includes(user_uuid))
        if (theirs.length < count) return
        waits.delete(look)
        done(theirs)
      }
      waits.add(look)
      look()
    })
}

/**
 * Logged time for the tests of one file: a database of its own, a clock that begins at an instant, one client, staff, and assistants as they are asked for. To be awaited once, before the first test.
 * @param more further operations beside those of time
 */
export async function timeSuite(start: Date, more: (deps: PlatformDeps) => readonly BoundOperation[] = () => []) {
  const clock = settableClock(start)
  const database = await testDatabase()
  await database.pool.query(`update configurations set value = '"enabled"' where name like 'featureFlag.%-time'`)
  const waiting: { milliseconds: number; work: () => Promise<void> }[] = []
  const later = (milliseconds: number, work: () => Promise<void>) => void waiting.push({ milliseconds, work })
  const running = await serveOperations({ database, clock }, (deps) => [
    ...Object.values(
      timeOperations({
        ...deps,
        configuration: { timeRules, brand: { name: 'Talentplace' }, supplier: testSupplier },
        later,
      }),
    ),
    ...Object.values(spendingOperations({ ...deps, configuration: testSender })),
    ...more(deps),
  ])
  const notified = heardTimers(running.listener)
  afterAll(async () => {
    await running.stop()
    await database.close()
  })
  const client_uuid = await addClient(database, 'Maple Books')
  const contact = await addPerson(database, { permissions: ['client'], client_uuid, is_primary_contact: true })
  const sessionOf = (uuid: string) => addSession(database, clock, uuid)
  const client = await sessionOf(contact.uuid)
  const staff = await sessionOf(
    (await addPerson(database, { permissions: ['admin', 'admin_time.view', 'admin_time.edit'] })).uuid,
  )

  /** An assistant with a place at the client's, in a zone. */
  async function addWorker(
    timezone = 'America/Toronto',
    about: Partial<Parameters<typeof addWorkplace>[1]> = {},
  ): Promise<Worker> {
    const person = await addPerson(database, { permissions: ['virtualassistant'] })
    const assistant = await addAssistant(database, { user_uuid: person.uuid, timezone })
    const ratePlan = await addWorkplace(database, {
      client_uuid,
      created_by: contact.uuid,
      virtualassistant_uuid: assistant.uuid,
      ...about,
    })
    const token = await sessionOf(person.uuid)
    return { user_uuid: person.uuid, token, virtualassistant_uuid: assistant.uuid, ratePlan }
  }

  const send = (
    what: `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`,
    token: string,
    body?: unknown,
    language = 'en',
  ): Promise<Answer> => call(running.server, what, { token, language, ...(body !== undefined && { body }) })

  return {
    clock,
    database,
    running,
    notified,
    waiting,
    client_uuid,
    contact_uuid: contact.uuid,
    client,
    staff,
    addWorker,
    send,
  }
}

/** The entries of an answer. */
export function timeOf({ body }: Answer): Record<string, unknown>[] {
  return body['time'] as Record<string, unknown>[]
}
