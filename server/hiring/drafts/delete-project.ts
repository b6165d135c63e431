import * as refusals from '@talentplace/contract/hiring/messages/refusals'
import { deleteProject } from '@talentplace/contract/hiring/drafts/project.routes'
import type { Clock } from '../../platform/clock/clock.ts'
import { evictAfterCommit } from '../../platform/database/cached-of-each.ts'
import type { Database } from '../../platform/database/connection.ts'
import { lockRow } from '../../platform/database/lock-rows.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { draftIsDeleted } from '../../subscriptions/owned-project.ts'
import { projectStarted } from '../../subscriptions/project-started.ts'
import { orderStates } from '@talentplace/contract/hiring/checkout/order.states'

/** Removes a draft of the caller's company. A checkout locks the same row first, so that one of the two comes second. */
export function deleteProjectOperation(deps: { database: Database; clock: Clock }) {
  const { database, clock } = deps
  return handle(deleteProject, async (context, { params }) => {
    const { client_uuid, user_uuid } = signedIn(context)
    await database.kysely.transaction().execute(async (transaction) => {
      const project = await lockRow(transaction, 'projects', params.uuid)
      if (project?.client_uuid !== client_uuid || project.removed_date !== null) throw draftIsDeleted()
      if (project.start_date !== null) throw projectStarted()
      const order = await transaction
        .selectFrom('orders')
        .select('uuid')
        .where('project_uuid', '=', project.uuid)
        .where('state', 'in', orderStates.sets.live)
        .executeTakeFirst()
      if (order) {
        throw new HttpError(409, 'in_checkout', refusals.inCheckout())
      }
      const at = clock.now()
      await transaction.updateTable('projects').set({ removed_date: at }).where('uuid', '=', project.uuid).execute()
      await recordAudit(transaction, {
        at,
        actor_uuid: user_uuid,
        action: 'project.removed',
        entity: `project:${project.uuid}`,
        details: { project_name: project.project_name },
      })
      evictAfterCommit(transaction, 'client_home_changed', [project.client_uuid])
    })
    return { uuid: params.uuid }
  })
}
