import { createRatePlan } from '@talentplace/contract/subscriptions/rate-plans/staff-rate-plan.routes'
import { addSeat } from './add-seat.ts'
import { lockTeam } from './locked-team.ts'
import { nextPeriod } from './reject-change.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { notifyOfRatePlan } from './notify-of-rate-plan.ts'

/** C1.5: one more role from the next period on. */
export function createRatePlanOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(createRatePlan, (context, { params, body }) => {
    const { reason, ...seat } = body
    const at = clock.now()
    const { user_uuid } = signedIn(context)
    return database.kysely.transaction().execute(async (transaction) => {
      const team = await lockTeam(transaction, params.uuid, seat.virtualassistant_uuid)
      const rate_plan_uuid = await addSeat(transaction, team, { ...seat, at })
      const nobody = { before: null, hours_before: null }
      const { subscription } = team
      const from = nextPeriod(team)
      const notice = { subscription, rate_plan_uuid, from, agreed: seat.agreed, at }
      const answer = await notifyOfRatePlan(transaction, { ...nobody, ...notice })
      await recordAudit(transaction, {
        at,
        actor_uuid: user_uuid,
        action: 'project.place_added',
        entity: `project:${params.uuid}`,
        reason,
        details: { rate_plan_uuid, from, ...seat },
      })
      return answer
    })
  })
}
