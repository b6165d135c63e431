import type { AccessCalls, Whose } from '../testing/access/access-call.ts'
import { secret, type AccessWorld } from '../testing/access/access-world.ts'
import type { financeOperations } from './finance.operations.ts'

/** Each rate is of a month of its own, since some of the calls take it back. */
export function financeCalls({ database }: AccessWorld): AccessCalls<typeof financeOperations> {
  let made = 0
  const freeMonth = () => {
    made += 1
    return new Date(Date.UTC(2000, made)).toISOString().slice(0, 7)
  }

  async function rate(whose: Whose): Promise<string> {
    const month = freeMonth()
    if (whose !== 'absent') {
      await database.kysely
        .insertInto('exchange_rates')
        .values({ month: `${month}-01`, rate_millionths: 1_371_200, source: secret, changed_date: new Date() })
        .execute()
    }
    return month
  }

  return {
    listNetIncome: () => ({ path: '/finance/net-income' }),
    listIncomeLines: () => ({ path: '/finance/net-income/lines?measure=invoiced' }),
    getAccountingFile: () => ({ path: '/finance/accounting/journal?month=2026-11' }),
    getFinanceOverview: () => ({ path: '/finance/overview' }),
    listExchangeRates: () => ({ path: '/finance/exchange-rates' }),
    getExchangeRate: async (_actor, whose) => ({ path: `/finance/exchange-rates/${await rate(whose)}` }),
    saveExchangeRate: () => ({
      path: `/finance/exchange-rates/${freeMonth()}`,
      body: { rate_millionths: 1_371_200, source: 'Bank of Canada, monthly average', version: 0 },
    }),
    removeExchangeRate: async (_actor, whose) => ({ path: `/finance/exchange-rates/${await rate(whose)}?version=1` }),
  }
}
