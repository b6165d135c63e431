import { reviewRequirements } from '@talentplace/contract/subscriptions/requirements/requirements.routes'
import { markReviewed } from './mark-reviewed.ts'
import { heldPreparedProject } from './prepared-project.ts'
import { readRequirements } from './read-requirements.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { notifyOfReview } from './notify-of-requirements.ts'

/** C1 Ours: staff have read what the client sent last, and the client is told. */
export function reviewRequirementsOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(reviewRequirements, (context, { params: { uuid, version } }) => {
    const session = signedIn(context)
    const { user_uuid } = session
    return database.kysely.transaction().execute(async (transaction) => {
      const project = await heldPreparedProject(transaction, session, uuid)
      const at = clock.now()
      await markReviewed(transaction, { project_uuid: project.uuid, version, user_uuid, at })
      await notifyOfReview(transaction, project, at)
      await recordAudit(transaction, {
        at,
        actor_uuid: user_uuid,
        action: 'project.requirements_reviewed',
        entity: `project:${project.uuid}`,
        details: { version },
      })
      return readRequirements(transaction, project, session)
    })
  })
}
