import type { getAdminHome } from '@talentplace/contract/desk/operations/home.routes'
import type { ReplyOf } from '@talentplace/contract/shared/operation'
import type { Database } from '../../platform/database/connection.ts'

type Money = NonNullable<ReplyOf<typeof getAdminHome>['money']>

async function openMoney({ kysely }: Database, which: 'overdue' | 'declined'): Promise<Money['overdue']> {
  const rows = await kysely
    .selectFrom('open_invoices')
    .select((expression) => [
      'currency',
      expression.fn.countAll<string>().as('count'),
      expression.fn.sum<string>('balance_cents').as('balance_cents'),
    ])
    .where(which === 'overdue' ? 'status' : 'standing', '=', which)
    .groupBy('currency')
    .orderBy('currency')
    .execute()
  return {
    count: rows.reduce((sum, { count }) => sum + Number(count), 0),
    balances: rows.map(({ currency, balance_cents }) => ({ currency, balance_cents: Number(balance_cents) })),
  }
}

/** Unpaid money that staff have to follow up: what is overdue, whose card was refused, what a cardholder's bank takes back. */
export async function moneyToSeeTo(database: Database): Promise<Money> {
  const [overdue, declined, disputed] = await Promise.all([
    openMoney(database, 'overdue'),
    openMoney(database, 'declined'),
    database.kysely
      .selectFrom('disputes')
      .innerJoin('payment_allocations', 'payment_allocations.payment_uuid', 'disputes.payment_uuid')
      .select((expression) => expression.fn.count<string>('invoice_uuid').distinct().as('count'))
      .where('disputes.state', '=', 'opened')
      .executeTakeFirstOrThrow(),
  ])
  return { overdue, declined, disputed: Number(disputed.count) }
}
