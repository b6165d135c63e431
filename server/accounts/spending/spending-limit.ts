import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

/** What a company's colleagues spend at once without asking; null: as much as they want. */
export async function spendingLimit(kysely: Kysely<Tables>, client_uuid: string): Promise<number | null> {
  const limit = await kysely
    .selectFrom('spending_limits')
    .select('above_cents')
    .where('client_uuid', '=', client_uuid)
    .executeTakeFirst()
  return limit?.above_cents ?? null
}
