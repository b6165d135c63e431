import { adjustmentStates } from '@talentplace/contract/billing/adjustments/adjustment.states'
import { sql, type Transaction } from 'kysely'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Tables } from '../../platform/database/tables.ts'

/** An invoice or a bill. */
export interface AdjustedDocument {
  readonly kind: 'invoice' | 'bill'
  readonly uuid: string
}

/** A line that is an adjustment, all of it or as much as there was to take off. */
export interface AppliedLine {
  readonly uuid: string
  readonly position: number
  readonly amount_cents: number
}

interface Writer {
  /** Null: the product itself. */
  readonly actor_uuid: string | null
  readonly at: Date
}

/** A document, and the lines of it that are adjustments. */
export interface DocumentLines {
  readonly uuid: string
  readonly lines: readonly AppliedLine[]
}

/** Those of documents are approved and on none. By document. */
async function takeDown(
  transaction: Transaction<Tables>,
  kind: AdjustedDocument['kind'],
  documents: readonly DocumentLines[],
): Promise<Map<string | null, Set<string>>> {
  const { from, to } = adjustmentStates.stepTo('approved', 'system')
  // Of which document they were is what `returning` no longer knows.
  const before = await transaction
    .selectFrom('adjustments')
    .select(['uuid', `${kind}_uuid as document_uuid`])
    .where(sql<boolean>`${sql.ref(`${kind}_uuid`)} = any(${documents.map(({ uuid }) => uuid)}::uuid[])`)
    .where('state', 'in', from)
    .execute()
  if (before.length > 0) {
    await transaction
      .updateTable('adjustments')
      .set({ state: to, invoice_uuid: null, invoice_position: null, bill_uuid: null, bill_position: null })
      .where(sql<boolean>`uuid = any(${before.map(({ uuid }) => uuid)}::uuid[])`)
      .where('state', 'in', from)
      .execute()
  }
  const byDocument = Map.groupBy(before, ({ document_uuid }) => document_uuid)
  return new Map([...byDocument].map(([document, those]) => [document, new Set(those.map(({ uuid }) => uuid))]))
}

/** What is left of one that went on a document in part, approved as the whole was. */
async function keepRest(transaction: Transaction<Tables>, { uuid, amount_cents }: AppliedLine): Promise<void> {
  await sql`
    insert into adjustments (kind, client_uuid, virtualassistant_uuid, project_uuid, rate_plan_uuid, currency, minutes, unit_cents,
      whole_cents, amount_cents, tax_category, reason_code, note, effective_date, state, rest_of, proposed_by, edited_by, approved_by, approved_date,
      alone_up_to_cents, created_date)
    select kind, client_uuid, virtualassistant_uuid, project_uuid, rate_plan_uuid, currency, minutes, unit_cents,
      whole_cents, amount_cents - ${amount_cents}::int, tax_category, reason_code, note, effective_date, state, coalesce(rest_of, uuid), proposed_by,
      edited_by, approved_by, approved_date, alone_up_to_cents, created_date
    from adjustments where uuid = ${uuid} and amount_cents <> ${amount_cents}::int`.execute(transaction)
}

async function putOn(
  transaction: Transaction<Tables>,
  { kind, uuid }: AdjustedDocument,
  line: AppliedLine,
): Promise<void> {
  await keepRest(transaction, line)
  const { from, to } = adjustmentStates.stepTo('applied', 'system')
  await transaction
    .updateTable('adjustments')
    .set({
      state: to,
      amount_cents: line.amount_cents,
      ...(kind === 'invoice'
        ? { invoice_uuid: uuid, invoice_position: line.position }
        : { bill_uuid: uuid, bill_position: line.position }),
    })
    .where('uuid', '=', line.uuid)
    .where('state', 'in', from)
    .execute()
}

/**
 * Step: the adjustments of each of some documents are these lines of it, and no others; what was on its draft before waits again.
 * Whoever writes them holds their subscriptions or their assistants.
 */
export async function applyToDocuments(
  transaction: Transaction<Tables>,
  kind: AdjustedDocument['kind'],
  { documents, actor_uuid, at }: Writer & { documents: readonly DocumentLines[] },
): Promise<void> {
  const takenDown = await takeDown(transaction, kind, documents)
  for (const { uuid: document_uuid, lines } of documents) {
    for (const line of lines) await putOn(transaction, { kind, uuid: document_uuid }, line)
    const before = takenDown.get(document_uuid) ?? new Set()
    const now = new Set(lines.map(({ uuid }) => uuid))
    const record = (uuid: string, action: `adjustment.${string}`) =>
      recordAudit(transaction, {
        at,
        actor_uuid,
        action,
        entity: `adjustment:${uuid}`,
        details: { [`${kind}_uuid`]: document_uuid },
      })
    for (const uuid of now.difference(before)) await record(uuid, 'adjustment.applied')
    for (const uuid of before.difference(now)) await record(uuid, 'adjustment.given_back')
  }
}

/** Step: the same of one document. */
export function applyAdjustments(
  transaction: Transaction<Tables>,
  { kind, uuid }: AdjustedDocument,
  { lines, ...by }: Writer & { lines: readonly AppliedLine[] },
): Promise<void> {
  return applyToDocuments(transaction, kind, { documents: [{ uuid, lines }], ...by })
}

/** Step: a draft that is given up has none of them any more. */
export function giveBackAdjustments(
  transaction: Transaction<Tables>,
  document: AdjustedDocument,
  by: Writer,
): Promise<void> {
  return applyAdjustments(transaction, document, { ...by, lines: [] })
}
