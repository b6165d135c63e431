import { withdrawReplacement } from '@talentplace/contract/subscriptions/rate-plans/replacement.routes'
import { notify } from '../../core/notifications/notify.ts'
import { lockTeam } from './locked-team.ts'
import { dropReplacement } from './replacement-requests.ts'
import { lockSubscription } from '../owned-subscription.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { staffWith } from '../../platform/sessions/staff-with.ts'
import { ownRatePlan } from './ask-for-replacement.ts'

/** The client keeps who they have after all; staff are told to stop looking. */
export function withdrawReplacementOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(withdrawReplacement, (context, { params }) => {
    const session = signedIn(context)
    const at = clock.now()
    return database.kysely.transaction().execute(async (transaction) => {
      const { project_name } = await lockSubscription(transaction, session, params.uuid)
      const team = await lockTeam(transaction, params.uuid)
      const ratePlan = ownRatePlan(team, params.rate_plan_uuid)
      if (!(await dropReplacement(transaction, ratePlan.seat_uuid, at))) return {}
      await notify(transaction, {
        type: 'matching',
        users: await staffWith(transaction, 'admin_matching.view', 'admin_project.edit'),
        title: `Replacement no longer needed: ${project_name}`.slice(0, 200),
        icon: 'info',
        priority: 1,
        entity_link: `project:${params.uuid}`,
        at,
      })
      await recordAudit(transaction, {
        at,
        actor_uuid: session.user_uuid,
        action: 'subscription.replacement_withdrawn',
        entity: `project:${params.uuid}`,
        details: { rate_plan_uuid: ratePlan.uuid },
      })
      return {}
    })
  })
}
