import { saveBankAccountRow } from '../../payroll/bank-accounts/bank-account-store.ts'
import { testBankingKeys } from '../banking-keys.ts'
import type { TestDatabase } from '../database.ts'

/** An account in each country for an assistant, as they would have entered it then. */
export async function addBankAccounts(
  database: TestDatabase,
  about: { virtualassistant_uuid: string; user_uuid: string; changed_date: Date; account_number?: string },
): Promise<void> {
  const { virtualassistant_uuid, user_uuid: changed_by, changed_date: at, account_number = '1234567' } = about
  await database.kysely.transaction().execute(async (transaction) => {
    const columns = { virtualassistant_uuid, changed_by, at }
    await saveBankAccountRow(transaction, testBankingKeys, {
      ...columns,
      currency: 'cad',
      details: { institution: '003', transit: '01234', account_number },
      holder_name: '',
    })
    await saveBankAccountRow(transaction, testBankingKeys, {
      ...columns,
      currency: 'usd',
      details: { routing: '021000021', account_number, account_type: 'checking' },
      holder_name: '',
    })
  })
}
