import type { HandLine } from '@talentplace/contract/billing/invoice-drafts/draft-form'
import type { InvoiceDraft, InvoicedProject } from '@talentplace/contract/billing/invoice-drafts/draft.routes'
import { centsText, readSignedCents, readWhole } from '../../platform/formatting/typed-amount.ts'
import type { Issues } from '../../ui/form/issues.ts'

/** A line as its form holds it: amounts and numbers as they are typed. */
export interface LineValues {
  readonly kind: HandLine['kind']
  readonly description: string
  readonly quantity: string
  readonly unit_cents: string
  readonly tax_category: string
}

/** An invoice by hand as its form holds it. */
export interface DraftValues {
  readonly project: InvoicedProject | null
  readonly invoice_date: string
  readonly due_date: string
  /** Empty: the invoice's own day. */
  readonly period_start: string
  readonly period_end: string
  readonly notes: string
  readonly lines: readonly LineValues[]
  /** The version that is changed; null: it is a new one. */
  readonly version: number | null
}

export const emptyLine: LineValues = {
  kind: 'add-on',
  description: '',
  quantity: '1',
  unit_cents: '',
  tax_category: 'general_assistance',
}

/** What a new one begins with. */
export function newValues(project: InvoicedProject | null, today: string): DraftValues {
  const days = { invoice_date: today, due_date: today, period_start: '', period_end: '' }
  return { project, ...days, notes: '', lines: [emptyLine], version: null }
}

/** The lines that staff wrote; approved adjustments come besides. */
function writtenLines({ document, adjustments }: InvoiceDraft) {
  const adjusted = new Set(adjustments.map(({ position }) => position))
  return document.lines.filter((_, at) => !adjusted.has(at + 1))
}

/** What the form of a stored one begins with. */
export function valuesOf(draft: InvoiceDraft): DraftValues {
  const { project_uuid, project_name, client_uuid, company, currency, version, notes } = draft
  return {
    project: { project_uuid, project_name, client_uuid, company, currency },
    invoice_date: draft.invoice_date,
    due_date: draft.due_date,
    period_start: draft.period_start,
    period_end: draft.period_end,
    notes,
    lines: writtenLines(draft).map(({ kind, description, quantity, unit_cents, tax_category }) => ({
      kind: kind === 'adjustment' ? 'adjustment' : 'add-on',
      description,
      quantity: String(quantity),
      unit_cents: centsText(unit_cents),
      tax_category,
    })),
    version,
  }
}

/** What is sent of it. What can't be read is told by `lineIssues`. */
export function bodyOf(values: DraftValues) {
  const { project, period_start, period_end, version, ...rest } = values
  return {
    ...rest,
    project_uuid: project?.project_uuid ?? '',
    period_start: period_start === '' ? null : period_start,
    period_end: period_end === '' ? null : period_end,
    lines: values.lines.map((line) => ({
      ...line,
      quantity: readWhole(line.quantity) ?? 0,
      unit_cents: readSignedCents(line.unit_cents) ?? 0,
    })),
    ...(version !== null && { version }),
  }
}

/** What only the form can tell: no subscription chosen, and amounts that can't be read. */
export function draftIssues({ project, lines }: DraftValues): Issues {
  const unread = lines.flatMap(({ unit_cents }, at) =>
    readSignedCents(unit_cents) === null ? [[`lines.${at}.unit_cents`, 'Must be an amount, e.g. 42.50']] : [],
  )
  return { ...Object.fromEntries(unread), ...(project === null && { project: 'Choose a subscription' }) }
}
