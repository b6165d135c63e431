import { afterAll, beforeEach } from 'vitest'
import { settableClock } from '../platform/clock/clock.ts'
import { call } from './call.ts'
import { testDatabase } from './database.ts'
import { addClient, addPerson, addSession } from './people.ts'
import { serveMeetings } from './servers/meetings-server.ts'

const timezone = 'America/Toronto'

interface VisibleSlot {
  readonly start: string
  readonly end: string
  readonly timezone_offset: number
  readonly office_offset: number
}

/**
 * Meetings for the tests of one file: a database of its own, a server, and a clock that each test finds at the same
 * instant. To be awaited once, before the first test.
 */
export async function meetingsSuite(start: Date) {
  const clock = settableClock(start)
  const database = await testDatabase()
  const running = await serveMeetings(database, clock)
  beforeEach(() => clock.set(start))
  afterAll(async () => {
    await running.stop()
    await database.close()
  })

  const slots = async (zone = timezone) =>
    (await call(running.server, `GET /meetings/slots?kind=discovery&timezone=${zone}`)).body['slots'] as VisibleSlot[]

  return {
    clock,
    database,
    running,
    timezone,
    slots,
    async addMaple() {
      const uuid = await addClient(database, 'Maple Books')
      const person = await addPerson(database, { permissions: ['client'], client_uuid: uuid })
      const token = await addSession(database, clock, person.uuid)
      const book = (from: string, more: object = {}) =>
        call(running.server, `POST /client/${uuid}/calendly_event`, {
          token,
          body: { kind: 'discovery', start: from, timezone, ...more },
        })
      return { uuid, person, token, book }
    },
    async freeStart(): Promise<string> {
      const [first] = await slots()
      return first?.start ?? ''
    },
  }
}
