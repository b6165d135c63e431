import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/connection.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import { getAccountingFileOperation } from './accounting/get-accounting-file.ts'
import { getExchangeRateOperation } from './exchange-rates/get-exchange-rate.ts'
import { listExchangeRatesOperation } from './exchange-rates/list-exchange-rates.ts'
import { removeExchangeRateOperation } from './exchange-rates/remove-exchange-rate.ts'
import { saveExchangeRateOperation } from './exchange-rates/save-exchange-rate.ts'
import { getFinanceOverviewOperation } from './finance/get-finance-overview.ts'
import { listIncomeLinesOperation } from './finance/list-income-lines.ts'
import { listNetIncomeOperation } from './finance/list-net-income.ts'

/** What all money comes to, for staff. */
export function financeOperations(deps: {
  database: Database
  clock: Clock
  jobs: Jobs
  configuration: { readonly timeRules: { readonly officeZone: string }; readonly brand: { readonly name: string } }
}) {
  const all = { ...deps, officeZone: deps.configuration.timeRules.officeZone, brand: deps.configuration.brand }
  return {
    listNetIncome: listNetIncomeOperation(all),
    listIncomeLines: listIncomeLinesOperation(all),
    getFinanceOverview: getFinanceOverviewOperation(all),
    getAccountingFile: getAccountingFileOperation(all),
    listExchangeRates: listExchangeRatesOperation(all),
    getExchangeRate: getExchangeRateOperation(all),
    saveExchangeRate: saveExchangeRateOperation(all),
    removeExchangeRate: removeExchangeRateOperation(all),
  }
}
