import { sql, type Transaction } from 'kysely'
import { saveBankAccountRow } from '../payroll/bank-accounts/bank-account-store.ts'
import type { Tables } from '../platform/database/tables.ts'
import type { EncryptionKeys } from '../platform/sealing/encryption-keys.ts'

const day = 86_400_000
/** Every so many has no account yet. */
const oneInMissing = 7

/** Invented: no bank has these numbers. The US one passes the check of its digits. */
const institution = '999'
const routing = '990000000'

const accountNumber = (at: number) => String(4_100_000 + at * 7919)

/** Accounts of the demo's assistants who have worked: of most, not of all. Of the demo accounts the first has them, the second none. */
export async function addDemoBankAccounts(
  transaction: Transaction<Tables>,
  keys: EncryptionKeys,
  now: Date,
): Promise<void> {
  const { rows: people } = await sql<{ uuid: string; email: string | null; changed_by: string }>`
    select assistants.uuid, email, coalesce(user_uuid, (select any_one.uuid from users any_one order by any_one.email <> 'super@demo.test', any_one.uuid limit 1)) as changed_by
    from assistants left join users on users.uuid = user_uuid
    where exists (select from rate_plans where virtualassistant_uuid = assistants.uuid)
    order by id`.execute(transaction)
  for (const [at, { uuid: virtualassistant_uuid, email, changed_by }] of people.entries()) {
    if (email === 'va2@demo.test' || (email !== 'va@demo.test' && at % oneInMissing === 0)) continue
    const columns = { virtualassistant_uuid, changed_by, at: new Date(now.getTime() - (200 + (at % 90)) * day) }
    const account_number = accountNumber(at)
    await saveBankAccountRow(transaction, keys, {
      ...columns,
      currency: 'cad',
      details: { institution, transit: String(10_000 + at), account_number },
      holder_name: '',
    })
    await saveBankAccountRow(transaction, keys, {
      ...columns,
      currency: 'usd',
      details: { routing, account_number, account_type: 'checking' },
      holder_name: '',
    })
  }
}
