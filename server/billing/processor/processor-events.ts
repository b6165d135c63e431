import type { Kysely, Transaction } from 'kysely'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { CardProcessor, ProcessorEvent } from '../../platform/payments/card-processor.ts'

const jobName = 'payments.processor_event'

interface EventKey {
  readonly processor: CardProcessor['name']
  readonly event_id: string
}

/** What is done with an event; it may come late, twice and out of order. A throw has it done again later. */
export type OnProcessorEvent = (event: ProcessorEvent) => Promise<void>

/** Step: keeps an event and the job that handles it, once, however often it is sent. */
export async function storeProcessorEvent(
  transaction: Transaction<Tables>,
  { processor, event, jobs, at }: { processor: CardProcessor['name']; event: ProcessorEvent; jobs: Jobs; at: Date },
): Promise<void> {
  const { event_id, kind } = event
  const added = await transaction
    .insertInto('processor_events')
    .values({ processor, event_id, kind, payload: JSON.stringify(event), received_date: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('event_id')
    .executeTakeFirst()
  if (added) await jobs.enqueue(transaction, jobName, { processor, event_id } satisfies EventKey)
}

async function findEvent(database: Kysely<Tables>, { processor, event_id }: EventKey) {
  return database
    .selectFrom('processor_events')
    .select(['payload', 'handled_date'])
    .where('processor', '=', processor)
    .where('event_id', '=', event_id)
    .executeTakeFirst()
}

/** Hands each kept event to all who listen, until none of them throws. */
export function handleProcessorEvents(deps: {
  database: Database
  clock: Clock
  jobs: Jobs
  listeners: readonly OnProcessorEvent[]
}): void {
  const { database, clock, jobs, listeners } = deps
  jobs.work<EventKey>(jobName, async (key) => {
    const stored = await findEvent(database.kysely, key)
    if (!stored || stored.handled_date !== null) return
    for (const listener of listeners) await listener(stored.payload as ProcessorEvent)
    await database.kysely
      .updateTable('processor_events')
      .set({ handled_date: clock.now() })
      .where('processor', '=', key.processor)
      .where('event_id', '=', key.event_id)
      .execute()
  })
}
