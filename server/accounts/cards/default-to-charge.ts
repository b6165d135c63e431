import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { clientTimezone, isExpired } from './card-expiry.ts'
import { lastDeclined } from './last-declined.ts'

/** The client's default card, unless it has expired or its bank refused the last charge of it. */
export async function defaultToCharge(
  database: Kysely<Tables>,
  { client_uuid, now }: { client_uuid: string; now: Date },
): Promise<string | undefined> {
  const card = await database
    .selectFrom('credit_cards')
    .select(['uuid', 'expiry_month', 'expiry_year', lastDeclined().as('was_declined'), clientTimezone().as('timezone')])
    .where('client_uuid', '=', client_uuid)
    .where('default_credit_card', '=', true)
    .executeTakeFirst()
  return card && !card.was_declined && !isExpired(card, now) ? card.uuid : undefined
}

/**
 * The card that renewals charge once a payment with this card has gone through: the card itself, unless the client wants to
 * keep a default that can be charged.
 */
export async function renewalCard(
  database: Kysely<Tables>,
  payment: { client_uuid: string; card_uuid: string; use_for_renewals: boolean; now: Date },
): Promise<string> {
  if (payment.use_for_renewals) return payment.card_uuid
  return (await defaultToCharge(database, payment)) ?? payment.card_uuid
}
