import { askForReplacement } from '@talentplace/contract/subscriptions/rate-plans/replacement.routes'
import type { Transaction } from 'kysely'
import { notify } from '../../core/notifications/notify.ts'
import { lockTeam, type LockedTeam, type Place } from './locked-team.ts'
import { noteReplacement } from './replacement-requests.ts'
import { lockSubscription } from '../owned-subscription.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/http-error.ts'
import { staffWith } from '../../platform/sessions/staff-with.ts'

/** The place in the subscription that is held. @throws HttpError 404 */
export function ownRatePlan({ places }: LockedTeam, uuid: string): Place {
  const ratePlan = places.find((each) => each.uuid === uuid)
  if (!ratePlan) throw notFound('There is no such role in this subscription.')
  return ratePlan
}

async function notifyStaff(
  transaction: Transaction<Tables>,
  { team, ratePlan, reason, at }: { team: LockedTeam; ratePlan: Place; reason: string; at: Date },
): Promise<void> {
  const { role, display_name } = await transaction
    .selectFrom('rate_plans')
    .innerJoin('roles', 'roles.id', 'role_id')
    .innerJoin('assistants', 'assistants.uuid', 'virtualassistant_uuid')
    .select(['roles.value as role', 'display_name'])
    .where('rate_plans.uuid', '=', ratePlan.uuid)
    .executeTakeFirstOrThrow()
  await notify(transaction, {
    type: 'matching',
    users: await staffWith(transaction, 'admin_matching.view', 'admin_project.edit'),
    title: `Find someone else: ${role}, ${team.subscription.project_name}`.slice(0, 200),
    body: `The client would like to replace ${display_name}: “${reason}” ${display_name} hasn’t been told.`,
    icon: 'task',
    priority: 0,
    entity_link: `project:${team.subscription.uuid}`,
    at,
  })
}

/** C1 Ours: a client asks for someone else; staff have a task, and hours and price stay as they are. */
export function askForReplacementOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(askForReplacement, (context, { params, body: { reason } }) => {
    const session = signedIn(context)
    const at = clock.now()
    return database.kysely.transaction().execute(async (transaction) => {
      await lockSubscription(transaction, session, params.uuid)
      const team = await lockTeam(transaction, params.uuid)
      const ratePlan = ownRatePlan(team, params.rate_plan_uuid)
      if (await noteReplacement(transaction, { team, ratePlan, reason, asked_by: session.user_uuid, at })) {
        await notifyStaff(transaction, { team, ratePlan, reason, at })
        await recordAudit(transaction, {
          at,
          actor_uuid: session.user_uuid,
          action: 'subscription.replacement_asked',
          entity: `project:${params.uuid}`,
          reason,
          details: { rate_plan_uuid: ratePlan.uuid, virtualassistant_uuid: ratePlan.virtualassistant_uuid },
        })
      }
      const { asked_date } = await transaction
        .selectFrom('replacement_requests')
        .select('asked_date')
        .where('seat_uuid', '=', ratePlan.seat_uuid)
        .orderBy('asked_date', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow()
      return { asked_date: asked_date.toISOString(), reason }
    })
  })
}
