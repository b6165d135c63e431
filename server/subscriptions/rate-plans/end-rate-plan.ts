import { endRatePlan } from '@talentplace/contract/subscriptions/rate-plans/staff-rate-plan.routes'
import { endRatePlanNow } from './close-rate-plan.ts'
import { lockTeam, placeOf } from './locked-team.ts'
import { clientDay } from '../client-day.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { dayText } from '../../rules/day-text.ts'
import { notifyOfEnd } from './notify-of-rate-plan.ts'

/** C1.5: a place ended after a day, or taken back before it began. */
export function endRatePlanOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(endRatePlan, (context, { params, query }) => {
    const { last_day, reason, version } = query
    const at = clock.now()
    const { user_uuid } = signedIn(context)
    return database.kysely.transaction().execute(async (transaction) => {
      const team = await lockTeam(transaction, params.uuid)
      const ratePlan = placeOf(team, { uuid: params.rate_plan_uuid, version })
      const { uuid, client_uuid, project_name } = team.subscription
      const { today } = await clientDay(transaction, client_uuid, at)
      await endRatePlanNow(transaction, { team, ratePlan, last_day, today, at })
      const isAhead = ratePlan.rate_start_date > today
      await notifyOfEnd(transaction, {
        assistant: ratePlan.virtualassistant_uuid,
        title: isAhead
          ? `A change was taken back: ${project_name}`
          : `Your work ends on ${dayText(last_day)}: ${project_name}`,
        body: isAhead
          ? `What was to begin on ${dayText(ratePlan.rate_start_date)} doesn’t.`
          : 'What you logged stays yours and is paid as agreed.',
        uuid,
        at,
      })
      await recordAudit(transaction, {
        at,
        actor_uuid: user_uuid,
        action: isAhead ? 'project.place_taken_back' : 'project.place_ended',
        entity: `project:${uuid}`,
        reason,
        details: { before: ratePlan, last_day },
      })
      return {}
    })
  })
}
