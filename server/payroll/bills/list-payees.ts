import { listPayees } from '@talentplace/contract/payroll/bills/staff-bill.routes'
import type { ReplyOf } from '@talentplace/contract/shared/operation'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection.ts'
import { containing } from '../../platform/database/like-pattern.ts'
import { handle } from '../../platform/http/handler.ts'

type Payee = ReplyOf<typeof listPayees>['assistants'][number]

/** Whom a bill can be made for. */
export function listPayeesOperation({ database }: { database: Database }) {
  return handle(listPayees, async (_context, { query: { search = '' } }) => {
    const { rows } = await sql<Payee>`
      select uuid, display_name as name, city || ' ' || region as place, case country when 'US' then 'usd' else 'cad' end as currency
      from assistants
      where searched_text like ${containing(search)}
        and exists (select from rate_plans where virtualassistant_uuid = assistants.uuid)
      order by folded_text(display_name), uuid limit 25`.execute(database.kysely)
    return { assistants: rows }
  })
}
