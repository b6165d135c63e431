import { checkAvailability } from '@talentplace/contract/matching/assistant.routes'
import type { Database } from '../../platform/database/connection.ts'
import { handle, type BoundOperation } from '../../platform/http/handler.ts'
import { spareHours } from '../../rules/spare-hours.ts'

/** B3.5: whether each assistant still has the hours; somebody who can't be found any more has none. */
export function checkAvailabilityOperation(database: Database): BoundOperation {
  return handle(checkAvailability, async (_context, { body }) => {
    const people = await database.kysely
      .selectFrom('assistants')
      .select(['id', 'uuid', 'available_hours_per_month', 'monthly_hours_committed'])
      .where('id', 'in', [0, ...body.map((entry) => entry.virtualAssistant_id)])
      .where('state', 'in', ['active', 'probationary'])
      .execute()
    const byId = new Map(people.map((person) => [person.id, person]))
    return {
      availability: body.map(({ virtualAssistant_id, hours }) => {
        const person = byId.get(virtualAssistant_id)
        const spare = person ? spareHours(person.available_hours_per_month, person.monthly_hours_committed) : 0
        return {
          virtualAssistant_id,
          uuid: person?.uuid ?? null,
          isAvailable: spare >= hours ? (1 as const) : (0 as const),
        }
      }),
    }
  })
}
