import type { Transaction } from 'kysely'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { endCodes } from '../codes/invalidate-codes.ts'
import type { VerifiedCode } from '../codes/verify-code.ts'
import { dropEnteredCompany, dropEnteredDetails, type RegistrantRecords } from './entered-details.ts'

/**
 * Step: a mailed code or link is used to confirm its account. What was entered at the registration, its password with it,
 * stays only when whoever proved the mailbox is who had registered; every code and link of before ends either way.
 * @throws HttpError 400 when someone was faster
 */
export async function confirmAccount(
  records: RegistrantRecords,
  transaction: Transaction<Tables>,
  { owner, use }: VerifiedCode,
  { isByRegistrant, at }: { isByRegistrant: boolean; at: Date },
): Promise<void> {
  const { uuid } = owner
  if (!isByRegistrant) await dropEnteredCompany(records, transaction, owner)
  await use(transaction)
  if (!isByRegistrant) await dropEnteredDetails(records, transaction, owner)
  const closed = await transaction
    .deleteFrom('open_registrations')
    .where('user_uuid', '=', uuid)
    .returning('password_hash')
    .executeTakeFirst()
  await transaction
    .updateTable('users')
    .set({ verified_date: at, password_hash: isByRegistrant ? (closed?.password_hash ?? null) : null })
    .where('uuid', '=', uuid)
    .execute()
  await endCodes(transaction, uuid, at)
  await recordAudit(transaction, {
    at,
    actor_uuid: uuid,
    action: 'account.verified',
    entity: `user:${uuid}`,
    ...(!isByRegistrant && { details: { registration: 'dropped' } }),
  })
}
