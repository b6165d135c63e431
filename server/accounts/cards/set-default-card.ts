import { setDefaultCard } from '@talentplace/contract/accounts/cards/card.routes'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { rejectExpired } from './chargeable-card.ts'
import { lockCards } from './lock-cards.ts'
import { makeDefault } from './make-default.ts'
import { requireCard } from './require-card.ts'
import { requireClient, requireSource } from './require-client.ts'
import { toCardView } from './to-card-view.ts'

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
      rejectExpired(card, at)
      await makeDefault(transaction, {
        client_uuid: clientUuid,
        card_uuid: card.uuid,
        actor_uuid: by.user_uuid,
        impersonator_uuid: by.impersonator_uuid,
        at,
      })
      const { processor: _processor, ...listed } = card
      return { card: toCardView({ ...listed, default_credit_card: true }, at) }
    })
  })
}
