import type { Kysely } from 'kysely'
import { clientTimezone, isExpired } from '../../accounts/cards/card-expiry.ts'
import type { Tables } from '../../platform/database/tables.ts'

interface ClientOfProcessor {
  readonly client_uuid: string
  readonly processor: 'test' | 'stripe'
}

function cardsOf(database: Kysely<Tables>, { client_uuid, processor }: ClientOfProcessor) {
  return database
    .selectFrom('credit_cards')
    .innerJoin('processor_customers as customer', (join) =>
      join
        .onRef('customer.client_uuid', '=', 'credit_cards.client_uuid')
        .onRef('customer.processor', '=', 'credit_cards.processor'),
    )
    .select([
      'credit_cards.uuid',
      'customer_id',
      'stripe_card_id',
      'expiry_month',
      'expiry_year',
      clientTimezone().as('timezone'),
    ])
    .where('credit_cards.client_uuid', '=', client_uuid)
    .where('credit_cards.processor', '=', processor)
}

/** The card a client is charged with by itself: the default one of the processor in use, unless it has expired. */
export async function defaultCard(database: Kysely<Tables>, client: ClientOfProcessor & { now: Date }) {
  const card = await cardsOf(database, client)
    .where('default_credit_card', '=', true)
    .where('removed_date', 'is', null)
    .executeTakeFirst()
  return card && !isExpired(card, client.now) ? card : undefined
}

/** A card by its uuid, also one that was removed or has expired since a charge with it began. */
export async function cardOfCharge(database: Kysely<Tables>, client: ClientOfProcessor & { card_uuid: string }) {
  return cardsOf(database, client).where('credit_cards.uuid', '=', client.card_uuid).executeTakeFirst()
}
