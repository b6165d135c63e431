import type { Currency } from '@talentplace/contract/shared/money'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { adjustmentText, type AdjustmentWords } from './adjustment-text.ts'

/** An approved adjustment that goes on the next document. */
export interface WaitingAdjustment extends AdjustmentWords {
  readonly uuid: string
  /** Of the place it is about. */
  readonly role_id: number | null
}

interface Document {
  readonly currency: Currency
  /** The day of the document: what is about a later one waits. */
  readonly on: string
  /** A draft that is written anew: what is on it already. */
  readonly draft_uuid?: string
}

/** More than that go on the document after it. */
const mostOfDocument = 50

async function waiting(database: Kysely<Tables>, whose: RawBuilder<unknown>, { currency, on }: Document) {
  const { rows } = await sql<WaitingAdjustment>`
    select each.uuid, each.kind, each.reason_code, each.effective_date, each.minutes, each.unit_cents, each.amount_cents,
      each.whole_cents, each.currency, place.role_id, roles.value as role, project_name
    from adjustments each
    left join rate_plans place on place.uuid = each.rate_plan_uuid
    left join roles on roles.id = place.role_id
    left join projects on projects.uuid = each.project_uuid
    where ${whose} and each.currency = ${currency} and effective_date <= ${on}::date
    order by effective_date, each.created_date, each.uuid limit ${mostOfDocument}`.execute(database)
  return rows
}

/** What goes on the next invoice of a subscription. Whoever keeps that invoice holds the subscription. */
export function waitingForInvoice(
  database: Kysely<Tables>,
  { project_uuid, ...document }: Document & { project_uuid: string },
): Promise<WaitingAdjustment[]> {
  const ofDraft = sql`each.invoice_uuid = ${document.draft_uuid ?? null}::uuid`
  const whose = sql`each.kind = 'client' and each.project_uuid = ${project_uuid} and (each.state = 'approved' or ${ofDraft})`
  return waiting(database, whose, document)
}

/** What goes on the next bill of an assistant. Whoever keeps that bill holds the assistant. */
export function waitingForBill(
  database: Kysely<Tables>,
  { virtualassistant_uuid, ...document }: Document & { virtualassistant_uuid: string },
): Promise<WaitingAdjustment[]> {
  const ofDraft = sql`each.bill_uuid = ${document.draft_uuid ?? null}::uuid`
  const whose = sql`each.kind = 'va' and each.virtualassistant_uuid = ${virtualassistant_uuid} and (each.state = 'approved' or ${ofDraft})`
  return waiting(database, whose, document)
}

/** Its line, of all of it or of a part. */
export const lineText = (adjustment: WaitingAdjustment, amount_cents: number): string =>
  adjustmentText({ ...adjustment, amount_cents })
