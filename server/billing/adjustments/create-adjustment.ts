import { createAdjustment } from '@talentplace/contract/billing/adjustments/adjustment.routes'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { pricedAdjustment } from './priced-adjustment.ts'
import { readAdjustment } from './read-adjustment.ts'
import { notifyOfProposal } from './notify-of-proposal.ts'

/** What someone proposes. Nothing moves until it is approved. */
export function createAdjustmentOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(createAdjustment, (context, { body: form }) => {
    const { user_uuid } = signedIn(context)
    const at = clock.now()
    return database.kysely.transaction().execute(async (transaction) => {
      const priced = await pricedAdjustment(transaction, form)
      const { uuid } = await transaction
        .insertInto('adjustments')
        .values({ ...priced, state: 'proposed', proposed_by: user_uuid, created_date: at })
        .returning('uuid')
        .executeTakeFirstOrThrow()
      const read = await readAdjustment(transaction, uuid, { viewer: user_uuid, at })
      await notifyOfProposal(transaction, read, { author: user_uuid, at })
      await recordAudit(transaction, {
        at,
        actor_uuid: user_uuid,
        action: 'adjustment.proposed',
        entity: `adjustment:${uuid}`,
        details: priced,
      })
      return read
    })
  })
}
