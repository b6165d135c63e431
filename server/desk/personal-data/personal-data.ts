import type { Tables } from '../../platform/database/tables.ts'
import { dataOfAccounts } from './data-of-accounts.ts'
import { dataOfJoining } from './data-of-joining.ts'
import { dataOfMoney } from './data-of-money.ts'
import { dataOfProduct } from './data-of-product.ts'
import { dataOfSkillTests } from './data-of-skill-tests.ts'
import { dataOfWork } from './data-of-work.ts'
import type { DataOf, DeclaredData } from './declared-data.ts'

/**
 * What every table holds of people: whose its rows are, what of them someone takes along, and what becomes of them when that person is
 * forgotten. A test compares it with the database, so that a new table or column can't be forgotten (decision 0103).
 */
export const personalData: DeclaredData = {
  ...dataOfAccounts,
  ...dataOfWork,
  ...dataOfJoining,
  ...dataOfSkillTests,
  ...dataOfMoney,
  ...dataOfProduct,
}

/** Every table with what it holds, in the order in which it is declared. */
export const declaredTables = Object.entries(personalData) as [keyof Tables, DataOf][]
