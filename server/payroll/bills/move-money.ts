import { billStates } from '@talentplace/contract/payroll/bills/bill.states'
import type { moveBill } from '@talentplace/contract/payroll/bills/staff-bill.routes'
import type { Received } from '@talentplace/contract/shared/operation'
import { sql, type Transaction, type Updateable } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import type { StoredBill } from './lock-draft.ts'
import { isInPayout } from './payable-bills.ts'

type Move = Received<typeof moveBill>['body']

interface Days {
  readonly today: string
  /** When money is expected that goes out from now on. */
  readonly next: string
}

/** What is known of the money in a state; what was known before and holds no more is taken away. */
function factsOf({ state, date, reference, reason }: Move, { today, next }: Days): Updateable<Tables['va_bills']> {
  switch (state) {
    case 'posted':
      return { held_reason: null, held_note: '', expected_date: next }
    case 'held':
      return { held_reason: 'by_hand', held_note: reason, returned_reason: null }
    case 'scheduled':
      return { scheduled_date: today, expected_date: date ?? today, payout_reference: reference, returned_reason: null }
    case 'paid':
      return { paid_date: date ?? null, payout_reference: reference, returned_reason: null }
    case 'returned':
      return { paid_date: null, scheduled_date: null, returned_reason: reason }
  }
}

/** Keeps what was paid or came back by hand as its own event, since the bill forgets the one when the other is said. */
async function storePayment(
  transaction: Transaction<Tables>,
  bill: StoredBill,
  { move, days }: { move: Move; days: Days },
): Promise<void> {
  const { state, date, reference, reason } = move
  // What was only on its way has never been paid.
  const isPayment = state === 'paid' || (state === 'returned' && bill.status === 'paid')
  if (!isPayment) return
  const [day, memo] = state === 'paid' ? [date ?? days.today, reference] : [days.today, reason]
  await sql`
    insert into va_bill_payments (bill_uuid, kind, day, amount_cents, memo)
    select uuid, ${state}, ${day}, total_cents, ${memo} from va_bills where uuid = ${bill.uuid} and not ${isInPayout}`.execute(
    transaction,
  )
}

/** Step: where the money of a bill that is held is, from now on. */
export async function moveMoney(
  transaction: Transaction<Tables>,
  bill: StoredBill,
  { move, days }: { move: Move; days: Days },
): Promise<void> {
  await storePayment(transaction, bill, { move, days })
  await transaction
    .updateTable('va_bills')
    .set((set) => ({
      ...factsOf(move, days),
      status: billStates.step(bill.status, move.state, 'staff'),
      version: set('version', '+', 1),
    }))
    .where('uuid', '=', bill.uuid)
    .execute()
}
