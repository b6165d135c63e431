import { reviewProject } from '@talentplace/contract/subscriptions/care/care.routes'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { lockHealth } from './lock-care.ts'
import { readCare } from './read-care.ts'

/** E2 Ours: someone went through it; it comes back with the next reason. */
export function reviewProjectOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(reviewProject, (context, { params: { uuid }, body: { note, version } }) => {
    const { user_uuid } = signedIn(context)
    const at = clock.now()
    return database.kysely.transaction().execute(async (transaction) => {
      const { health } = await lockHealth(transaction, { uuid, version, at })
      await transaction
        .updateTable('project_health')
        .set({ reviewed_date: at, version: version + 1 })
        .where('project_uuid', '=', uuid)
        .execute()
      await recordAudit(transaction, {
        at,
        actor_uuid: user_uuid,
        action: 'project.reviewed',
        entity: `project:${uuid}`,
        reason: note,
        details: { reasons: health.reasons },
      })
      return readCare(transaction, uuid, at)
    })
  })
}
