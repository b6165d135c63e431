import type { ClientSummary } from '@talentplace/contract/accounts/clients/client-record.routes'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { daysByZone } from '../../platform/clock/days-by-zone.ts'
import type { Tables } from '../../platform/database/tables.ts'

interface SummaryRow extends Omit<ClientSummary, 'create_date_mst'> {
  readonly create_date_mst: Date
}

const contact = sql`(
  select full_name as contact_name, email as contact_email, timezone from users
  where users.client_uuid = clients.uuid and deleted_date is null
  order by is_primary_contact desc, created_date, uuid limit 1)`

/** Of rows of `projects`: they were bought and aren't over. Whose clock counts is asked only of days that are today somewhere. */
export function isActive(days: Readonly<Record<string, string>>): RawBuilder<boolean> {
  const all = Object.values(days).toSorted()
  const [earliest, latest] = [all[0], all.at(-1)]
  return sql`(start_date is not null and (end_date is null or end_date >= ${latest}::date or (end_date >= ${earliest}::date
    and end_date >= (${JSON.stringify(days)}::jsonb ->> coalesce((select timezone from users
      where users.client_uuid = projects.client_uuid and deleted_date is null
      order by is_primary_contact desc, created_date, uuid limit 1), 'UTC'))::date)))`
}

/** How many subscriptions and drafts each client has that has any. */
export const subscriptionsByClient = (days: Readonly<Record<string, string>>) => sql<{
  client_uuid: string
  active_subscriptions: number
  drafts: number
}>`(
  select client_uuid, count(*) filter (where ${isActive(days)})::int as active_subscriptions,
    count(*) filter (where start_date is null)::int as drafts
  from projects where removed_date is null group by client_uuid)`

/** One that ended is over once its last day has passed on the clock of the contact. */
function subscriptions(days: Readonly<Record<string, string>>) {
  return sql`(
    select count(*) filter (where start_date is not null and (end_date is null
        or end_date >= (${JSON.stringify(days)}::jsonb ->> coalesce(contact.timezone, 'UTC'))::date))::int as active_subscriptions,
      count(*) filter (where start_date is null)::int as drafts
    from projects where projects.client_uuid = clients.uuid and removed_date is null)`
}

const csm = sql`(select full_name from people_relationships join users on users.uuid = user_uuid
  where people_relationships.client_uuid = clients.uuid and role = 'csm')`

/** The rows of client companies, for a query. */
export async function clientRows(database: Kysely<Tables>, now: Date) {
  const days = await daysByZone(database, now)
  const rows = sql<SummaryRow>`(
    select clients.uuid, company, city, state_prov, created_date as create_date_mst,
      contact_name, contact_email, active_subscriptions, drafts, ${csm} as csm_name,
      case when active_subscriptions > 0 then 'active' when archived_date is null then 'inactive' else 'archived' end as standing
    from clients left join lateral ${contact} contact on true
    cross join lateral ${subscriptions(days)} subscriptions)`
  return database.selectFrom(rows.as('found')).selectAll()
}

export function clientSummary(row: SummaryRow): ClientSummary {
  return {
    ...row,
    create_date_mst: row.create_date_mst.toISOString(),
  }
}
