import { requirementStates } from '@talentplace/contract/subscriptions/requirement.states'
import { reviewRequirements } from '@talentplace/contract/subscriptions/requirements/requirements.routes'
import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { notFound, HttpError } from '../../platform/http/http-error.ts'
import { lockedPreparedProject } from './prepared-project.ts'
import { readRequirements } from './read-requirements.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { notifyOfReview } from './notify-of-requirements.ts'

/**
 * Step: notes that staff have read what was sent last. The project is held by the caller.
 *
 * @throws HttpError 404 for a version that was never sent, 409 `not_the_newest` or `already_read`
 */
async function markReviewed(
  transaction: Transaction<Tables>,
  { project_uuid, version, user_uuid, at }: { project_uuid: string; version: number; user_uuid: string; at: Date },
): Promise<void> {
  const sent = await transaction
    .selectFrom('project_requirements')
    .select(['version', 'status'])
    .where('project_uuid', '=', project_uuid)
    .where('status', '<>', 'draft')
    .where('version', '>=', version)
    .orderBy('version', 'desc')
    .execute()
  const requested = sent.find((each) => each.version === version)
  if (!requested) throw notFound('There is no such version.')
  if (sent[0] !== requested) {
    throw new HttpError(409, 'not_the_newest', 'The client has sent a newer version. Please read that one.')
  }
  if (requested.status === 'reviewed')
    throw new HttpError(409, 'already_read', 'This version is marked as read already.')
  await transaction
    .updateTable('project_requirements')
    .set({
      status: requirementStates.step(requested.status, 'reviewed', 'staff'),
      reviewed_by: user_uuid,
      reviewed_date: at,
    })
    .where('project_uuid', '=', project_uuid)
    .where('version', '=', version)
    .execute()
}

/** C1 Ours: staff have read what the client sent last, and the client is told. */
export function reviewRequirementsOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(reviewRequirements, (context, { params: { uuid, version } }) => {
    const session = signedIn(context)
    const { user_uuid } = session
    return database.kysely.transaction().execute(async (transaction) => {
      const project = await lockedPreparedProject(transaction, session, uuid)
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
