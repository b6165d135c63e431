import { saveAdjustment } from '@talentplace/contract/billing/adjustments/adjustment.routes'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/http-error.ts'
import { lockAdjustment, rejectOtherProposal } from './lock-adjustment.ts'
import { pricedAdjustment } from './priced-adjustment.ts'
import { readAdjustment } from './read-adjustment.ts'
import { notifyOfProposal } from './notify-of-proposal.ts'

/** What is proposed, otherwise. Whoever changes it isn't the second person who approves it. */
export function saveAdjustmentOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(saveAdjustment, (context, { params: { uuid }, body: { version, ...form } }) => {
    const { user_uuid } = signedIn(context)
    const at = clock.now()
    return database.kysely.transaction().execute(async (transaction) => {
      const before = await lockAdjustment(transaction, uuid)
      if (before.kind !== form.kind) throw notFound('There is no such adjustment.')
      rejectOtherProposal(before, version)
      const priced = await pricedAdjustment(transaction, form)
      await transaction
        .updateTable('adjustments')
        .set({ ...priced, edited_by: user_uuid, version: version + 1 })
        .where('uuid', '=', uuid)
        .execute()
      const read = await readAdjustment(transaction, uuid, { viewer: user_uuid, at })
      if (before.whole_cents !== read.whole_cents) await notifyOfProposal(transaction, read, { author: user_uuid, at })
      const { whole_cents, reason_code, effective_date } = before
      await recordAudit(transaction, {
        at,
        actor_uuid: user_uuid,
        action: 'adjustment.changed',
        entity: `adjustment:${uuid}`,
        details: { before: { whole_cents, reason_code, effective_date }, ...priced },
      })
      return read
    })
  })
}
