import { interestStates } from '@talentplace/contract/subscriptions/interest.states'
import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

interface Requested {
  readonly project_uuid: string
  readonly role_id: number
  readonly virtualassistant_uuid: string
  /** They have said yes already. */
  readonly agreed: boolean
  readonly at: Date
}

/** Step: whom staff give a place is asked whether they take it, or has agreed; an earlier answer is kept in the audit alone. */
export async function requestRatePlan(transaction: Transaction<Tables>, request: Requested): Promise<void> {
  const { project_uuid, role_id, virtualassistant_uuid, agreed, at } = request
  const known = await transaction
    .selectFrom('va_relationships')
    .select(['uuid', 'interest'])
    .where('project_uuid', '=', project_uuid)
    .where('role_id', '=', role_id)
    .where('virtualassistant_uuid', '=', virtualassistant_uuid)
    .executeTakeFirst()
  if (!known) {
    await transaction
      .insertInto('va_relationships')
      .values({
        project_uuid,
        role_id,
        virtualassistant_uuid,
        source: 'talent_team',
        interest: agreed ? 'accepted' : 'asked',
        asked_date: at,
        answered_date: agreed ? at : null,
      })
      .execute()
    return
  }
  const asks = { asked_for: 'place', closed_date: null } as const
  if (known.interest === 'accepted' || (!agreed && interestStates.is('open', known.interest))) {
    await transaction.updateTable('va_relationships').set(asks).where('uuid', '=', known.uuid).execute()
    return
  }
  await transaction
    .updateTable('va_relationships')
    .set({
      ...asks,
      interest: interestStates.step(known.interest, agreed ? 'accepted' : 'asked', 'staff'),
      decline_reason: null,
      decline_note: '',
      asked_date: at,
      answered_date: agreed ? at : null,
      changed_date: null,
    })
    .where('uuid', '=', known.uuid)
    .execute()
}
