import type { Facts } from './facts.ts'
import { hoursOn, inForce, linesOwed } from './oracle/documents.ts'
import { yesterdayOf } from './oracle/days.ts'
import { aboveOwed } from './oracle/overage.ts'
import { sum } from './oracle/whole.ts'
import type { Product } from './product.ts'

interface StoredLine {
  readonly invoice_uuid: string
  readonly client_uuid: string
  readonly project_uuid: string
  readonly invoice_date: string
  readonly total: string
  readonly amount: string
  /** In the order of the line. */
  readonly entries: readonly { readonly uuid: string; readonly seconds: number; readonly cents: number }[]
}

interface StoredPeriod {
  readonly project_uuid: string
  readonly start: string
  readonly end: string
  readonly added: string
  /** Hours of it were taken back by a credit note or a refund. */
  readonly was_given_back: boolean
}

const linesOfTime = `select invoices.uuid as invoice_uuid, client_uuid, project_uuid, invoice_date::text, total_cents::text as total,
    line.amount_cents::text as amount,
    (select jsonb_agg(jsonb_build_object('uuid', entry.uuid, 'seconds', made.seconds, 'cents', made.amount_cents)
        order by task_date, start_at nulls last, entry.uuid)
      from invoice_time made join time_entries entry on entry.uuid = time_entry_uuid
      where made.invoice_uuid = line.invoice_uuid and made.position = line.position) as entries
  from invoices join invoice_lines line on line.invoice_uuid = invoices.uuid
  where invoices.kind in ('overage', 'final') and number is not null order by invoice_date, invoices.uuid, line.position`

const periodsWithHours = `select project_uuid, period_start::text as start, period_end::text as end, added_seconds::text as added,
    exists (select from invoices where invoices.project_uuid = period.project_uuid and invoices.period_start = period.period_start
      and kind in ('checkout', 'renewal', 'hours') and (refunded_cents > 0
        or exists (select from credit_notes where invoice_uuid = invoices.uuid))) as was_given_back
  from subscription_periods period`

const sumOf = (seconds: Iterable<number>) => sum([...seconds].map(BigInt))

/** A period's seconds that were sold, by what people agreed and bought. */
function soldIn(facts: Facts, { project_uuid, start, added }: StoredPeriod): bigint {
  const seats = facts.subscriptions.get(project_uuid)?.seats ?? []
  return sum(seats.map((seat) => BigInt(hoursOn(seat.hours, start)) * 3600n)) + BigInt(added)
}

/** What is charged above the hours of a period is what was worked above them, once everything of it has been reviewed. */
function secondsFaults(facts: Facts, period: StoredPeriod, about: { charged: bigint; isOver: boolean }): string[] {
  const worked = [...facts.entries.values()].filter(
    ({ project_uuid, billable, removed, day }) =>
      project_uuid === period.project_uuid && billable && !removed && day >= period.start && day <= period.end,
  )
  const above = sumOf(worked.map(({ seconds }) => seconds)) - soldIn(facts, period)
  const owed = above > 0n ? above : 0n
  const isRight = about.isOver ? about.charged === owed : about.charged <= owed
  return isRight ? [] : [`${period.project_uuid} from ${period.start}: charged ${about.charged} s, owed ${owed} above`]
}

/** Time that was charged above the hours: each second of it, each entry's share, the lines and their invoices. */
export async function compareOverage(product: Product, facts: Facts, reviewedBefore: string) {
  const lines = await product.rows<StoredLine>(linesOfTime)
  const periods = await product.rows<StoredPeriod>(periodsWithHours)
  const charged = new Map<StoredPeriod, bigint>()
  const faults: string[] = []
  for (const { entries, project_uuid, invoice_uuid, amount } of lines) {
    const known = entries.flatMap(({ uuid }) => facts.entries.get(uuid) ?? [])
    const [first] = known
    const period = periods.find(
      (each) => each.project_uuid === project_uuid && first && first.day >= each.start && first.day <= each.end,
    )
    const { currency } = facts.subscriptions.get(project_uuid) ?? {}
    if (!first || !period || !currency || known.length !== entries.length) {
      faults.push(`invoice ${invoice_uuid} charges for time that nobody logged`)
      continue
    }
    const before = charged.get(period) ?? 0n
    const seconds = entries.map((entry) => BigInt(entry.seconds))
    charged.set(period, before + sum(seconds))
    const shown = entries.map(({ cents }) => BigInt(cents))
    if (String(sum(shown)) !== amount) faults.push(`a line of ${invoice_uuid} is ${amount}, its entries ${sum(shown)}`)
    if (period.was_given_back) continue
    const bands = inForce(facts.prices, first.day)?.[currency] ?? []
    const owed = aboveOwed(bands, soldIn(facts, period) + before, seconds)
    if (String(owed) !== String(shown))
      faults.push(`time on ${invoice_uuid} shows ${String(shown)}, owed ${String(owed)}`)
  }
  for (const [invoice_uuid, theirs] of Map.groupBy(lines, (line) => line.invoice_uuid)) {
    const [{ client_uuid, invoice_date, total } = { client_uuid: '', invoice_date: '', total: '' }] = theirs
    const amounts = theirs.map(({ amount }) => BigInt(amount))
    const owed = linesOwed(facts, { client_uuid, placed: yesterdayOf(invoice_date), day: invoice_date }, amounts)
    if (String(owed.total) !== total) faults.push(`invoice ${invoice_uuid} is ${total}, owed ${owed.total}`)
  }
  for (const period of periods.filter(({ was_given_back }) => !was_given_back)) {
    const about = { charged: charged.get(period) ?? 0n, isOver: period.end < reviewedBefore }
    faults.push(...secondsFaults(facts, period, about))
  }
  return {
    faults,
    invoices: new Set(lines.map(({ invoice_uuid }) => invoice_uuid)).size,
    seconds: sum(charged.values()),
    cents: sum(lines.map(({ amount }) => BigInt(amount))),
  }
}
