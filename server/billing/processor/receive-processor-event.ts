import { receiveProcessorEvent } from '@talentplace/contract/billing/processor/webhook.routes'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, sentCallOf } from '../../platform/http/handler.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { CardProcessor } from '../../platform/payments/card-processor.ts'
import { storeProcessorEvent } from './processor-events.ts'

/** Keeps what the processor tells and answers at once; it is handled by a job. */
export function receiveProcessorEventOperation(deps: {
  database: Database
  clock: Clock
  jobs: Jobs
  processor: CardProcessor | null
}) {
  const { database, clock, jobs, processor } = deps
  return handle(receiveProcessorEvent, async (context, { params }) => {
    const { body, headers } = sentCallOf(context)
    const event = processor?.name === params.processor ? await processor.readEvent(body, headers) : undefined
    if (processor === null || event === undefined) {
      throw new HttpError(400, 'unsigned', 'This event is not signed by our card processor.')
    }
    await database.kysely
      .transaction()
      .execute((transaction) =>
        storeProcessorEvent(transaction, { processor: processor.name, event, jobs, at: clock.now() }),
      )
    return { received: true as const }
  })
}
