import { nameBackUp } from '@talentplace/contract/subscriptions/rate-plans/back-up.routes'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError, notFound } from '../../platform/http/http-error.ts'
import { backUpsOf } from './back-up-of-seat.ts'
import { lockTeam } from './locked-team.ts'
import { rejectUnsigned } from './reject-unsigned.ts'

/** E2 Ours: every running place has someone who would take over at once. */
export function nameBackUpOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(nameBackUp, (context, { params: { uuid, rate_plan_uuid }, body }) => {
    const { user_uuid } = signedIn(context)
    const at = clock.now()
    const { virtualassistant_uuid, before } = body
    return database.kysely.transaction().execute(async (transaction) => {
      const team = await lockTeam(transaction, uuid, virtualassistant_uuid)
      const ratePlan = team.places.find((each) => each.uuid === rate_plan_uuid)
      if (!ratePlan) throw notFound('There is no such role here.')
      if (team.places.some((each) => each.virtualassistant_uuid === virtualassistant_uuid) && virtualassistant_uuid) {
        throw new HttpError(409, 'on_team', 'They work on this subscription already. Choose someone else.')
      }
      const known = await transaction
        .selectFrom('seat_back_ups')
        .select('virtualassistant_uuid')
        .where('seat_uuid', '=', ratePlan.seat_uuid)
        .executeTakeFirst()
      if ((known?.virtualassistant_uuid ?? null) !== before) {
        throw new HttpError(409, 'changed', 'Someone else has just named a back-up. Look at who it is first.')
      }
      await transaction.deleteFrom('seat_back_ups').where('seat_uuid', '=', ratePlan.seat_uuid).execute()
      if (virtualassistant_uuid !== null) {
        await rejectUnsigned(transaction, virtualassistant_uuid)
        const named = { seat_uuid: ratePlan.seat_uuid, project_uuid: uuid, virtualassistant_uuid }
        await transaction
          .insertInto('seat_back_ups')
          .values({ ...named, chosen_by: user_uuid, chosen_date: at })
          .execute()
      }
      const back_up = (await backUpsOf(transaction, uuid)).get(rate_plan_uuid) ?? null
      if (back_up !== null && !back_up.is_ready) {
        throw new HttpError(409, 'not_ready', `${back_up.display_name} doesn’t have the role, or the hours, any more.`)
      }
      await recordAudit(transaction, {
        at,
        actor_uuid: user_uuid,
        action: 'project.back_up_named',
        entity: `project:${uuid}`,
        details: { seat_uuid: ratePlan.seat_uuid, before, virtualassistant_uuid },
      })
      return { back_up }
    })
  })
}
