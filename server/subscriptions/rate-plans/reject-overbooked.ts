import { assistantStates } from '@talentplace/contract/talent/assistants/assistant.states'
import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { HttpError } from '../../platform/http/http-error.ts'

/** Whoever gets a place, once it is written: they take work, and have promised no more hours than they have. @throws HttpError 409 */
export async function rejectOverbooked(transaction: Transaction<Tables>, uuid: string): Promise<void> {
  const { display_name, state, available_hours_per_month, monthly_hours_committed } = await transaction
    .selectFrom('assistants')
    .select(['display_name', 'state', 'available_hours_per_month', 'monthly_hours_committed'])
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow()
  if (!assistantStates.is('working', state)) {
    throw new HttpError(409, 'not_working', `${display_name} takes no work at present.`)
  }
  const over = monthly_hours_committed - available_hours_per_month
  if (over > 0) {
    throw new HttpError(
      409,
      'hours_taken',
      `${display_name} has promised their other hours already: ${over} h a month are missing.`,
    )
  }
}
