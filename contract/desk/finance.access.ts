import { anonymous, onePriceChange, priceChanges, prices } from '../testing/access-rows.ts'
import type { AccessRow } from '../testing/access.ts'
import type { financeOperations } from './finance.operations.ts'

const reports: AccessRow = {
  own: { ...anonymous, 'admin with admin_finance_report.view': 200, 'super admin': 200, others: 403 },
}

/** What the running server must answer, for every operation of the feature, actor and object. */
export const financeAccess: Readonly<Record<keyof typeof financeOperations, AccessRow>> = {
  listNetIncome: reports,
  listIncomeLines: reports,
  getFinanceOverview: prices,
  getAccountingFile: reports,
  listExchangeRates: reports,
  getExchangeRate: reports,
  saveExchangeRate: priceChanges,
  removeExchangeRate: onePriceChange,
}
