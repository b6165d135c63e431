import { interestStates } from '@talentplace/contract/subscriptions/interest.states'
import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

interface Requested {
  readonly project_uuid: string
  readonly role_id: number
  readonly virtualassistant_uuid: string
  readonly source: 'talent_team' | 'csm' | 'sales' | 'client' | 'algo'
  readonly at: Date
}

/** Step: someone is asked whether they would take a role, before the client has chosen; asked again after a no. */
export async function requestInterest(transaction: Transaction<Tables>, request: Requested): Promise<void> {
  const { project_uuid, role_id, virtualassistant_uuid, source, at } = request
  const known = await transaction
    .selectFrom('va_relationships')
    .select(['uuid', 'interest'])
    .where('project_uuid', '=', project_uuid)
    .where('role_id', '=', role_id)
    .where('virtualassistant_uuid', '=', virtualassistant_uuid)
    .executeTakeFirst()
  const again = {
    asked_for: 'interest',
    closed_date: null,
    asked_date: at,
    answered_date: null,
    changed_date: null,
  } as const
  if (!known) {
    await transaction
      .insertInto('va_relationships')
      .values({ project_uuid, role_id, virtualassistant_uuid, source, ...again })
      .execute()
    return
  }
  // They have said yes to it before: nothing is asked twice.
  if (known.interest === 'accepted') {
    await transaction
      .updateTable('va_relationships')
      .set({ asked_for: 'interest', closed_date: null })
      .where('uuid', '=', known.uuid)
      .execute()
    return
  }
  await transaction
    .updateTable('va_relationships')
    .set({
      ...again,
      interest: interestStates.step(known.interest, 'asked', 'staff'),
      decline_reason: null,
      decline_note: '',
    })
    .where('uuid', '=', known.uuid)
    .execute()
}

/** Step: staff note the answer that someone gave elsewhere. */
export async function noteInterest(
  transaction: Transaction<Tables>,
  about: Pick<Requested, 'project_uuid' | 'role_id' | 'virtualassistant_uuid' | 'at'>,
): Promise<void> {
  const { project_uuid, role_id, virtualassistant_uuid, at } = about
  const { from, to } = interestStates.stepTo('accepted', 'staff')
  await transaction
    .updateTable('va_relationships')
    .set({ interest: to, answered_date: at, decline_reason: null, decline_note: '' })
    .where('project_uuid', '=', project_uuid)
    .where('role_id', '=', role_id)
    .where('virtualassistant_uuid', '=', virtualassistant_uuid)
    .where('asked_for', '=', 'interest')
    .where('interest', 'in', from)
    .execute()
}

/** Step: what they were asked is over, and isn't shown to them any more. */
export async function closeInterest(
  transaction: Transaction<Tables>,
  about: Pick<Requested, 'project_uuid' | 'role_id' | 'virtualassistant_uuid' | 'at'>,
): Promise<void> {
  const { project_uuid, role_id, virtualassistant_uuid, at } = about
  await transaction
    .updateTable('va_relationships')
    .set({ closed_date: at })
    .where('project_uuid', '=', project_uuid)
    .where('role_id', '=', role_id)
    .where('virtualassistant_uuid', '=', virtualassistant_uuid)
    .where('asked_for', '=', 'interest')
    .execute()
}
