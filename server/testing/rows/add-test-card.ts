import { cardRow } from '../../accounts/cards/card-row.ts'
import { customerOfClient } from '../../accounts/cards/customer-of-client.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import { createTestProcessor } from '../../platform/payments/test-processor/test-processor.ts'
import type { TestDatabase } from '../database.ts'

/** A card of the test processor that a client keeps; its uuid. `token`: see `contract/billing/processor/test-cards.ts`. */
export async function addTestCard(
  database: TestDatabase,
  about: { client_uuid: string; token: string; clock: Clock; isDefault?: boolean },
): Promise<string> {
  const processor = createTestProcessor({ url: database.url, clock: about.clock })
  try {
    const customer = await customerOfClient(database.kysely, processor, about.client_uuid)
    const card = await cardRow(database, await processor.saveCard(customer, about.token))
    const { uuid } = await database.kysely
      .insertInto('credit_cards')
      .values({
        ...card,
        client_uuid: about.client_uuid,
        processor: 'test',
        default_credit_card: about.isDefault ?? false,
      })
      .returning('uuid')
      .executeTakeFirstOrThrow()
    return uuid
  } finally {
    await processor.close()
  }
}
