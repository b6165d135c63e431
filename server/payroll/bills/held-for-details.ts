import type { HeldReason } from '@talentplace/contract/work/time/held-reasons'
import { billStates } from '@talentplace/contract/payroll/bills/bill.states'
import type { Currency } from '@talentplace/contract/shared/money'
import { sql, type Kysely, type Transaction } from 'kysely'
import { lockRows } from '../../platform/database/lock-rows.ts'
import { sqlIn } from '../../platform/database/sql-in.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { StoredBill } from './lock-draft.ts'
import { findAccount, readyFrom } from '../bank-accounts/bank-account-store.ts'
import { isNameForBanks, nameAtBank } from '../bank-accounts/name-at-bank.ts'

interface Payee {
  readonly virtualassistant_uuid: string
  readonly currency: Currency
}

/** What a bill waits for that only an assistant, or staff for them, can give. */
export type Waits = Exclude<HeldReason, 'by_hand'>

/** Why the money of a bill can't go to its assistant's account now; null: it can. */
export async function whyNotPaid(
  database: Kysely<Tables>,
  bill: Pick<StoredBill, 'virtualassistant_uuid' | 'currency' | 'payee'>,
  at: Date,
): Promise<Waits | null> {
  const account = await findAccount(database, bill)
  if (!account) return 'no_details'
  if (readyFrom(account.changed_date) > at) return 'details_changed'
  return isNameForBanks(await nameAtBank(database, bill, account)) ? null : 'no_bank_name'
}

/** Step: a posted bill that is held waits for bank details. */
export async function holdForDetails(
  transaction: Transaction<Tables>,
  bill: StoredBill,
  held_reason: Waits,
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
      and (status in ${sqlIn(billStates.sets.payable)} or status = 'returned'
        or held_reason in ('no_details', 'no_bank_name'))`.execute(transaction)
  const bills = await lockRows(
    transaction,
    'va_bills',
    rows.map(({ uuid }) => uuid),
  )
  for (const bill of bills) await holdForDetails(transaction, bill, 'details_changed')
  return bills.length
}
