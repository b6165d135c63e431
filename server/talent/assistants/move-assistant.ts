import { assistantStates, type AssistantState } from '@talentplace/contract/talent/assistants/assistant.states'
import type { Transaction } from 'kysely'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { LockedAssistant } from './locked-assistant.ts'
import { settleRetention } from '../retention/settle-retention.ts'

export interface StateMove {
  readonly to: AssistantState
  readonly reason: string
  readonly by: string
  readonly at: Date
  /** Of someone who is probationary from now on; null: it isn't said. */
  readonly probation_ends?: string | null
}

/** Why staff can't bring someone there; null: they can. */
export function moveIssue(assistant: Pick<LockedAssistant, 'state'>, to: AssistantState): string | null {
  const { state } = assistant
  if (state === to) return `They are ${assistantStates.word(state).toLowerCase()} already.`
  if (assistantStates.next(state, 'staff').includes(to)) return null
  return `Nobody goes from ${assistantStates.word(state).toLowerCase()} to ${assistantStates.word(to).toLowerCase()}.`
}

/** An applicant who is turned down is a rejected one until they work with us after all. */
function rejectedDate({ state, rejected_date }: LockedAssistant, to: AssistantState, at: Date): Date | null {
  if (assistantStates.is('working', to)) return null
  return assistantStates.is('open', state) && assistantStates.is('closed', to) ? at : rejected_date
}

/** Step: brings an assistant who is held into another state, with the reason in the audit. `moveIssue` has been asked before. */
export async function moveAssistant(
  transaction: Transaction<Tables>,
  locked: LockedAssistant,
  move: StateMove,
): Promise<void> {
  const { to, reason, by, at, probation_ends = null } = move
  await transaction
    .updateTable('assistants')
    .set({
      state: assistantStates.step(locked.state, to, 'staff'),
      state_date: at,
      state_reason: reason,
      probation_ends: to === 'probationary' ? probation_ends : null,
      rejected_date: rejectedDate(locked, to, at),
      version: locked.version + 1,
    })
    .where('uuid', '=', locked.uuid)
    .execute()
  await settleRetention(transaction, { uuid: locked.uuid, from: locked.state, to, at })
  await recordAudit(transaction, {
    at,
    actor_uuid: by,
    action: 'assistant.state_changed',
    entity: `assistant:${locked.uuid}`,
    reason,
    details: {
      state: { before: locked.state, after: to },
      ...(to === 'probationary' && { probation_ends }),
    },
  })
}
