import { applicationStates, type ApplicationState } from '@talentplace/contract/talent/applications/application.states'
import type { Mover } from '@talentplace/contract/shared/lifecycle'
import type { Transaction } from 'kysely'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { LockedApplication } from './lock-application.ts'

export interface ApplicationMove {
  readonly to: ApplicationState
  readonly who: Mover
  /** Null: the product itself. */
  readonly by: string | null
  readonly at: Date
  readonly reason?: string
}

/** Step: brings an application that is held into another state. @throws ImpossibleStep */
export async function moveApplication(
  transaction: Transaction<Tables>,
  locked: LockedApplication,
  { to, who, by, at, reason }: ApplicationMove,
): Promise<LockedApplication> {
  const moved = await transaction
    .updateTable('applications')
    .set({ state: applicationStates.step(locked.state, to, who), state_date: at, version: locked.version + 1 })
    .where('uuid', '=', locked.uuid)
    .returningAll()
    .executeTakeFirstOrThrow()
  await recordAudit(transaction, {
    at,
    actor_uuid: by,
    action: 'application.state_changed',
    entity: `assistant:${locked.virtualassistant_uuid}`,
    reason: reason ?? null,
    details: { state: { before: locked.state, after: to } },
  })
  return moved
}
