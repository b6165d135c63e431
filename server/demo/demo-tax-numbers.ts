import { sql, type Transaction } from 'kysely'
import { storeTaxIdentity } from '../payroll/taxes/tax-identity-store.ts'
import type { Tables } from '../platform/database/tables.ts'
import type { EncryptionKeys } from '../platform/sealing/encryption-keys.ts'

const day = 86_400_000
/** Every so many is registered for GST/HST, and every so many hasn’t told us whom their slips are made out to. */
const oneInRegistered = 4
const oneInMissing = 6

interface Person {
  readonly virtualassistant_uuid: string
  readonly email: string | null
  readonly country: string
  readonly changed_by: string
}

/** Invented: no business has this number, though its digits add up. */
const invented = '123456782'

/**
 * What the demo's assistants who have worked told us for taxes. Of the demo accounts the first is registered and has a number for
 * slips, the second neither.
 */
export async function addDemoTaxNumbers(
  transaction: Transaction<Tables>,
  keys: EncryptionKeys,
  now: Date,
): Promise<void> {
  const { rows: people } = await sql<Person>`
    select assistants.uuid as virtualassistant_uuid, email, assistants.country, changed_by
    from assistants
    join bank_accounts account on account.virtualassistant_uuid = assistants.uuid and currency = 'cad'
    left join users on users.uuid = user_uuid
    order by id`.execute(transaction)
  const at = new Date(now.getTime() - 250 * day)
  for (const [index, { virtualassistant_uuid, email, country, changed_by }] of people.entries()) {
    const isVisible = email === 'va@demo.test'
    if (country === 'CA' && (isVisible || index % oneInRegistered === 0)) {
      await transaction
        .insertInto('tax_registrations')
        .values({
          virtualassistant_uuid,
          kind: 'gst_hst',
          number: `${invented} RT${String(index + 1).padStart(4, '0')}`,
          effective_from: '2025-01-01',
          changed_by,
          changed_date: at,
        })
        .execute()
    }
    if (!isVisible && index % oneInMissing === 0) continue
    // None is given out that begins with 000.
    const number = `000${String(index + 1).padStart(6, '0')}`
    const identity = { kind: country === 'US' ? 'ssn' : 'sin', number } as const
    await storeTaxIdentity(transaction, keys, { virtualassistant_uuid, identity, changed_by, at })
  }
}
