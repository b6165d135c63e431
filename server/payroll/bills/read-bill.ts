import type { Bill, BillLine } from '@talentplace/contract/payroll/bills/bill.routes'
import type { InvoiceParty } from '@talentplace/contract/billing/invoices/invoice.routes'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { notFound } from '../../platform/http/http-error.ts'
import type { BillRules } from './bill-rules.ts'
import { billRows, billSummary } from './find-bills.ts'
import { whyNotPaid } from './held-for-details.ts'
import { outdatedLinks } from './outdated-time.ts'
import { isVisibleTo, seesEveryBill, type BillViewer } from './visible-bills.ts'

/** Its lines in their order, each with how many entries it was made from. */
async function linesOf(database: Kysely<Tables>, bill_uuid: string, isStaff: boolean): Promise<BillLine[]> {
  const { rows } = await sql<BillLine>`
    select position, kind, description, case when seconds is null then 1 end as quantity,
      coalesce(unit_cents, amount_cents) as unit_cents, seconds, first_day, last_day, amount_cents,
      (select count(*)::int from va_bill_entries linked
        where linked.bill_uuid = line.bill_uuid and linked.position = line.position) as entries,
      (select adjustments.uuid from adjustments where ${isStaff}
        and adjustments.bill_uuid = line.bill_uuid and bill_position = line.position) as adjustment_uuid
    from va_bill_lines line where bill_uuid = ${bill_uuid} order by position`.execute(database)
  return rows
}

/** Its taxes as they are stored, in their order. */
async function taxesOf(database: Kysely<Tables>, bill_uuid: string): Promise<Bill['taxes']> {
  return database
    .selectFrom('va_bill_taxes')
    .select(['name', 'rate_thousandths', 'base_cents', 'amount_cents'])
    .where('bill_uuid', '=', bill_uuid)
    .orderBy('position')
    .execute()
}

export async function isOutdated(database: Kysely<Tables>, bill_uuid: string): Promise<boolean> {
  const { rows } = await sql<{ outdated: boolean }>`
    select exists (select from ${outdatedLinks} and bill.uuid = ${bill_uuid}) as outdated`.execute(database)
  return rows[0]?.outdated ?? false
}

/** Why a draft isn't to be posted yet; null: it is. */
export function blockedReason(total_cents: number, { minimumCents }: BillRules): Bill['waits'] {
  if (total_cents <= 0) return 'below_zero'
  return total_cents < minimumCents ? 'below_minimum' : null
}

/** A bill that the person may see. @throws HttpError 404 */
export async function readBill(
  database: Kysely<Tables>,
  { viewer, rules, at }: { viewer: BillViewer; rules: BillRules; at: Date },
  uuid: string,
): Promise<Bill> {
  const row = await billRows(database).where('uuid', '=', uuid).where(isVisibleTo(viewer)).executeTakeFirst()
  if (!row) throw notFound('There is no such bill.')
  const stored = await database
    .selectFrom('va_bills')
    .select(['tax_cents', 'note', 'payer', 'payee', 'held_note', 'scheduled_date'])
    .select(['payout_reference', 'returned_reason', 'version'])
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow()
  const isDraft = row.status === 'draft'
  return {
    ...billSummary(row),
    ...stored,
    payer: stored.payer as InvoiceParty | null,
    payee: stored.payee as InvoiceParty | null,
    lines: await linesOf(database, uuid, seesEveryBill(viewer)),
    subtotal_cents: row.total_cents - stored.tax_cents,
    taxes: await taxesOf(database, uuid),
    outdated: isDraft && (await isOutdated(database, uuid)),
    waits: isDraft ? blockedReason(row.total_cents, rules) : null,
    held_if_posted: isDraft ? await whyNotPaid(database, { ...row, payee: null }, at) : null,
  }
}
