import { sql, type Kysely } from 'kysely'
import { agreementMissing } from '../../platform/database/agreement-missing.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { HttpError } from '../../platform/http/http-error.ts'

/** Step: nobody gets a place before they have signed the agreement. @throws HttpError 409 */
export async function rejectUnsigned(database: Kysely<Tables>, virtualassistant_uuid: string): Promise<void> {
  const { rows } = await sql<{ missing: boolean }>`
    select ${agreementMissing(sql`${virtualassistant_uuid}::uuid`)} as missing`.execute(database)
  if (rows[0]?.missing !== true) return
  throw new HttpError(
    409,
    'agreement_missing',
    'They haven’t signed the agreement yet, so they can’t be placed. They can sign it from their home page.',
  )
}
