import type { Transaction } from 'kysely'
import type { Tables } from '../../../platform/database/tables.ts'
import { dayOf, isExpired, type CardExpiry } from './card-expiry.ts'

/** Step: no card is the client's default any more; before another becomes it, as the database refuses two. */
export async function clearDefault(transaction: Transaction<Tables>, clientUuid: string): Promise<void> {
  await transaction
    .updateTable('credit_cards')
    .set({ default_credit_card: false })
    .where('client_uuid', '=', clientUuid)
    .where('default_credit_card', '=', true)
    .execute()
}

/**
 * B9.3: whether a new card becomes the default: it can be charged, and no default can. One that has expired makes way, as
 * nothing could be paid with it.
 */
export async function takesDefault(
  transaction: Transaction<Tables>,
  { card, client_uuid, now }: { card: CardExpiry; client_uuid: string; now: Date },
): Promise<boolean> {
  const present = await transaction
    .selectFrom('credit_cards')
    .select(['expiry_month', 'expiry_year'])
    .where('client_uuid', '=', client_uuid)
    .where('default_credit_card', '=', true)
    .executeTakeFirst()
  const today = dayOf(now)
  return !isExpired(card, today) && (present === undefined || isExpired(present, today))
}
