import { sql } from 'kysely'
import { assistantStates } from '@talentplace/contract/talent/assistants/assistant.states'
import { checkAvailability } from '@talentplace/contract/matching/assistant.routes'
import { agreementMissing } from '../platform/database/agreement-missing.ts'
import type { Database } from '../platform/database/connection.ts'
import { handle, type BoundOperation } from '../platform/http/handler.ts'
import { HttpError } from '../platform/http/http-error.ts'
import { availabilityOf } from '../rules/availability-of.ts'
import { searchWithChoices, type VisibleToVisitor } from './visible-to-visitors.ts'

/**
 * B3.5: whether each assistant still has the hours and the roles; someone who can't be found any more has none. A visitor is told only
 * of those whom their search shows them.
 */
export function checkAvailabilityOperation(deps: {
  database: Database
  visibleToVisitor: VisibleToVisitor
}): BoundOperation {
  const { database, visibleToVisitor } = deps
  return handle(checkAvailability, async (context, { query, body }) => {
    if (context.session === null) {
      const { people } = await visibleToVisitor(context.address, searchWithChoices(query))
      const visibleIds = new Set(people.map(({ id }) => id))
      if (!body.every((entry) => visibleIds.has(entry.virtualAssistant_id))) {
        throw new HttpError(401, 'sign_in_to_see', 'Sign in to see who has the hours.')
      }
    }
    const people = await database.kysely
      .selectFrom('assistants')
      .select(['id', 'uuid', 'role_ids', 'available_hours_per_month', 'monthly_hours_committed'])
      .where('id', 'in', [0, ...body.map((entry) => entry.virtualAssistant_id)])
      .where('state', 'in', assistantStates.sets.working)
      .where(sql<boolean>`not ${agreementMissing(sql`assistants.uuid`)}`)
      .where('away_until', 'is', null)
      .execute()
    const byId = new Map(people.map((person) => [person.id, person]))
    return { availability: body.map((requested) => availabilityOf(requested, byId.get(requested.virtualAssistant_id))) }
  })
}
