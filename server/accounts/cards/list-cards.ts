import { listCards, maxCards } from '@talentplace/contract/accounts/cards/card.routes'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import type { CardProcessor } from '../../platform/payments/card-processor.ts'
import { requireClient, requireSource } from './require-client.ts'
import { cardColumns, toCardView } from './to-card-view.ts'

/** B9.1: the cards that can be charged here: those the processor of today knows. */
export function listCardsOperation(deps: { database: Database; clock: Clock; processor: CardProcessor | null }) {
  const { database, clock, processor } = deps
  return handle(listCards, async (context, { params }) => {
    const staff = ['admin_finance.view', 'admin_finance.edit'] as const
    await requireClient(database.kysely, signedIn(context), params.clientUuid, staff)
    requireSource(params.card)
    if (processor === null) return { credit_cards: [], count: 0, fields: null }
    const rows = await database.kysely
      .selectFrom('credit_cards')
      .select(cardColumns)
      .where('client_uuid', '=', params.clientUuid)
      .where('processor', '=', processor.name)
      .where('removed_date', 'is', null)
      .orderBy('default_credit_card', 'desc')
      .orderBy('created_date', 'desc')
      .orderBy('uuid', 'desc')
      .limit(maxCards)
      .execute()
    const now = clock.now()
    return { credit_cards: rows.map((row) => toCardView(row, now)), count: rows.length, fields: processor.fields }
  })
}
