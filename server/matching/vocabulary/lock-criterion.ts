import type { CriterionKind } from '@talentplace/contract/matching/vocabulary/criterion.routes'
import type { Transaction } from 'kysely'
import { lockRow } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { HttpError, notFound } from '../../platform/http/http-error.ts'
import { readStoredCriterion } from './criterion-rows.ts'

/** One of a kind as it is now, held. @throws HttpError 404 */
export async function lockCriterion(transaction: Transaction<Tables>, kind: CriterionKind, id: number) {
  await lockRow(transaction, kind, id)
  const locked = await readStoredCriterion(transaction, kind, id)
  if (!locked) throw notFound('There is no such criterion.')
  return locked
}

/** @throws HttpError 409 `stale_version` */
export function rejectOtherVersion(version: number, seen: number): void {
  if (version === seen) return
  throw new HttpError(
    409,
    'stale_version',
    'Someone else changed this meanwhile. Nothing was saved; load it again first.',
  )
}
