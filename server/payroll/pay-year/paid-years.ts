import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

/** The years from the first in which something was paid to the present one, the latest first; of everyone where nobody is named. */
export async function paidYears(
  database: Kysely<Tables>,
  { today, virtualassistant_uuid = null }: { today: string; virtualassistant_uuid?: string | null },
): Promise<number[]> {
  const { rows } = await sql<{ first: string | null }>`
    select min(paid_date) as first from va_bills
    where status = 'paid' and (${virtualassistant_uuid}::uuid is null or virtualassistant_uuid = ${virtualassistant_uuid})`.execute(
    database,
  )
  const last = Number(today.slice(0, 4))
  const first = Math.min(last, Number((rows[0]?.first ?? today).slice(0, 4)))
  return Array.from({ length: last - first + 1 }, (_each, index) => last - index)
}
