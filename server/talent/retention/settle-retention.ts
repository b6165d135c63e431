import { retentionStates } from '@talentplace/contract/talent/assistants/retention.states'
import { assistantStates, type AssistantState } from '@talentplace/contract/talent/assistants/assistant.states'
import type { Transaction } from 'kysely'
import { lockRows } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'

interface Moved {
  readonly uuid: string
  readonly from: AssistantState
  readonly to: AssistantState
  readonly at: Date
}

/**
 * Step: who leaves has left, whether that was followed or not; who comes back to us is re-hired. An applicant never was with us.
 */
export async function settleRetention(transaction: Transaction<Tables>, { uuid, from, to, at }: Moved): Promise<void> {
  const cases = await lockRows(transaction, 'retention_cases', [uuid], 'virtualassistant_uuid')
  if (to === 'lost' && !assistantStates.is('open', from)) {
    const open = cases.find(({ state }) => retentionStates.is('open', state))
    if (!open) {
      await transaction
        .insertInto('retention_cases')
        .values({
          virtualassistant_uuid: uuid,
          kind: 'leaving',
          reason_code: 'other',
          state: 'left',
          opened_date: at,
          closed_date: at,
        })
        .execute()
      return
    }
    await transaction
      .updateTable('retention_cases')
      .set({ state: retentionStates.step(open.state, 'left', 'staff'), closed_date: at, version: open.version + 1 })
      .where('uuid', '=', open.uuid)
      .execute()
    return
  }
  if (from !== 'lost' || !assistantStates.is('working', to)) return
  const left = cases
    .filter(({ state }) => state === 'left')
    .toSorted((one, other) => other.opened_date.getTime() - one.opened_date.getTime())[0]
  if (!left) return
  await transaction
    .updateTable('retention_cases')
    .set({ state: retentionStates.step(left.state, 'rehired', 'staff'), version: left.version + 1 })
    .where('uuid', '=', left.uuid)
    .execute()
}
