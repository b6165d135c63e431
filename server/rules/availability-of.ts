import type { AssistantAvailability } from '@talentplace/contract/matching/assistant.routes'
import { spareHours } from './spare-hours.ts'

interface Requested {
  readonly virtualAssistant_id: number
  readonly hours: number
  readonly role_ids: readonly number[]
}

interface Listed {
  readonly uuid: string
  readonly role_ids: readonly number[]
  readonly available_hours_per_month: number
  readonly monthly_hours_committed: number
}

/** B3.5: whether someone still has the hours and the roles they are wanted for; undefined: whom clients can't find any more. */
export function availabilityOf(requested: Requested, person: Listed | undefined): AssistantAvailability {
  const spare = person ? spareHours(person.available_hours_per_month, person.monthly_hours_committed) : 0
  return {
    virtualAssistant_id: requested.virtualAssistant_id,
    uuid: person?.uuid ?? null,
    isAvailable: spare >= requested.hours ? 1 : 0,
    lost_role_ids: person ? requested.role_ids.filter((id) => !person.role_ids.includes(id)) : [],
  }
}
