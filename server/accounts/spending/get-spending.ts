import { getSpending } from '@talentplace/contract/accounts/spending/spending.routes'
import type { Currency } from '@talentplace/contract/shared/money'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { ownCompany } from './own-company.ts'
import { primaryContact } from './primary-contact.ts'
import { requestRows, toRequestView } from './read-requests.ts'
import type { SpendingDeps } from './spending-deps.ts'
import { spendingLimit } from './spending-limit.ts'
import { spendingMonth, spentByColleague } from './spent-this-month.ts'
import { inNameOrder } from '../../platform/database/name-order.ts'

const maxVisible = 50

/** What the company is invoiced in; before its first subscription, what its country suggests. */
async function currencyOf(database: Kysely<Tables>, client_uuid: string): Promise<Currency> {
  const { rows } = await sql<{ currency: Currency }>`
    select coalesce(
      (select currency from projects where client_uuid = clients.uuid and currency is not null
        order by start_date desc nulls last limit 1),
      case when country = 'US' then 'usd' else 'cad' end) as currency
    from clients where uuid = ${client_uuid}`.execute(database)
  return rows[0]?.currency ?? 'cad'
}

/** Whose spending is counted: everyone of the company who may pay, but for the primary contact. */
function spenders(database: Kysely<Tables>, client_uuid: string) {
  return database
    .selectFrom('users')
    .select(['uuid', 'full_name'])
    .where('client_uuid', '=', client_uuid)
    .where('deleted_date', 'is', null)
    .where('is_primary_contact', '=', false)
    .where('colleague_role', '<>', 'work')
    .orderBy(inNameOrder(sql`full_name`))
    .orderBy('uuid')
    .execute()
}

export function getSpendingOperation({ database: { kysely }, clock }: SpendingDeps) {
  return handle(getSpending, async (context) => {
    const session = signedIn(context)
    const client_uuid = ownCompany(session)
    const { is_primary_contact, user_uuid } = session
    const now = clock.now()
    const ofCompany = requestRows(kysely).where('request.client_uuid', '=', client_uuid).limit(maxVisible)
    const [above_cents, contact, rows, month, currency, people] = await Promise.all([
      spendingLimit(kysely, client_uuid),
      primaryContact(kysely, client_uuid),
      (is_primary_contact ? ofCompany : ofCompany.where('request.asked_by', '=', user_uuid)).execute(),
      spendingMonth(kysely, client_uuid, now),
      currencyOf(kysely, client_uuid),
      is_primary_contact ? spenders(kysely, client_uuid) : [],
    ])
    const spent = await spentByColleague(kysely, { client_uuid, month, currency })
    const left = (uuid: string) => (above_cents === null ? null : Math.max(0, above_cents - (spent.get(uuid) ?? 0)))
    return {
      above_cents,
      left_cents: is_primary_contact ? null : left(user_uuid),
      currency,
      colleagues: people.map(({ uuid, full_name }) => ({
        user_uuid: uuid,
        full_name,
        spent_cents: spent.get(uuid) ?? 0,
        left_cents: left(uuid),
      })),
      is_primary_contact,
      approver: contact?.full_name ?? null,
      requests: rows.map((row) => toRequestView(row, user_uuid, now)),
    }
  })
}
