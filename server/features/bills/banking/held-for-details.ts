import { billStates } from '@talentplace/contract/bills/bill.states'
import type { Currency } from '@talentplace/contract/shared/money'
import { sql, type Kysely, type Transaction } from 'kysely'
import { lockRows } from '../../../platform/database/lock-rows.ts'
import { stateList } from '../../../platform/database/state-list.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import type { StoredBill } from '../hold-draft.ts'
import { findAccount, readyFrom } from './bank-account-store.ts'

interface Payee {
  readonly virtualassistant_uuid: string
  readonly currency: Currency
}

/** Why money can't go to someone's account now; null: it can. */
export async function whyNotPaid(
  database: Kysely<Tables>,
  payee: Payee,
  at: Date,
): Promise<'no_details' | 'details_changed' | null> {
  const account = await findAccount(database, payee)
  if (!account) return 'no_details'
  return readyFrom(account.changed_date) > at ? 'details_changed' : null
}

/** Step: a posted bill that is held waits for bank details. */
export async function holdForDetails(
  transaction: Transaction<Tables>,
  bill: StoredBill,
  held_reason: 'no_details' | 'details_changed',
): Promise<void> {
  await transaction
    .updateTable('va_bills')
    .set((set) => ({
      ...(bill.status !== 'held' && { status: billStates.step(bill.status, 'held', 'system') }),
      held_reason,
      held_note: '',
      returned_reason: null,
      version: set('version', '+', 1),
    }))
    .where('uuid', '=', bill.uuid)
    .execute()
}

/** Step: a bill that waited for bank details is to be paid again. */
export async function letGo(transaction: Transaction<Tables>, bill: StoredBill, expected_date: string): Promise<void> {
  await transaction
    .updateTable('va_bills')
    .set((set) => ({
      status: billStates.step(bill.status, 'posted', 'system'),
      held_reason: null,
      held_note: '',
      expected_date,
      version: set('version', '+', 1),
    }))
    .where('uuid', '=', bill.uuid)
    .execute()
}

/**
 * Step: all bills of an assistant, who is held, that would be paid on an account which has just been changed, held for it. What our
 * team holds stays so; what a bank sent back goes out on the new account.
 */
export async function holdUnpaidBills(
  transaction: Transaction<Tables>,
  { virtualassistant_uuid, currency }: Payee,
): Promise<number> {
  const { rows } = await sql<{ uuid: string }>`
    select uuid from va_bills where virtualassistant_uuid = ${virtualassistant_uuid} and currency = ${currency}
      and (status in ${stateList(billStates.sets.payable)} or status = 'returned' or held_reason = 'no_details')`.execute(
    transaction,
  )
  const bills = await lockRows(
    transaction,
    'va_bills',
    rows.map(({ uuid }) => uuid),
  )
  for (const bill of bills) await holdForDetails(transaction, bill, 'details_changed')
  return bills.length
}
