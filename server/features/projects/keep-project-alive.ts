import { matchingCriteria } from '@talentplace/contract/matching/criteria'
import { keepProjectAlive } from '@talentplace/contract/projects/project.routes'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { spareHours } from '../../rules/spare-hours.ts'
import { ownedProject } from './owned-project.ts'
import { projectStarted } from './project-started.ts'

type Cart = ReturnType<typeof matchingCriteria.parse>['cart']

/** B6.7, 0.15: notes when a draft was last seen and tells which of its candidates still have their hours. */
export function keepProjectAliveOperation(parts: { database: Database; clock: Clock }) {
  const { database, clock } = parts
  return handle(keepProjectAlive, async (context, { params }) => {
    const project = await ownedProject(database, signedIn(context), params.uuid)
    const seen = await database.kysely
      .updateTable('projects')
      .set({ last_seen: clock.now() })
      .where('uuid', '=', project.uuid)
      .where('start_date', 'is', null)
      .returning(['version', 'last_seen'])
      .executeTakeFirst()
    if (!seen) throw projectStarted()
    return {
      version: seen.version,
      last_seen: seen.last_seen.toISOString(),
      availability: await cartAvailability(database, matchingCriteria.parse(project.matching_criteria).cart),
    }
  })
}

/** B3.5: each candidate is asked for the most hours among their roles. */
function hoursAsked(cart: Cart): Map<number, number> {
  const asked = new Map<number, number>()
  for (const { assistant_id, hours } of cart) {
    if (assistant_id > 0) asked.set(assistant_id, Math.max(hours, asked.get(assistant_id) ?? 0))
  }
  return asked
}

async function cartAvailability(database: Database, cart: Cart) {
  const asked = hoursAsked(cart)
  const people = await database.kysely
    .selectFrom('assistants')
    .select(['id', 'uuid', 'available_hours_per_month', 'monthly_hours_committed'])
    .where('id', 'in', [0, ...asked.keys()])
    .where('state', 'in', ['active', 'probationary'])
    .execute()
  const byId = new Map(people.map((person) => [person.id, person]))
  return [...asked].map(([virtualAssistant_id, hours]) => {
    const person = byId.get(virtualAssistant_id)
    const spare = person ? spareHours(person.available_hours_per_month, person.monthly_hours_committed) : 0
    return {
      virtualAssistant_id,
      uuid: person?.uuid ?? null,
      isAvailable: spare >= hours ? (1 as const) : (0 as const),
    }
  })
}
