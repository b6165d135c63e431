import type { EntryFacts, Facts } from './facts.ts'
import { inForce } from './oracle/documents.ts'
import { growth, payOf } from './oracle/pay.ts'
import { sum } from './oracle/whole.ts'
import type { Product } from './product.ts'

interface StoredLine {
  readonly bill_uuid: string
  readonly assistant_uuid: string
  readonly currency: string
  readonly cents: number
  /** Null: of a line by hand. */
  readonly unit_cents: number | null
  /** In the order of the bill. */
  readonly entries: readonly { readonly uuid: string; readonly cents: number }[] | null
}

const linesOfBills = `select bill.uuid as bill_uuid, virtualassistant_uuid as assistant_uuid, currency, line.amount_cents as cents, unit_cents,
    (select jsonb_agg(jsonb_build_object('uuid', linked.time_entry_uuid, 'cents', linked.amount_cents)
        order by task_date, start_at nulls last, entry.uuid)
      from va_bill_entries linked join time_entries entry on entry.uuid = time_entry_uuid
      where linked.bill_uuid = line.bill_uuid and linked.position = line.position) as entries
  from va_bills bill join va_bill_lines line on line.bill_uuid = bill.uuid order by bill.uuid, line.position`

const secondsOf = (entries: readonly EntryFacts[]) => entries.map(({ seconds }) => BigInt(seconds))

/** One line of time: each entry is theirs, paid at its day's rate, and shown as what the line grew by. */
function lineIssues(facts: Facts, line: StoredLine): string[] {
  const linked = line.entries ?? []
  const entries = linked.flatMap(({ uuid }) => facts.entries.get(uuid) ?? [])
  if (entries.length !== linked.length) return [`bill ${line.bill_uuid} has time that nobody logged`]
  const isOthers = entries.some((entry) => {
    const pay = inForce(facts.pay.get(entry.seat_uuid) ?? [], entry.day)
    const isRate = pay?.cents === line.unit_cents && pay?.currency === line.currency
    return !isRate || entry.assistant_uuid !== line.assistant_uuid || !entry.payable || entry.removed
  })
  const rate = BigInt(line.unit_cents ?? 0)
  const total = payOf(sum(secondsOf(entries)), rate)
  const visible = growth(secondsOf(entries), rate).map(Number)
  return [
    ...(isOthers ? [`bill ${line.bill_uuid} has time of other terms: ${JSON.stringify({ line, entries })}`] : []),
    ...(Number(total) === line.cents ? [] : [`a line of bill ${line.bill_uuid} is ${line.cents}, owed ${total}`]),
    ...(linked.every(({ cents }, at) => cents === visible[at])
      ? []
      : [`entries of bill ${line.bill_uuid} show ${JSON.stringify(linked)}, owed ${JSON.stringify(visible)}`]),
  ]
}

/** Bills, their lines and the time on them, against what was logged and agreed; `adjusted`: what adjustments on them come to. */
export async function comparePay(product: Product, facts: Facts, adjusted: bigint) {
  const lines = await product.rows<StoredLine>(linesOfBills)
  const bills = await product.rows<{ uuid: string; cents: string; status: string }>(
    'select uuid, total_cents::text as cents, status from va_bills',
  )
  const ofTime = lines.filter(({ unit_cents }) => unit_cents !== null)
  const issues = ofTime.flatMap((line) => lineIssues(facts, line))
  const byBill = Map.groupBy(lines, ({ bill_uuid }) => bill_uuid)
  for (const { uuid, cents } of bills) {
    const theirs = sum((byBill.get(uuid) ?? []).map((line) => BigInt(line.cents)))
    if (String(theirs) !== cents) issues.push(`bill ${uuid} is ${cents}, its lines ${theirs}`)
  }
  const left = bills.filter(({ status, cents }) => status === 'draft' && Number(cents) > 0)
  if (left.length > 0) issues.push(`${left.length} drafts with something to pay were never posted`)
  const byHand = lines.filter(({ unit_cents }) => unit_cents === null)
  const written = sum(facts.billLines.map(({ cents }) => BigInt(cents))) + adjusted
  const there = sum(byHand.map(({ cents }) => BigInt(cents)))
  if (there !== written) issues.push(`lines by hand are ${there}, written ${written}`)
  const billed = new Map<string, number>()
  for (const { entries } of ofTime) for (const { uuid } of entries ?? []) billed.set(uuid, (billed.get(uuid) ?? 0) + 1)
  const owed = [...facts.entries].filter(([, entry]) => entry.payable && !entry.removed)
  const missing = owed.filter(([uuid]) => billed.get(uuid) !== 1)
  for (const [uuid] of missing) issues.push(`time ${uuid} is on ${billed.get(uuid) ?? 0} bills`)
  return {
    issues,
    bills: bills.length,
    entries: owed.length,
    seconds: sum(secondsOf(owed.map(([, entry]) => entry))),
    ofEntries: sum(ofTime.flatMap(({ entries }) => (entries ?? []).map(({ cents }) => BigInt(cents)))),
    ofLines: sum(ofTime.map(({ cents }) => BigInt(cents))),
    byHand: there,
    ofBills: sum(bills.map(({ cents }) => BigInt(cents))),
  }
}
