import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { HttpError, notFound } from '../../platform/http/http-error.ts'
import { lockBill, type StoredBill } from './lock-draft.ts'

/**
 * Step: a bill that someone changes, held as they saw it.
 * @param asked `version`: as it was read, where they say it; `draft`: only while it is one
 * @throws HttpError 404, 409 `posted`, `stale_version`
 */
export async function lockForChange(
  transaction: Transaction<Tables>,
  uuid: string,
  { version, draft = false }: { version?: number | undefined; draft?: boolean },
): Promise<StoredBill> {
  const bill = await lockBill(transaction, uuid)
  if (!bill) throw notFound('There is no such bill.')
  if (draft && bill.status !== 'draft') {
    throw new HttpError(409, 'posted', 'This bill is posted, so it stays as it is. Put it right on the next one.')
  }
  if (version !== undefined && version !== bill.version) {
    throw new HttpError(409, 'stale_version', 'This was changed by someone else. Load it again before you save.')
  }
  return bill
}
