import { getAccountingFile } from './accounting/accounting.routes.ts'
import {
  getExchangeRate,
  listExchangeRates,
  removeExchangeRate,
  saveExchangeRate,
} from './exchange-rates/exchange-rate.routes.ts'
import { getFinanceOverview } from './overview.routes.ts'
import { listIncomeLines, listNetIncome } from './net-income.routes.ts'

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
