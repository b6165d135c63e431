import type { Adjustment, AdjustmentSummary } from '@talentplace/contract/billing/adjustments/adjustment.routes'
import { billNumber } from '@talentplace/contract/payroll/bills/bill-number'
import { invoiceNumber } from '@talentplace/contract/billing/invoices/invoice-number'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

/** An adjustment as it is found, for a query. */
export interface AdjustmentRow
  extends
    Omit<AdjustmentSummary, 'applied_to' | 'created_date'>,
    Pick<Adjustment, 'note' | 'edited_by_name' | 'rest_of' | 'tax_category'> {
  readonly created_date: Date
  readonly approved_date: Date | null
  readonly invoice_uuid: string | null
  readonly bill_uuid: string | null
  readonly document_number: number | null
  readonly proposed_by: string | null
  readonly edited_by: string | null
}

/** Whose name an adjustment has that the product itself grants. */
const grantedBy = 'Referrals (automatic)'

/** The rows of adjustments with the names of what they are about, for a query. */
export function adjustmentRows(database: Kysely<Tables>) {
  const rows = sql<AdjustmentRow>`(
    select each.uuid, each.kind, each.client_uuid, each.virtualassistant_uuid, coalesce(company, assistant.display_name) as name,
      each.project_uuid, project_name, each.rate_plan_uuid, roles.value as role, each.currency, each.minutes, each.unit_cents,
      each.amount_cents, each.whole_cents, each.reason_code, each.effective_date, each.state, each.version, each.note, each.rest_of, each.tax_category,
      each.created_date, each.approved_date, each.invoice_uuid, each.bill_uuid, coalesce(invoices.number, bill.number) as document_number,
      coalesce(written_invoice_number(invoices.currency, invoices.number), written_bill_number(bill.currency, bill.number)) as written,
      each.proposed_by, each.edited_by, coalesce(proposer.full_name, ${grantedBy}) as proposed_by_name, editor.full_name as edited_by_name,
      approver.full_name as approved_by_name
    from adjustments each
    left join clients on clients.uuid = each.client_uuid
    left join assistants assistant on assistant.uuid = each.virtualassistant_uuid
    left join projects on projects.uuid = each.project_uuid
    left join rate_plans place on place.uuid = each.rate_plan_uuid
    left join roles on roles.id = place.role_id
    left join invoices on invoices.uuid = each.invoice_uuid
    left join va_bills bill on bill.uuid = each.bill_uuid
    left join users proposer on proposer.uuid = each.proposed_by
    left join users editor on editor.uuid = each.edited_by
    left join users approver on approver.uuid = each.approved_by)`
  return database.selectFrom(rows.as('adjustments')).selectAll()
}

function appliedTo({
  invoice_uuid,
  bill_uuid,
  currency,
  document_number,
}: AdjustmentRow): AdjustmentSummary['applied_to'] {
  if (invoice_uuid !== null) {
    const number = document_number === null ? null : invoiceNumber(currency, document_number)
    return { kind: 'invoice', uuid: invoice_uuid, number }
  }
  if (bill_uuid === null) return null
  return {
    kind: 'bill',
    uuid: bill_uuid,
    number: document_number === null ? null : billNumber(currency, document_number),
  }
}

export function adjustmentSummary(row: AdjustmentRow): AdjustmentSummary {
  return {
    uuid: row.uuid,
    kind: row.kind,
    client_uuid: row.client_uuid,
    virtualassistant_uuid: row.virtualassistant_uuid,
    name: row.name,
    project_uuid: row.project_uuid,
    project_name: row.project_name,
    rate_plan_uuid: row.rate_plan_uuid,
    role: row.role,
    currency: row.currency,
    minutes: row.minutes,
    unit_cents: row.unit_cents,
    amount_cents: row.amount_cents,
    whole_cents: row.whole_cents,
    reason_code: row.reason_code,
    effective_date: row.effective_date,
    state: row.state,
    applied_to: appliedTo(row),
    proposed_by_name: row.proposed_by_name,
    approved_by_name: row.approved_by_name,
    created_date: row.created_date.toISOString(),
    version: row.version,
  }
}
