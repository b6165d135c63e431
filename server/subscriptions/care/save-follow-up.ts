import { saveFollowUp } from '@talentplace/contract/subscriptions/care/care.routes'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { lockFollowUp, requireOwner } from './lock-care.ts'
import { readCare } from './read-care.ts'

/** E2 Ours: owner and next step in one of the lists; of retention offer and outcome, of the first thirty days those done. */
export function saveFollowUpOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(saveFollowUp, (context, { params: { uuid, queue }, body: { version, ...given } }) => {
    const { user_uuid } = signedIn(context)
    const at = clock.now()
    return database.kysely.transaction().execute(async (transaction) => {
      const before = await lockFollowUp(transaction, { uuid, queue, version })
      await requireOwner(transaction, given.owner_uuid)
      const done_days = [...new Set(given.done_days)].toSorted((one, other) => one - other)
      const saved = { ...given, done_days, version: version + 1, changed_date: at }
      await transaction
        .insertInto('project_follow_ups')
        .values({ project_uuid: uuid, queue, ...saved })
        .onConflict((conflict) => conflict.columns(['project_uuid', 'queue']).doUpdateSet(saved))
        .execute()
      await recordAudit(transaction, {
        at,
        actor_uuid: user_uuid,
        action: 'project.follow_up_saved',
        entity: `project:${uuid}`,
        reason: given.next_step === '' ? null : given.next_step,
        details: { queue, before: before ?? null, ...given },
      })
      return readCare(transaction, uuid, at)
    })
  })
}
