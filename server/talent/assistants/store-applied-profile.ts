import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import type { LockedAssistant } from './locked-assistant.ts'

interface Applied {
  readonly role_ids: number[]
  readonly skill_ids: number[]
  readonly tool_ids: number[]
  readonly industry_ids: number[]
  readonly weekly_hours: number
}

/** So many weeks make a month, as it is promised to clients. */
const weeks = 4

/** Step: what an applicant who is held said they know becomes their profile; hours they have chosen there stay. */
export async function storeAppliedProfile(
  transaction: Transaction<Tables>,
  locked: LockedAssistant,
  { weekly_hours, ...known }: Applied,
): Promise<void> {
  const hours = locked.available_hours_per_month === 0 ? weekly_hours * weeks : locked.available_hours_per_month
  await transaction
    .updateTable('assistants')
    .set({ ...known, available_hours_per_month: hours, version: locked.version + 1 })
    .where('uuid', '=', locked.uuid)
    .execute()
}
