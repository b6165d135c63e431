import { getAccountingFile } from './accounting/accounting.routes.ts'
import {
  getExchangeRate,
  listExchangeRates,
  removeExchangeRate,
  saveExchangeRate,
} from './exchange-rates/exchange-rate.routes.ts'
import { getFinanceOverview } from './finance/overview.routes.ts'
import { listIncomeLines, listNetIncome } from './finance/net-income.routes.ts'

/** Every operation of the feature. */
export const financeOperations = {
  listNetIncome,
  listIncomeLines,
  getFinanceOverview,
  getAccountingFile,
  listExchangeRates,
  getExchangeRate,
  saveExchangeRate,
  removeExchangeRate,
} as const
