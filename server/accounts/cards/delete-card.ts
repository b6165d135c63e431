import * as refusals from '@talentplace/contract/accounts/messages/refusals'
import { deleteCard } from '@talentplace/contract/accounts/cards/card.routes'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { detachCardJob } from './detach-cards.ts'
import { lockCards } from './lock-cards.ts'
import { requireCard } from './require-card.ts'
import { requireClient } from './require-client.ts'

/** B9.2, B9.3: forgets a card here at once, and at the processor by a job: deleting works while that is away, too. */
export function deleteCardOperation({ database, clock, jobs }: { database: Database; clock: Clock; jobs: Jobs }) {
  return handle(deleteCard, async (context, { params }) => {
    const by = signedIn(context)
    const { clientUuid, card: cardUuid } = params
    await requireClient(database.kysely, by, clientUuid, ['admin_finance.edit'])
    const at = clock.now()
    await database.kysely.transaction().execute(async (transaction) => {
      await lockCards(transaction, clientUuid)
      const { brand, last_four, default_credit_card, ...card } = await requireCard(transaction, clientUuid, cardUuid)
      if (default_credit_card) {
        const message = refusals.defaultCardStays()
        throw new HttpError(409, 'default_card', message)
      }
      await transaction.updateTable('credit_cards').set({ removed_date: at }).where('uuid', '=', cardUuid).execute()
      await detachCardJob(jobs, transaction, card)
      await recordAudit(transaction, {
        at,
        actor_uuid: by.user_uuid,
        impersonator_uuid: by.impersonator_uuid,
        action: 'card.deleted',
        entity: `card:${cardUuid}`,
        details: { client_uuid: clientUuid, brand, last_four },
      })
    })
    return {}
  })
}
