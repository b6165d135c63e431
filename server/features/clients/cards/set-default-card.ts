import { setDefaultCard } from '@talentplace/contract/clients/card.routes'
import type { Transaction } from 'kysely'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Database } from '../../../platform/database/connection.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import { handle, signedIn } from '../../../platform/http/handler.ts'
import { refuseExpired } from './chargeable-card.ts'
import { lockCards } from './lock-cards.ts'
import { requireCard } from './require-card.ts'
import { requireClient, requireSource } from './require-client.ts'
import { shownCard } from './shown-card.ts'
import { clearDefault } from './take-default.ts'

async function moveDefault(transaction: Transaction<Tables>, clientUuid: string, cardUuid: string): Promise<void> {
  await clearDefault(transaction, clientUuid)
  await transaction
    .updateTable('credit_cards')
    .set({ default_credit_card: true })
    .where('uuid', '=', cardUuid)
    .execute()
}

/** B9.2, B9.3: which card is charged from now on. */
export function setDefaultCardOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(setDefaultCard, async (context, { params, body }) => {
    const by = signedIn(context)
    const { clientUuid } = params
    await requireClient(database.kysely, by, clientUuid, ['admin_finance.edit'])
    requireSource(body.source)
    const at = clock.now()
    return database.kysely.transaction().execute(async (transaction) => {
      await lockCards(transaction, clientUuid)
      const card = await requireCard(transaction, clientUuid, body.uuid)
      refuseExpired(card, at)
      if (!card.default_credit_card) {
        await moveDefault(transaction, clientUuid, card.uuid)
        await recordAudit(transaction, {
          at,
          actor_uuid: by.user_uuid,
          impersonator_uuid: by.impersonator_uuid,
          action: 'card.made_default',
          entity: `card:${card.uuid}`,
          details: { client_uuid: clientUuid, brand: card.brand, last_four: card.last_four },
        })
      }
      const { processor: _processor, ...shown } = card
      return { card: shownCard({ ...shown, default_credit_card: true }, at) }
    })
  })
}
