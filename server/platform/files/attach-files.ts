import * as t from '@talentplace/contract/core/messages/refusals'
import type { Transaction } from 'kysely'
import { lockRows } from '../database/lock-rows.ts'
import type { Tables } from '../database/tables.ts'
import { invalidField } from '../http/http-error.ts'

/**
 * Step: files that someone has sent hang on something from now on; each can hang on one thing only. The caller writes on what.
 * @throws HttpError 400 at `field`: one isn't theirs, isn't there any more, or hangs on something already
 */
export async function attachFiles(
  transaction: Transaction<Tables>,
  { uuids, user_uuid, field, at }: { uuids: readonly string[]; user_uuid: string; field: string; at: Date },
): Promise<void> {
  const rows = await lockRows(transaction, 'files', [...new Set(uuids)])
  const free = rows.filter(
    (file) =>
      file.uploaded_by === user_uuid &&
      file.stored_date !== null &&
      file.attached_date === null &&
      file.removed_date === null,
  )
  if (free.length !== uuids.length) {
    throw invalidField(field, t.fileGone())
  }
  if (free.length === 0) return
  await transaction
    .updateTable('files')
    .set({ attached_date: at })
    .where(
      'uuid',
      'in',
      free.map(({ uuid }) => uuid),
    )
    .execute()
}

/** Step: files that hang on nothing any more; they are removed within a day or two. */
export async function detachFiles(transaction: Transaction<Tables>, uuids: readonly string[]): Promise<void> {
  const rows = await lockRows(transaction, 'files', uuids)
  if (rows.length === 0) return
  await transaction
    .updateTable('files')
    .set({ attached_date: null })
    .where(
      'uuid',
      'in',
      rows.map(({ uuid }) => uuid),
    )
    .execute()
}
