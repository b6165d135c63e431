import { listAdjustedPlaces, type AdjustedRatePlan } from '@talentplace/contract/billing/adjustments/adjustment.routes'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection.ts'
import { listPage, pageOf } from '../../platform/database/list-page.ts'
import { handle } from '../../platform/http/handler.ts'
import { billedCategories } from './billed-categories.ts'

const columns = { from: sql`"from"` }

/** The places of a subscription, or of an assistant, at what the client pays or what the assistant is paid. */
export function listAdjustedPlacesOperation({ database: { kysely } }: { database: Database }) {
  return handle(listAdjustedPlaces, async (_, { query }) => {
    const { kind, project_uuid = null, virtualassistant_uuid = null } = query
    const isClient = kind === 'client'
    const places = sql<AdjustedRatePlan>`(
      select place.uuid as rate_plan_uuid, place.project_uuid, project_name, company, roles.value as role,
        display_name as virtualassistant_name, ${isClient ? sql`place.currency` : sql`place.va_currency`} as currency,
        rate_start_date as "from", rp_end_date as "to", ${isClient ? sql`client_rate_cents` : sql`va_rate_cents`} as unit_cents,
        roles.tax_category
      from rate_plans place
      join projects on projects.uuid = place.project_uuid
      join clients on clients.uuid = projects.client_uuid
      join roles on roles.id = place.role_id
      left join assistants on assistants.uuid = place.virtualassistant_uuid
      where start_date is not null and ${
        isClient
          ? sql`place.project_uuid = ${project_uuid}::uuid`
          : sql`place.virtualassistant_uuid = ${virtualassistant_uuid}::uuid`
      })`
    const page = pageOf(query.pagination, columns, { by: 'from', descending: true }, sql`rate_plan_uuid`)
    const { rows, count } = await listPage(kysely.selectFrom(places.as('places')).selectAll(), page)
    const tax_categories = isClient && project_uuid !== null ? await billedCategories(kysely, project_uuid) : []
    return { places: rows, count, tax_categories }
  })
}
