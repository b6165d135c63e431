import type { AccessCalls } from '../../testing/access/access-call.ts'
import type { financeOperations } from './finance.operations.ts'

export const financeCalls: AccessCalls<typeof financeOperations> = {
  listNetIncome: () => ({ path: '/finance/net-income' }),
  listIncomeLines: () => ({ path: '/finance/net-income/lines?measure=invoiced' }),
  getAccountingFile: () => ({ path: '/finance/accounting/journal?month=2026-11' }),
  getFinanceOverview: () => ({ path: '/finance/overview' }),
}
