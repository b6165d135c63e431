import {
  clientRecord,
  getClientRecord,
  type ClientRecord,
} from '@talentplace/contract/accounts/clients/client-record.routes'
import { hasPermission } from '@talentplace/contract/shared/has-permission'
import { sql, type Kysely } from 'kysely'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/http-error.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { clientRows, clientSummary } from './client-summaries.ts'
import { inNameOrder } from '../../platform/database/name-order.ts'

const max = 100

async function companyOf(kysely: Kysely<Tables>, uuid: string) {
  const company = await kysely
    .selectFrom('clients')
    .select([
      'is_individual',
      'legal_name',
      'phone_number',
      'phone_extension',
      'currency',
      'tax_numbers',
      'invoice_emails',
      'po_number',
      'archived_reason',
    ])
    .select(['address_line1', 'address_line2', 'city', 'state_prov', 'country', 'postal_code'])
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow()
  const { address_line1, address_line2, city, state_prov, country, postal_code, tax_numbers, ...rest } = company
  return {
    ...rest,
    tax_numbers: clientRecord.shape.tax_numbers.parse(tax_numbers),
    address: { address_line1, address_line2, city, state_prov, country, postal_code },
  }
}

async function contactsOf(kysely: Kysely<Tables>, uuid: string): Promise<ClientRecord['contacts']> {
  return kysely
    .selectFrom('users')
    .select(['uuid', 'full_name', 'email', 'phone_number', 'phone_extension', 'is_primary_contact', 'timezone'])
    .where('client_uuid', '=', uuid)
    .where('deleted_date', 'is', null)
    .orderBy('is_primary_contact', 'desc')
    .orderBy(inNameOrder(sql`full_name`))
    .orderBy('uuid')
    .limit(max)
    .execute()
}

async function subscriptionsOf(kysely: Kysely<Tables>, uuid: string): Promise<ClientRecord['subscriptions']> {
  const { rows } = await sql<ClientRecord['subscriptions'][number]>`
    select uuid, project_name, start_date, end_date, ar_status,
      (select sum(hours_per_month)::int from rate_plans where project_uuid = projects.uuid) as subscription_hours
    from projects where client_uuid = ${uuid} and removed_date is null
    order by start_date desc nulls last, created_date desc, uuid limit ${max}`.execute(kysely)
  return rows
}

async function cardsOf(kysely: Kysely<Tables>, uuid: string): Promise<NonNullable<ClientRecord['cards']>> {
  return kysely
    .selectFrom('credit_cards')
    .select(['uuid', 'brand', 'last_four', 'expiry_month', 'expiry_year', 'default_credit_card'])
    .where('client_uuid', '=', uuid)
    .where('removed_date', 'is', null)
    .orderBy('default_credit_card', 'desc')
    .orderBy('created_date', 'desc')
    .limit(max)
    .execute()
}

/** One client as the reader may see it. @throws HttpError 404 */
export async function readClientRecord(
  kysely: Kysely<Tables>,
  { permissions }: Session,
  { uuid, now }: { uuid: string; now: Date },
): Promise<ClientRecord> {
  const row = await (await clientRows(kysely, now)).where('uuid', '=', uuid).executeTakeFirst()
  if (!row) throw notFound()
  const [company, contacts, subscriptions, cards] = await Promise.all([
    companyOf(kysely, uuid),
    contactsOf(kysely, uuid),
    subscriptionsOf(kysely, uuid),
    hasPermission(permissions, 'admin_finance.view') ? cardsOf(kysely, uuid) : null,
  ])
  return { ...clientSummary(row), ...company, contacts, subscriptions, cards }
}

/** Whom an address is about today: a client that was merged is the one that it went into. */
async function clientAt(kysely: Kysely<Tables>, uuid: string): Promise<string> {
  const merged = await kysely
    .selectFrom('merged_people')
    .select('client_uuid')
    .where('uuid', '=', uuid)
    .executeTakeFirst()
  return merged?.client_uuid ?? uuid
}

export function getClientRecordOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(getClientRecord, async (context, { params }) => {
    const uuid = await clientAt(database.kysely, params.uuid)
    return readClientRecord(database.kysely, signedIn(context), { uuid, now: clock.now() })
  })
}
