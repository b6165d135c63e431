import * as refusals from '@talentplace/contract/accounts/messages/refusals'
import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { notFound, HttpError } from '../../platform/http/http-error.ts'
import type { CardProcessor } from '../../platform/payments/card-processor.ts'
import { clientTimezone, isExpired, type ClientsCard } from './card-expiry.ts'

/** What a charge is asked with. */
export interface ChargeableCard {
  readonly uuid: string
  readonly processor: CardProcessor['name']
  readonly customer_id: string
  readonly stripe_card_id: string
  readonly brand: string
  readonly last_four: string
  readonly expiry_month: number
  readonly expiry_year: number
}

/** @throws HttpError 409 for a card whose last month has passed */
export function rejectExpired(card: ClientsCard, now: Date): void {
  if (!isExpired(card, now)) return
  throw new HttpError(409, 'card_expired', refusals.cardExpired())
}

/**
 * Step: a card of this client as a charge needs it. Whether the processor of today is the card's is for the caller to
 * see. @throws HttpError 404 for a card that isn't the client's, 409 for one that has expired
 */
export async function chargeableCard(
  database: Kysely<Tables>,
  { client_uuid, card_uuid, now }: { client_uuid: string; card_uuid: string; now: Date },
): Promise<ChargeableCard> {
  const card = await database
    .selectFrom('credit_cards')
    .innerJoin('processor_customers', (join) =>
      join
        .onRef('processor_customers.client_uuid', '=', 'credit_cards.client_uuid')
        .onRef('processor_customers.processor', '=', 'credit_cards.processor'),
    )
    .select(['uuid', 'credit_cards.processor', 'customer_id', 'stripe_card_id'])
    .select(['brand', 'last_four', 'expiry_month', 'expiry_year', clientTimezone().as('timezone')])
    .where('credit_cards.client_uuid', '=', client_uuid)
    .where('uuid', '=', card_uuid)
    .where('removed_date', 'is', null)
    .executeTakeFirst()
  if (!card) throw notFound()
  rejectExpired(card, now)
  const { timezone: _timezone, ...chargeable } = card
  return chargeable
}
