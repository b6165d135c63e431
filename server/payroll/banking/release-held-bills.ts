import { sql } from 'kysely'
import { lockBill } from '../bills/lock-draft.ts'
import { attemptItem } from '../../platform/jobs/failing-items.ts'
import { renewalQueue } from '../../core/queues/renewal-queues.ts'
import type { BankingJobDeps } from './banking-deps.ts'
import { letGoOfBill } from './let-go-of-bill.ts'

/** Looked at again once it is held: the account may have been changed once more, or someone may have moved it. */
async function release(deps: BankingJobDeps, uuid: string): Promise<void> {
  await deps.database.kysely.transaction().execute(async (transaction) => {
    const bill = await lockBill(transaction, uuid)
    if (bill?.status !== 'held' || bill.held_reason === 'by_hand' || bill.held_reason === null) return
    await letGoOfBill(transaction, deps, bill)
  })
}

/** Bills that waited for bank details which have been there for 48 hours go on. Each is a transaction of its own. */
export async function releaseHeldBills(deps: BankingJobDeps): Promise<void> {
  const { rows } = await sql<{ uuid: string }>`
    select va_bills.uuid from va_bills join bank_accounts using (virtualassistant_uuid, currency)
    where status = 'held' and held_reason in ('no_details', 'details_changed', 'no_bank_name')
      and changed_date <= ${deps.clock.now()}::timestamptz - interval '48 hours'
    order by va_bills.uuid limit 5000`.execute(deps.database.kysely)
  const queue = renewalQueue(deps, 'bills.release')
  for (const { uuid } of rows) await attemptItem(queue, uuid, () => release(deps, uuid))
}
