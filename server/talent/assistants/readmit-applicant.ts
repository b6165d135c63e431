import { assistantStates } from '@talentplace/contract/talent/assistants/assistant.states'
import type { Transaction } from 'kysely'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { LockedAssistant } from './locked-assistant.ts'

/** Step: someone who was turned down, and is held, applies once more. Whoever is an applicant still stays one. */
export async function readmitApplicant(
  transaction: Transaction<Tables>,
  locked: LockedAssistant,
  { by, at }: { by: string; at: Date },
): Promise<void> {
  if (assistantStates.is('open', locked.state)) return
  await transaction
    .updateTable('assistants')
    .set({
      state: assistantStates.step(locked.state, 'applicant', 'assistant'),
      state_date: at,
      state_reason: null,
      rejected_date: null,
      version: locked.version + 1,
    })
    .where('uuid', '=', locked.uuid)
    .execute()
  await recordAudit(transaction, {
    at,
    actor_uuid: by,
    action: 'assistant.state_changed',
    entity: `assistant:${locked.uuid}`,
    reason: 'Applies again',
    details: { state: { before: locked.state, after: 'applicant' } },
  })
}
