import type { Selectable, Transaction } from 'kysely'
import { lockRow } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { HttpError, notFound } from '../../platform/http/http-error.ts'

/** An alert as it is now, held, in the version that was seen. @throws HttpError 404, 409 `stale_version` */
export async function lockAlert(
  transaction: Transaction<Tables>,
  uuid: string,
  seen: number,
): Promise<Selectable<Tables['alerts']>> {
  const locked = await lockRow(transaction, 'alerts', uuid)
  if (!locked) throw notFound('There is no such alert.')
  if (locked.version !== seen) {
    throw new HttpError(
      409,
      'stale_version',
      'Something happened to this alert meanwhile. Nothing was changed; look again.',
    )
  }
  return locked
}
