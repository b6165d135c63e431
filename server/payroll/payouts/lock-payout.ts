import { payoutStates, type PayoutState } from '@talentplace/contract/payroll/payouts/payout.states'
import type { Selectable, Transaction } from 'kysely'
import type { StoredBill } from '../bills/lock-draft.ts'
import { lockRow, lockRows } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { HttpError, notFound } from '../../platform/http/http-error.ts'

export type StoredPayout = Selectable<Tables['payouts']>
export type StoredLine = Selectable<Tables['payout_lines']>

export interface LockedPayout {
  readonly payout: StoredPayout
  readonly lines: readonly StoredLine[]
  readonly bills: ReadonlyMap<string, StoredBill>
}

/** Step: a payout with the bills it pays and their assistants, all held, in the order of locks. @throws HttpError 404 */
export async function lockPayout(transaction: Transaction<Tables>, uuid: string): Promise<LockedPayout> {
  const known = await transaction
    .selectFrom('payout_lines')
    .innerJoin('va_bills', 'va_bills.uuid', 'bill_uuid')
    .select(['bill_uuid', 'virtualassistant_uuid'])
    .where('payout_uuid', '=', uuid)
    .execute()
  if (known.length === 0) throw notFound('There is no such payout.')
  await lockRows(transaction, 'assistants', [...new Set(known.map((each) => each.virtualassistant_uuid))])
  const bills = await lockRows(
    transaction,
    'va_bills',
    known.map(({ bill_uuid }) => bill_uuid),
  )
  const payout = await lockRow(transaction, 'payouts', uuid)
  if (!payout) throw notFound('There is no such payout.')
  const lines = await lockRows(transaction, 'payout_lines', [uuid], 'payout_uuid')
  return {
    payout,
    lines: lines.toSorted((a, b) => a.position - b.position),
    bills: new Map(bills.map((bill) => [bill.uuid, bill])),
  }
}

/** @throws HttpError 409 `stale_version` */
export function rejectStale({ version }: StoredPayout, seen: number): void {
  if (version === seen) return
  throw new HttpError(409, 'stale_version', 'This was changed by someone else. Load it again before you save.')
}

/** @throws HttpError 409 for a step that the payout doesn't have */
export function stepOf({ state }: StoredPayout, to: PayoutState) {
  if (payoutStates.next(state, 'staff').includes(to)) return payoutStates.step(state, to, 'staff')
  throw new HttpError(
    409,
    'not_now',
    `This payout is “${payoutStates.word(state)}” now, so it can’t become “${payoutStates.word(to)}”. Nothing was changed.`,
  )
}
