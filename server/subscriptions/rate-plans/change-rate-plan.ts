import { changeRatePlan } from '@talentplace/contract/subscriptions/rate-plans/staff-rate-plan.routes'
import { changeRatePlanHolder } from './change-holder.ts'
import { lockTeam, placeOf } from './locked-team.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { notifyOfRatePlan } from './notify-of-rate-plan.ts'

/** C1.5: who has a place, its hours or its rate from a day on; people told, audit; all or nothing. */
export function changeRatePlanOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(changeRatePlan, (context, { params, body }) => {
    const { reason, version, ...requested } = body
    const at = clock.now()
    const { user_uuid } = signedIn(context)
    return database.kysely.transaction().execute(async (transaction) => {
      const team = await lockTeam(transaction, params.uuid, requested.virtualassistant_uuid)
      const ratePlan = placeOf(team, { uuid: params.rate_plan_uuid, version })
      const rate_plan_uuid = await changeRatePlanHolder(transaction, { team, ratePlan, change: { ...requested, at } })
      const before = ratePlan.virtualassistant_uuid
      const notice = {
        subscription: team.subscription,
        rate_plan_uuid,
        before,
        hours_before: ratePlan.hours_per_month,
        at,
      }
      const answer = await notifyOfRatePlan(transaction, { ...notice, from: requested.from, agreed: requested.agreed })
      await recordAudit(transaction, {
        at,
        actor_uuid: user_uuid,
        action: 'project.place_changed',
        entity: `project:${params.uuid}`,
        reason,
        details: { before: ratePlan, rate_plan_uuid, ...requested },
      })
      return answer
    })
  })
}
