import { currency as currencySchema } from '@talentplace/contract/shared/money'
import { maxOfAKind } from '@talentplace/contract/desk/palette/limits'
import type { FoundRecords } from '@talentplace/contract/desk/palette/palette.routes'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { inOrderOf } from './in-order-of.ts'
import { typedInvoiceNumber, typedUuid, type TypedNumber } from './typed-text.ts'

/** The very number first, then those that begin with it; one series of numbers a currency. */
async function byNumber(kysely: Kysely<Tables>, { currency, exact, from, to }: TypedNumber): Promise<string[]> {
  const series = currency === null ? currencySchema.options : [currency]
  const { rows } = await sql<{ uuid: string }>`select uuid from unnest(${series}::text[]) series
    cross join lateral (
      (select uuid, number from invoices where currency = series and number = ${exact})
      union all
      (select uuid, number from invoices where currency = series and number between ${from} and ${to}
        and number <> ${exact} order by number limit ${maxOfAKind})) numbered
    order by number = ${exact} desc, number, series limit ${maxOfAKind}`.execute(kysely)
  return rows.map(({ uuid }) => uuid)
}

/** The latest first, whatever number a company has. */
async function ofCompanies(kysely: Kysely<Tables>, companies: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ uuid: string }>`select latest.uuid from unnest(${companies}::uuid[]) company
    cross join lateral (select uuid, invoice_date from invoices where client_uuid = company and number is not null
      order by invoice_date desc, uuid limit ${maxOfAKind}) latest
    order by invoice_date desc, uuid limit ${maxOfAKind}`.execute(kysely)
  return rows.map(({ uuid }) => uuid)
}

async function keysOf(kysely: Kysely<Tables>, typed: string, companies: readonly string[]): Promise<string[]> {
  const uuid = typedUuid(typed)
  if (uuid !== null) return [uuid]
  const number = typedInvoiceNumber(typed)
  const numbered = number === null ? [] : await byNumber(kysely, number)
  if (numbered.length >= maxOfAKind || companies.length === 0) return numbered
  return [...new Set([...numbered, ...(await ofCompanies(kysely, companies))])]
}

type FoundInvoice = NonNullable<FoundRecords['invoices']>[number]

/** Posted invoices by their number, and the latest of a company. */
export async function findInvoices(
  kysely: Kysely<Tables>,
  typed: string,
  companies: readonly string[],
): Promise<FoundInvoice[]> {
  const keys = await keysOf(kysely, typed, companies)
  if (keys.length === 0) return []
  const { rows } = await sql<FoundInvoice>`
    select invoices.uuid, written_invoice_number(invoices.currency, number) as number, company, invoice_date, status,
      invoices.currency, total_cents
    from invoices join clients on clients.uuid = client_uuid
    where invoices.uuid = any (${keys}::uuid[]) and number is not null`.execute(kysely)
  return inOrderOf(keys, rows)
}
