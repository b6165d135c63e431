import type { AdjustmentFacts, Facts, OtherInvoiceFacts } from './facts.ts'
import { adjustedOwed, worth, type AdjustedPart, type TakingDocument } from './oracle/adjustments.ts'
import { periodPrice } from './oracle/documents.ts'
import { sum } from './oracle/whole.ts'
import type { Product } from './product.ts'
import type { StoredInvoice } from './stored-invoices.ts'

interface StoredRow {
  readonly first_uuid: string
  readonly state: string
  readonly cents: string
  readonly document_uuid: string | null
  /** Of a bill: whose, in what, and what its line comes to. */
  readonly assistant_uuid: string | null
  readonly currency: string | null
  readonly line_cents: string | null
}

const adjustmentRows = `select coalesce(rest_of, adjustments.uuid) as first_uuid, state, adjustments.amount_cents::text as cents,
    coalesce(invoice_uuid, adjustments.bill_uuid) as document_uuid, bill.virtualassistant_uuid as assistant_uuid, bill.currency,
    coalesce(charged, paid)::text as line_cents
  from adjustments left join va_bills bill on bill.uuid = bill_uuid
  left join lateral (select amount_cents as charged from invoice_lines line
    where line.invoice_uuid = adjustments.invoice_uuid and line.position = invoice_position) charged on true
  left join lateral (select amount_cents as paid from va_bill_lines line
    where line.bill_uuid = adjustments.bill_uuid and line.position = bill_position) paid on true
  order by 1, adjustments.uuid`

/** The invoices of a subscription that take adjustments, in the order in which they were made, each with what it has without them. */
function takingDocuments(
  facts: Facts,
  invoices: readonly StoredInvoice[],
  byHand: readonly OtherInvoiceFacts[],
): TakingDocument[] {
  const periods = invoices.filter(({ kind }) => kind === 'checkout' || kind === 'renewal')
  const morning = (day: string) => facts.mornings.get(day) ?? 0
  const renewals = periods.flatMap(({ uuid, kind, project_uuid, period_start: day, invoice_date }, before) =>
    kind === 'checkout'
      ? []
      : [
          {
            uuid,
            day,
            moment: morning(invoice_date),
            room: periodPrice(facts, { project_uuid, start: day, before }).net,
          },
        ],
  )
  const above = invoices
    .filter(({ kind }) => kind === 'overage' || kind === 'final')
    .map(({ uuid, invoice_date: day, lines }) => {
      const time = lines.filter(({ kind, adjusts }) => kind === 'overage' || adjusts === 'overage')
      return { uuid, day, moment: morning(day), room: sum(time.map(({ amount }) => BigInt(amount))) }
    })
  const written = byHand.map(({ invoice_uuid: uuid, day, moment, lines }) => {
    return { uuid, day, moment, room: sum(lines.map(BigInt)) }
  })
  // A morning's renewals come before its invoices for time.
  return [...renewals, ...above, ...written].toSorted((one, other) => one.moment - other.moment)
}

const format = (parts: readonly { document_uuid: string | null; cents: bigint | string }[]) =>
  parts
    .map(({ document_uuid, cents }) => `${cents} on ${document_uuid ?? 'nothing'}`)
    .toSorted()
    .join(', ')

function clientIssues(
  adjustment: AdjustmentFacts,
  rows: readonly StoredRow[],
  owed: readonly AdjustedPart[],
): string[] {
  const applied = rows.filter(({ state }) => state === 'applied')
  return [
    ...(format(applied) === format(owed)
      ? []
      : [`adjustment ${JSON.stringify(adjustment)} is ${format(applied)}, owed ${format(owed)}`]),
    ...(applied.every(({ cents, line_cents }) => cents === line_cents)
      ? []
      : [`adjustment ${adjustment.uuid} isn't its lines`]),
  ]
}

/** An assistant's is on one bill of theirs, as a whole. */
function assistantIssues(adjustment: AdjustmentFacts, [row]: readonly StoredRow[], until: string): string[] {
  const { uuid, assistant_uuid, currency, approved, voided, effective_date } = adjustment
  const isOwed = approved !== null && voided === null && effective_date <= until
  if (!isOwed) return row?.state === 'applied' ? [`adjustment ${uuid} is on a bill, and nobody owes it`] : []
  const isOwner = row?.assistant_uuid === assistant_uuid && row?.currency === currency
  const isRight = row?.state === 'applied' && isOwner && row.line_cents === String(worth(adjustment))
  return isRight ? [] : [`adjustment ${uuid} is ${JSON.stringify(row)}, owed ${worth(adjustment)} ${currency}`]
}

/** Every adjustment: what it comes to, on which document or how much still waits; and what they come to on each invoice. */
export async function compareAdjustments(
  product: Product,
  facts: Facts,
  { stored, until, reviewedBefore }: { stored: readonly StoredInvoice[]; until: string; reviewedBefore: string },
) {
  const rows = Map.groupBy(await product.rows<StoredRow>(adjustmentRows), ({ first_uuid }) => first_uuid)
  const rowsOf = (uuid: string) => rows.get(uuid) ?? []
  const all = [...facts.adjustments.values()]
  const adjusted = new Map<string, bigint>()
  const issues: string[] = []
  if (rows.size !== all.length) issues.push(`${rows.size} adjustments, ${all.length} proposed`)
  for (const adjustment of all) {
    const there = sum(rowsOf(adjustment.uuid).map(({ cents }) => BigInt(cents)))
    if (there !== worth(adjustment)) issues.push(`adjustment ${adjustment.uuid} is ${there}, owed ${worth(adjustment)}`)
    if (adjustment.assistant_uuid !== null) issues.push(...assistantIssues(adjustment, rowsOf(adjustment.uuid), until))
  }
  const written = Map.groupBy(facts.byHand, ({ project_uuid }) => project_uuid)
  const proposed = Map.groupBy(all, ({ project_uuid }) => project_uuid)
  const bySubscription = Map.groupBy(stored, ({ project_uuid }) => project_uuid)
  for (const [project_uuid, invoices] of bySubscription) {
    const theirs = proposed.get(project_uuid) ?? []
    const documents = takingDocuments(facts, invoices, written.get(project_uuid) ?? [])
    const { parts, waiting } = adjustedOwed(theirs, documents)
    for (const { document_uuid, cents } of parts)
      adjusted.set(document_uuid, (adjusted.get(document_uuid) ?? 0n) + cents)
    for (const adjustment of theirs) {
      const owed = parts.filter(({ adjustment_uuid }) => adjustment_uuid === adjustment.uuid)
      issues.push(...clientIssues(adjustment, rowsOf(adjustment.uuid), owed))
    }
    const last_day = facts.subscriptions.get(project_uuid)?.last_day ?? null
    const isOver = last_day !== null && last_day < reviewedBefore
    const due = theirs.filter(({ effective_date }) => effective_date <= until)
    const left = sum(due.map(({ uuid }) => waiting.get(uuid) ?? 0n))
    if (isOver && left > 0n && !invoices.some(({ kind }) => kind === 'final'))
      issues.push(`${project_uuid} is over, and ${left} of adjustments were never charged`)
  }
  const onBills = all.filter((each) => each.assistant_uuid !== null && rowsOf(each.uuid)[0]?.state === 'applied')
  return { issues, adjusted, count: all.length, onInvoices: sum(adjusted.values()), onBills: sum(onBills.map(worth)) }
}
