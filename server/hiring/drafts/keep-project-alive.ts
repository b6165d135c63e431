import { sql } from 'kysely'
import { assistantStates } from '@talentplace/contract/talent/assistants/assistant.states'
import { matchingCriteria } from '@talentplace/contract/core/criteria/criteria'
import { keepProjectAlive } from '@talentplace/contract/hiring/drafts/project.routes'
import { agreementMissing } from '../../platform/database/agreement-missing.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import { evictAfterCommit } from '../../platform/database/cached-of-each.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { availabilityOf } from '../../rules/availability-of.ts'
import { ownedProject } from '../../subscriptions/owned-project.ts'
import { projectStarted } from '../../subscriptions/project-started.ts'

type Cart = ReturnType<typeof matchingCriteria.parse>['cart']

/** B6.7, 0.15: notes when a draft was last seen and tells which of its candidates still have their hours and roles. */
export function keepProjectAliveOperation(deps: { database: Database; clock: Clock }) {
  const { database, clock } = deps
  return handle(keepProjectAlive, async (context, { params }) => {
    const project = await ownedProject(database, signedIn(context), params.uuid, 'edit')
    const seen = await database.kysely
      .updateTable('projects')
      .set({ last_seen: clock.now() })
      .where('uuid', '=', project.uuid)
      .where('start_date', 'is', null)
      .returning(['version', 'last_seen'])
      .executeTakeFirst()
    if (!seen) throw projectStarted()
    evictAfterCommit(database.kysely, 'client_home_changed', [project.client_uuid])
    return {
      version: seen.version,
      last_seen: seen.last_seen.toISOString(),
      availability: await cartAvailability(database, matchingCriteria.parse(project.matching_criteria).cart),
    }
  })
}

/** B3.5: each candidate is asked for the most hours among their roles. */
function requestedFrom(cart: Cart) {
  const requested = new Map<number, { virtualAssistant_id: number; hours: number; role_ids: number[] }>()
  for (const { assistant_id, role_id, hours } of cart) {
    if (assistant_id <= 0) continue
    const before = requested.get(assistant_id) ?? { virtualAssistant_id: assistant_id, hours: 0, role_ids: [] }
    requested.set(assistant_id, {
      ...before,
      hours: Math.max(hours, before.hours),
      role_ids: [...before.role_ids, role_id],
    })
  }
  return [...requested.values()]
}

async function cartAvailability(database: Database, cart: Cart) {
  const requested = requestedFrom(cart)
  const people = await database.kysely
    .selectFrom('assistants')
    .select(['id', 'uuid', 'role_ids', 'available_hours_per_month', 'monthly_hours_committed'])
    .where('id', 'in', [0, ...requested.map(({ virtualAssistant_id }) => virtualAssistant_id)])
    .where('state', 'in', assistantStates.sets.working)
    .where(sql<boolean>`not ${agreementMissing(sql`assistants.uuid`)}`)
    .where('away_until', 'is', null)
    .execute()
  const byId = new Map(people.map((person) => [person.id, person]))
  return requested.map((each) => availabilityOf(each, byId.get(each.virtualAssistant_id)))
}
