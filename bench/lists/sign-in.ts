import { createHash, randomBytes } from 'node:crypto'
import type { Pool } from 'pg'
import { sampleQueries, type Caller } from './list-rows.ts'

const accounts: Readonly<Record<Caller, string>> = {
  staff: `select uuid from users where email = 'staff1@bench.test'`,
  client: `select uuid from users where is_primary_contact and client_uuid = (${sampleQueries['client_uuid']})`,
  assistant: `select user_uuid as uuid from assistants where uuid = (${sampleQueries['virtualassistant_uuid']})`,
}

/** A session of each who asks. */
export async function signIn(pool: Pool): Promise<Readonly<Record<Caller, string>>> {
  const tokens: Record<Caller, string> = { staff: '', client: '', assistant: '' }
  for (const caller of ['staff', 'client', 'assistant'] as const) {
    tokens[caller] = randomBytes(32).toString('base64url')
    await pool.query(
      `insert into sessions (token_hash, user_uuid, created_date, last_used, expires) select $1, uuid, now(), now(), now() + interval '1 day' from (${accounts[caller]}) someone`,
      [createHash('sha256').update(tokens[caller]).digest()],
    )
  }
  return tokens
}
