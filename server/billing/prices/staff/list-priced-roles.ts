import { listPricedRoles, type PricedRole } from '@talentplace/contract/billing/prices/staff/staff-price.routes'
import type { Received } from '@talentplace/contract/shared/operation'
import { sql, type RawBuilder } from 'kysely'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Database } from '../../../platform/database/connection.ts'
import { containing } from '../../../platform/database/like-pattern.ts'
import { listPage, pageOf } from '../../../platform/database/list-page.ts'
import { handle } from '../../../platform/http/handler.ts'
import { priceDay } from '../price-day.ts'
import { inNameOrder } from '../../../platform/database/name-order.ts'

const columns = {
  role: inNameOrder(sql`role`),
  category: inNameOrder(sql`category`),
  tax_category: sql`tax_category`,
  cad_uplift_cents: sql`cad_uplift_cents`,
  usd_uplift_cents: sql`usd_uplift_cents`,
}

/** Roles with what their hour costs besides today and from days to come on, as the text of a query. */
function pricedRoles(today: string): RawBuilder<PricedRole> {
  const upliftNow = (currency: 'cad' | 'usd') => sql`coalesce((select uplift_cents from role_uplifts
    where role_id = roles.id and currency = ${currency} and effective_from <= ${today}
    order by effective_from desc limit 1), 0)`
  return sql`select roles.id as role_id, roles.value as role, role_categories.name as category, tax_category,
      ${upliftNow('cad')} as cad_uplift_cents, ${upliftNow('usd')} as usd_uplift_cents,
      (select coalesce(jsonb_agg(to_jsonb(change) order by change.effective_from), '[]') from (
        select effective_from, max(uplift_cents) filter (where currency = 'cad') as cad_cents,
          max(uplift_cents) filter (where currency = 'usd') as usd_cents
        from role_uplifts where role_id = roles.id and effective_from > ${today} group by effective_from
      ) change) as coming
    from roles join role_categories on role_categories.id = roles.category_id where roles.active`
}

function conditionsOf(query: Received<typeof listPricedRoles>['query']): RawBuilder<boolean> {
  const { search = '', tax_category, uplifted } = query
  const conditions = [sql`true`]
  if (search !== '')
    conditions.push(
      sql`(folded_text(role) like ${containing(search)} or folded_text(category) like ${containing(search)})`,
    )
  if (tax_category !== undefined) conditions.push(sql`tax_category = ${tax_category}`)
  if (uplifted !== undefined) {
    conditions.push(sql`(cad_uplift_cents > 0 or usd_uplift_cents > 0 or coming <> '[]') = ${uplifted}`)
  }
  return sql.join<boolean>(conditions, sql` and `)
}

export function listPricedRolesOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(listPricedRoles, async (_context, { query }) => {
    const listed = sql<PricedRole>`(${pricedRoles(priceDay(clock.now()))})`.as('priced')
    const found = database.kysely.selectFrom(listed).selectAll().where(conditionsOf(query))
    const page = pageOf(query.pagination, columns, { by: 'role', descending: false }, sql`role_id`)
    const { rows, count } = await listPage(found, page)
    return { roles: rows, count }
  })
}
