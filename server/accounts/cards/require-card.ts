import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { notFound } from '../../platform/http/http-error.ts'
import { cardColumns, type CardRow } from './to-card-view.ts'

/** @throws HttpError 404 for a card that isn't this client's, or is no longer */
export async function requireCard(
  transaction: Transaction<Tables>,
  clientUuid: string,
  cardUuid: string,
): Promise<CardRow & { processor: 'test' | 'stripe' }> {
  const card = await transaction
    .selectFrom('credit_cards')
    .select([...cardColumns, 'processor'])
    .where('uuid', '=', cardUuid)
    .where('client_uuid', '=', clientUuid)
    .where('removed_date', 'is', null)
    .executeTakeFirst()
  if (!card) throw notFound()
  return card
}
