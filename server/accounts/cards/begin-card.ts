import { beginCard } from '@talentplace/contract/accounts/cards/card.routes'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import type { CardProcessor } from '../../platform/payments/card-processor.ts'
import type { Limit, Throttle } from '../../platform/throttle/throttle.ts'
import { rejectOneMore } from './card-limit.ts'
import { customerOfClient } from './customer-of-client.ts'
import { requireClient } from './require-client.ts'
import { answered, requireProcessor } from './require-processor.ts'

/** Lets the browser enter a card with the processor's own fields; nothing is kept here yet. */
export function beginCardOperation(deps: {
  database: Database
  processor: CardProcessor | null
  throttle: Throttle
  limit: Limit
}) {
  const { database } = deps
  return handle(beginCard, async (context, { params }) => {
    await requireClient(database.kysely, signedIn(context), params.clientUuid, ['admin_finance.edit'])
    const processor = requireProcessor(deps.processor)
    await rejectOneMore(database.kysely, params.clientUuid)
    await deps.throttle.admit(deps.limit, params.clientUuid)
    const customer = await customerOfClient(database.kysely, processor, params.clientUuid)
    const { client_secret } = await answered(processor.beginCard(customer))
    return { fields: processor.fields, client_secret }
  })
}
