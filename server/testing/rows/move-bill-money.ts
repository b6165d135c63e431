import type { moveBill } from '@talentplace/contract/payroll/bills/staff-bill.routes'
import type { Received } from '@talentplace/contract/shared/operation'
import { moveMoney } from '../../payroll/bills/move-money.ts'
import { lockRow } from '../../platform/database/lock-rows.ts'
import type { TestDatabase } from '../database.ts'

interface HandMove {
  readonly state: Received<typeof moveBill>['body']['state']
  /** The office's day on which it is said. */
  readonly today: string
  readonly date?: string
  readonly reference?: string
  readonly reason?: string
}

/** Where the money of a posted bill is, as staff say it by hand. */
export async function moveBillMoney(database: TestDatabase, uuid: string, { today, ...how }: HandMove): Promise<void> {
  await database.kysely.transaction().execute(async (transaction) => {
    const bill = await lockRow(transaction, 'va_bills', uuid)
    if (!bill) throw new Error('There is no such bill.')
    const move = { date: today, reference: '', reason: '', ...how, version: bill.version }
    await moveMoney(transaction, bill, { move, days: { today, next: today } })
  })
}
