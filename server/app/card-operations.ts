import { addCardOperation } from '../features/clients/cards/add-card.ts'
import { beginCardOperation } from '../features/clients/cards/begin-card.ts'
import { deleteCardOperation } from '../features/clients/cards/delete-card.ts'
import { listCardsOperation } from '../features/clients/cards/list-cards.ts'
import { setDefaultCardOperation } from '../features/clients/cards/set-default-card.ts'
import { receiveProcessorEventOperation } from '../features/payments/receive-processor-event.ts'
import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/connection.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { CardProcessor } from '../platform/payments/card-processor.ts'
import type { Throttle } from '../platform/throttle/throttle.ts'
import type { Configuration } from './configuration.ts'

/** A client's cards, and what the card processor tells of its own accord. */
export function cardOperations(deps: {
  database: Database
  clock: Clock
  jobs: Jobs
  processor: CardProcessor | null
  throttle: Throttle
  configuration: Pick<Configuration, 'cardEntries'>
}) {
  const entered = { ...deps, limit: deps.configuration.cardEntries }
  return {
    listCards: listCardsOperation(deps),
    beginCard: beginCardOperation(entered),
    addCard: addCardOperation(entered),
    setDefaultCard: setDefaultCardOperation(deps),
    deleteCard: deleteCardOperation(deps),
    receiveProcessorEvent: receiveProcessorEventOperation(deps),
  }
}
