import type { Transaction } from 'kysely'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { clientTimezone, isExpired } from './card-expiry.ts'
import { lockCards } from './lock-cards.ts'
import { clearDefault } from './take-default.ts'

interface ChosenCard {
  readonly client_uuid: string
  readonly card_uuid: string
  readonly actor_uuid: string | null
  readonly impersonator_uuid?: string | null
  readonly at: Date
}

/**
 * Step: this card is charged from now on. Nothing changes where it is the default already, or was removed or has expired
 * since it was chosen. The client's cards are locked until the transaction ends.
 */
export async function makeDefault(transaction: Transaction<Tables>, chosen: ChosenCard): Promise<void> {
  const { client_uuid, card_uuid, actor_uuid, impersonator_uuid = null, at } = chosen
  await lockCards(transaction, client_uuid)
  const card = await transaction
    .selectFrom('credit_cards')
    .select([
      'brand',
      'last_four',
      'expiry_month',
      'expiry_year',
      'default_credit_card',
      clientTimezone().as('timezone'),
    ])
    .where('uuid', '=', card_uuid)
    .where('client_uuid', '=', client_uuid)
    .where('removed_date', 'is', null)
    .executeTakeFirst()
  if (!card || card.default_credit_card || isExpired(card, at)) return
  await clearDefault(transaction, client_uuid)
  await transaction
    .updateTable('credit_cards')
    .set({ default_credit_card: true })
    .where('uuid', '=', card_uuid)
    .execute()
  await recordAudit(transaction, {
    at,
    actor_uuid,
    impersonator_uuid,
    action: 'card.made_default',
    entity: `card:${card_uuid}`,
    details: { client_uuid, brand: card.brand, last_four: card.last_four },
  })
}
