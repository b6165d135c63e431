import pino from 'pino'
import { clientsOperations } from '../../accounts/clients.operations.ts'
import { paymentsOperations } from '../../billing/payments.operations.ts'
import { detachCards } from '../../accounts/cards/detach-cards.ts'
import { handleProcessorEvents, type OnProcessorEvent } from '../../billing/processor/processor-events.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import { createJobs } from '../../platform/jobs/jobs.ts'
import type { CardProcessor } from '../../platform/payments/card-processor.ts'
import { createTestProcessor } from '../../platform/payments/test-processor/test-processor.ts'
import { call, type Answer } from '../call.ts'
import type { TestDatabase } from '../database.ts'
import { serveOperations } from './operations-server.ts'
import { addClient, addPerson, addSession } from '../people.ts'

/** A server of the calls about cards, with the test processor unless another or none is given. */
export async function serveCards(
  database: TestDatabase,
  clock: Clock,
  options: { processor?: CardProcessor | null; listeners?: readonly OnProcessorEvent[]; entriesPerHour?: number } = {},
) {
  const testProcessor = createTestProcessor({ url: database.url, clock, slowness: 10 })
  const { processor = testProcessor, listeners = [] } = options
  const jobs = createJobs({ url: database.url, log: pino({ level: 'silent' }) })
  detachCards(jobs, processor)
  handleProcessorEvents({ database, clock, jobs, listeners })
  const cardEntries = { purpose: 'card entry', max: options.entriesPerHour ?? 1_000, windowSeconds: 3600 }
  const running = await serveOperations({ database, clock }, ({ throttle }) => {
    const deps = { database, clock, jobs, processor, throttle, configuration: { cardEntries } }
    return [...Object.values(clientsOperations(deps)), ...Object.values(paymentsOperations(deps))]
  })
  await jobs.start()

  /** A company with its primary contact, signed in. */
  async function company(name: string) {
    const uuid = await addClient(database, name)
    const contact = await addPerson(database, { permissions: ['client'], client_uuid: uuid, is_primary_contact: true })
    const token = await addSession(database, clock, contact.uuid)
    const address = `/client/${uuid}/credit_card` as const
    return {
      uuid,
      contact,
      token,
      add: (card: string, more: Record<string, unknown> = {}): Promise<Answer> =>
        call(running.server, `POST ${address}`, { token, body: { token: card, ...more } }),
      list: (source = 'talentplace'): Promise<Answer> => call(running.server, `GET ${address}/${source}`, { token }),
      begin: (): Promise<Answer> => call(running.server, `POST ${address}/begin`, { token }),
      makeDefault: (card: string, source = 'talentplace'): Promise<Answer> =>
        call(running.server, `PUT ${address}`, { token, body: { uuid: card, source } }),
      remove: (card: string): Promise<Answer> => call(running.server, `DELETE ${address}/${card}`, { token }),
    }
  }

  return {
    server: running.server,
    testProcessor,
    company,
    async stop() {
      await running.server.close()
      await jobs.stop()
      await running.stop()
      await testProcessor.close()
    },
  }
}

export type CardsServer = Awaited<ReturnType<typeof serveCards>>

/** The card of an answer. */
export function cardOf({ body }: Answer): Record<string, unknown> & { uuid: string } {
  return body['card'] as Record<string, unknown> & { uuid: string }
}

/** The cards of a list, in its order. */
export function cardsOf({ body }: Answer): (Record<string, unknown> & { uuid: string })[] {
  return body['credit_cards'] as (Record<string, unknown> & { uuid: string })[]
}
