import type { Transaction } from 'kysely'
import { lockRow } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { notFound } from '../../platform/http/http-error.ts'
import type { ManualRefundRow } from './move-credit.ts'

/** A refund by hand, locked until the transaction ends. @throws HttpError 404 */
export async function lockedManualRefund(transaction: Transaction<Tables>, uuid: string): Promise<ManualRefundRow> {
  const refund = await lockRow(transaction, 'manual_refunds', uuid)
  if (!refund) throw notFound('There is no such refund.')
  return refund
}
