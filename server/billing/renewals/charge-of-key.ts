import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import type { AskedCharge } from './add-charge.ts'
import { rejectOtherRequest } from '../../core/idempotency/request-hash.ts'

/** The charge that the same call has begun before, if it has. @throws HttpError 409 `key_reused` */
export async function chargeOfKey(
  transaction: Transaction<Tables>,
  client_uuid: string,
  asked: Pick<AskedCharge, 'idempotency_key' | 'request_hash'>,
): Promise<string | undefined> {
  const charge = await transaction
    .selectFrom('charges')
    .select(['uuid', 'request_hash'])
    .where('client_uuid', '=', client_uuid)
    .where('idempotency_key', '=', asked.idempotency_key)
    .executeTakeFirst()
  if (charge) rejectOtherRequest(charge.request_hash, asked.request_hash)
  return charge?.uuid
}
