import { saveRequirements } from '@talentplace/contract/subscriptions/requirements/requirements.routes'
import { lockedPreparedProject } from './prepared-project.ts'
import { readRequirements } from './read-requirements.ts'
import { storeAnswers } from './store-answers.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { admitCreation } from '../../platform/throttle/admit-creation.ts'
import { notifyOfSubmission } from './notify-of-requirements.ts'

/** C1 Ours: a client's answers, kept as a draft or sent to those who look after the project. */
export function saveRequirementsOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(saveRequirements, (context, { params, body }) => {
    const session = signedIn(context)
    const { user_uuid } = session
    return database.kysely.transaction().execute(async (transaction) => {
      const project = await lockedPreparedProject(transaction, session, params.uuid)
      const at = clock.now()
      const sent = await storeAnswers(transaction, { ...body, project_uuid: project.uuid, user_uuid, at })
      if (sent !== null) {
        await notifyOfSubmission(transaction, project, sent, at)
        await recordAudit(transaction, {
          at,
          actor_uuid: user_uuid,
          action: 'project.requirements_submitted',
          entity: `project:${project.uuid}`,
          details: { version: sent },
        })
        await admitCreation(transaction, 'welcome brief', { client_uuid: project.client_uuid, now: at })
      }
      return readRequirements(transaction, project, session)
    })
  })
}
