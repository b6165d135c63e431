import { sql, type Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { isExpired, type CardExpiry } from './card-expiry.ts'
import { defaultToCharge } from './default-to-charge.ts'

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
 * B9.3: whether a new card becomes the default: it can be charged, and no default can. One that has expired, or whose last
 * charge was refused, makes way.
 */
export async function takesDefault(
  transaction: Transaction<Tables>,
  { card, client_uuid, now }: { card: CardExpiry; client_uuid: string; now: Date },
): Promise<boolean> {
  const { rows } = await sql<{ timezone: string }>`select client_timezone(${client_uuid}) as timezone`.execute(
    transaction,
  )
  const timezone = rows[0]?.timezone ?? 'UTC'
  if (isExpired({ ...card, timezone }, now)) return false
  return (await defaultToCharge(transaction, { client_uuid, now })) === undefined
}
