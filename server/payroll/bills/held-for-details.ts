import type { HeldReason } from '@talentplace/contract/work/time/held-reasons'
import { billStates } from '@talentplace/contract/payroll/bills/bill.states'
import type { Currency } from '@talentplace/contract/shared/money'
import { sql, type Kysely, type Transaction } from 'kysely'
import { lockRows } from '../../platform/database/lock-rows.ts'
import { sqlIn } from '../../platform/database/sql-in.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { StoredBill } from './lock-draft.ts'
import { readyFrom } from '../bank-accounts/bank-account-store.ts'
import { isNameForBanks, paymentName } from '../bank-accounts/name-at-bank.ts'

interface Payee {
  readonly virtualassistant_uuid: string
  readonly currency: Currency
}

/** What a bill waits for that only an assistant, or staff for them, can give. */
export type Waits = Exclude<HeldReason, 'by_hand'>

interface AccountOfBill {
  readonly uuid: string
  /** Null: there is no account. */
  readonly changed_date: Date | null
  readonly holder_name: string | null
  readonly name: string
}

type Payable = Pick<StoredBill, 'uuid' | 'virtualassistant_uuid' | 'currency' | 'payee'>

/** Why the money of each bill can't go to its assistant's account now, by the bill; of one that is absent it can. */
export async function waitsOfBills(
  database: Kysely<Tables>,
  bills: readonly Payable[],
  at: Date,
): Promise<ReadonlyMap<string, Waits>> {
  const { rows } = await sql<AccountOfBill>`
    select bill.uuid, changed_date, holder_name, coalesce(users.full_name, display_name) as name
    from unnest(${bills.map(({ uuid }) => uuid)}::uuid[], ${bills.map((bill) => bill.virtualassistant_uuid)}::uuid[],
      ${bills.map(({ currency }) => currency)}::text[]) as bill (uuid, virtualassistant_uuid, currency)
    join assistants on assistants.uuid = bill.virtualassistant_uuid
    left join users on users.uuid = assistants.user_uuid
    left join bank_accounts account on account.virtualassistant_uuid = bill.virtualassistant_uuid
      and account.currency = bill.currency`.execute(database)
  const accounts = new Map(rows.map((row) => [row.uuid, row]))
  const waits = new Map<string, Waits>()
  for (const { uuid, payee } of bills) {
    const account = accounts.get(uuid)
    if (!account?.changed_date) waits.set(uuid, 'no_details')
    else if (readyFrom(account.changed_date) > at) waits.set(uuid, 'details_changed')
    else if (!isNameForBanks(paymentName(account.holder_name ?? '', payee, account.name))) {
      waits.set(uuid, 'no_bank_name')
    }
  }
  return waits
}

/** Why the money of a bill can't go to its assistant's account now; null: it can. */
export async function whyNotPaid(database: Kysely<Tables>, bill: Payable, at: Date): Promise<Waits | null> {
  return (await waitsOfBills(database, [bill], at)).get(bill.uuid) ?? null
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
