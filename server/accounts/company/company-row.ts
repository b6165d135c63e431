import type { TaxNumber } from '@talentplace/contract/accounts/company/company-fields'
import type { Company } from '@talentplace/contract/accounts/company/company.routes'
import { hasPermission } from '@talentplace/contract/shared/has-permission'
import { sql, type Kysely } from 'kysely'
import { offsetAt } from '../../platform/clock/zones.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { notFound } from '../../platform/http/http-error.ts'
import type { Session } from '../../platform/sessions/session.ts'

const minute = 60_000

/** One's own company, or (staff with the permission) any; else it is as if it weren't there. @throws HttpError 404 */
export function checkMaySee(
  session: Session,
  clientUuid: string,
  permission: 'admin_client.view' | 'admin_client.edit' = 'admin_client.view',
): void {
  const own = hasPermission(session.permissions, 'client') && session.client_uuid === clientUuid
  if (!own && !hasPermission(session.permissions, permission)) throw notFound()
}

/** Today, where a company is; in UTC while nobody has said where that is. */
function dateIn(timezone: string | null, now: Date): string {
  const offset = timezone === null ? 0 : (offsetAt(timezone, now) ?? 0)
  return new Date(now.getTime() + offset * minute).toISOString().slice(0, 10)
}

export function selectCompanies(kysely: Kysely<Tables>) {
  return kysely
    .selectFrom('clients')
    .leftJoin('regions', (join) =>
      join.onRef('regions.country', '=', 'clients.country').onRef('regions.code', '=', 'clients.state_prov'),
    )
    .selectAll('clients')
    .select('regions.main_timezone')
    .select(
      sql<boolean>`not exists (select from invoices where client_uuid = clients.uuid and number is not null)`.as(
        'currency_can_change',
      ),
    )
}

type CompanyRow = Awaited<ReturnType<ReturnType<typeof selectCompanies>['executeTakeFirstOrThrow']>>

/** A company as it is shown. */
export function companyOf({ main_timezone, ...row }: CompanyRow, now: Date): Company {
  return {
    ...row,
    tax_numbers: row.tax_numbers as TaxNumber[],
    created_date: row.created_date.toISOString(),
    current_date: dateIn(main_timezone, now),
  }
}

/** @throws HttpError 404 */
export async function readCompany(kysely: Kysely<Tables>, uuid: string, now: Date): Promise<Company> {
  const row = await selectCompanies(kysely).where('clients.uuid', '=', uuid).executeTakeFirst()
  if (!row) throw notFound()
  return companyOf(row, now)
}
