import type { Currency } from '@talentplace/contract/shared/money'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { adjustmentText, type AdjustmentWords } from './adjustment-text.ts'

/** An approved adjustment that goes on the next document. */
export interface WaitingAdjustment extends AdjustmentWords {
  readonly uuid: string
}

/** One of a client's. */
export interface TaxedAdjustment extends WaitingAdjustment {
  readonly tax_category: string
}

/** An invoice of a subscription, or a bill of an assistant, that is about to be written. */
export interface AdjustableDocument {
  /** The subscription, or the assistant. */
  readonly of: string
  readonly currency: Currency
  /** The day of the document: what is about a later one waits. */
  readonly on: string
  /** A draft that is written anew: what is on it already. */
  readonly draft_uuid?: string
}

/** More than that go on the document after it. */
const maxOfDocument = 50

/** Of a document: those that wait, and those that are on its draft already. Each part has an index of its own. */
const kinds = {
  client: sql`
    select * from adjustments where kind = 'client' and state = 'approved' and project_uuid = document.of
    union all
    select * from adjustments where kind = 'client' and invoice_uuid = document.draft`,
  va: sql`
    select * from adjustments where kind = 'va' and state = 'approved' and virtualassistant_uuid = document.of
    union all
    select * from adjustments where kind = 'va' and bill_uuid = document.draft`,
}

/** Of each document, in their order. */
async function waiting<Each extends WaitingAdjustment>(
  database: Kysely<Tables>,
  kind: keyof typeof kinds,
  documents: readonly AdjustableDocument[],
): Promise<Each[][]> {
  const { rows } = await sql<Each & { place_of_document: number }>`
    select document.place::int as place_of_document, found.*
    from unnest(${documents.map(({ of }) => of)}::uuid[], ${documents.map(({ currency }) => currency)}::text[],
        ${documents.map(({ on }) => on)}::date[], ${documents.map(({ draft_uuid }) => draft_uuid ?? null)}::uuid[])
      with ordinality as document (of, currency, day, draft, place)
    cross join lateral (
      select each.uuid, each.kind, each.reason_code, each.effective_date, each.minutes, each.unit_cents, each.amount_cents,
        each.whole_cents, each.currency, each.tax_category, roles.value as role, project_name, each.created_date
      from (${kinds[kind]}) each
      left join rate_plans place on place.uuid = each.rate_plan_uuid
      left join roles on roles.id = place.role_id
      left join projects on projects.uuid = each.project_uuid
      where each.currency = document.currency and effective_date <= document.day
      order by effective_date, each.created_date, each.uuid limit ${maxOfDocument}
    ) found
    order by document.place, found.effective_date, found.created_date, found.uuid`.execute(database)
  const of = Map.groupBy(rows, ({ place_of_document }) => place_of_document)
  return documents.map((_, at) => of.get(at + 1) ?? [])
}

/** What goes on the next invoice of each of some subscriptions. Whoever keeps those invoices holds the subscriptions. */
export function waitingForInvoices(
  database: Kysely<Tables>,
  documents: readonly AdjustableDocument[],
): Promise<TaxedAdjustment[][]> {
  return waiting(database, 'client', documents)
}

/** What goes on the next invoice of a subscription. */
export async function waitingForInvoice(
  database: Kysely<Tables>,
  { project_uuid: of, ...document }: Omit<AdjustableDocument, 'of'> & { project_uuid: string },
): Promise<TaxedAdjustment[]> {
  return (await waitingForInvoices(database, [{ of, ...document }]))[0] ?? []
}

/** What goes on the next bill of each of some assistants. Whoever keeps those bills holds the assistants. */
export function waitingForBills(
  database: Kysely<Tables>,
  documents: readonly AdjustableDocument[],
): Promise<WaitingAdjustment[][]> {
  return waiting(database, 'va', documents)
}

/** Its line, of all of it or of a part. */
export const lineText = (adjustment: WaitingAdjustment, amount_cents: number): string =>
  adjustmentText({ ...adjustment, amount_cents })
