import type { Adjusted } from './compare-invoices.ts'
import type { EntryFacts, Facts } from './facts.ts'
import { hoursOn, inForce, linesOwed } from './oracle/documents.ts'
import { yesterdayOf } from './oracle/days.ts'
import { aboveOwed } from './oracle/overage.ts'
import { sum } from './oracle/whole.ts'
import type { Product } from './product.ts'
import type { StoredInvoice } from './stored-invoices.ts'

interface StoredLine {
  readonly invoice_uuid: string
  readonly project_uuid: string
  readonly amount: string
  /** What the adjustments of its price below it come to. */
  readonly adjusted: string
  /** In the order of the line. */
  readonly entries: readonly { readonly uuid: string; readonly seconds: number; readonly cents: number }[]
}

interface StoredPeriod {
  readonly project_uuid: string
  readonly start: string
  readonly end: string
  readonly added: string
  readonly rollover: string
  /** Hours of it were taken back by a credit note or a refund. */
  readonly was_given_back: boolean
  /** So were hours of a period that could go on into it. */
  readonly carried_given_back: boolean
  /** Hours of an earlier period could go on into it. */
  readonly may_carry: boolean
  /** What of its time clients agreed to when it went beyond the hours of that moment. */
  readonly agreed: string
}

const linesOfTime = `select invoices.uuid as invoice_uuid, project_uuid,
    line.amount_cents::text as amount,
    (select coalesce(sum(below.amount_cents), 0)::text from invoice_lines below
      where below.invoice_uuid = line.invoice_uuid and below.kind = 'price_adjustment' and below.position > line.position
        and not exists (select from invoice_lines between_both where between_both.invoice_uuid = line.invoice_uuid
          and between_both.kind <> 'price_adjustment'
          and between_both.position > line.position and between_both.position < below.position)) as adjusted,
    (select jsonb_agg(jsonb_build_object('uuid', entry.uuid, 'seconds', made.seconds, 'cents', made.amount_cents)
        order by task_date, start_at nulls last, entry.uuid)
      from invoice_time made join time_entries entry on entry.uuid = time_entry_uuid
      where made.invoice_uuid = line.invoice_uuid and made.position = line.position) as entries
  from invoices join invoice_lines line on line.invoice_uuid = invoices.uuid
  where line.kind = 'overage' and number is not null order by invoice_date, invoices.uuid, line.position`

const givenBack = (from: string) => `exists (select from invoices where invoices.project_uuid = period.project_uuid
    and invoices.period_start between ${from} and period.period_start and kind in ('checkout', 'renewal', 'hours')
    and (refunded_cents > 0 or exists (select from credit_notes where invoice_uuid = invoices.uuid)))`
/** As long as hours ever last, and some days. */
const rolloverFor = `interval '5 months'`

const periodsWithHours = `select project_uuid, period_start::text as start, period_end::text as end, added_seconds::text as added,
    carried_seconds::text as rollover, ${givenBack('period.period_start')} as was_given_back,
    ${givenBack(`period.period_start - ${rolloverFor}`)} as carried_given_back,
    exists (select from subscription_periods source where source.project_uuid = period.project_uuid and source.carry_percent > 0
      and source.period_start between period.period_start - ${rolloverFor} and period.period_start - 1) as may_carry,
    (select coalesce(sum(overage_seconds), 0)::text from time_entries where project_uuid = period.project_uuid
      and task_date between period.period_start and period.period_end and billable and removed_date is null) as agreed
  from subscription_periods period`

const sumOf = (seconds: Iterable<number>) => sum([...seconds].map(BigInt))

/** A period's seconds that were sold, by what people agreed and bought. */
function soldIn(facts: Facts, { project_uuid, start, added }: StoredPeriod): bigint {
  const seats = facts.subscriptions.get(project_uuid)?.seats ?? []
  return sum(seats.map((seat) => BigInt(hoursOn(seat.hours, start)) * 3600n)) + BigInt(added)
}

/** What is charged above the hours of a period is what was worked above them, once everything of it has been reviewed. */
function secondsIssues(
  facts: Facts,
  period: StoredPeriod,
  about: { entries: readonly EntryFacts[]; charged: bigint; isOver: boolean },
): string[] {
  const worked = about.entries.filter(
    ({ billable, removed, day }) => billable && !removed && day >= period.start && day <= period.end,
  )
  const above = sumOf(worked.map(({ seconds }) => seconds)) - soldIn(facts, period) - BigInt(period.rollover)
  const max = above > 0n ? above : 0n
  // Hours that were carried when time was logged may be fewer since: nobody agreed to pay for what they covered.
  const agreed = BigInt(period.agreed)
  const owed = period.may_carry && agreed < max ? agreed : max
  const isRight = about.isOver ? about.charged === owed : about.charged <= owed
  return isRight ? [] : [`${period.project_uuid} from ${period.start}: charged ${about.charged} s, owed ${owed} above`]
}

/** Time that was charged above the hours: each second of it, each entry's share, the lines and their invoices. */
export async function compareOverage(
  product: Product,
  facts: Facts,
  {
    stored,
    adjusted,
    reviewedBefore,
  }: { stored: readonly StoredInvoice[]; adjusted: Adjusted; reviewedBefore: string },
) {
  const lines = await product.rows<StoredLine>(linesOfTime)
  const periods = await product.rows<StoredPeriod>(periodsWithHours)
  const periodsOf = Map.groupBy(periods, ({ project_uuid }) => project_uuid)
  const charged = new Map<StoredPeriod, bigint>()
  const issues: string[] = []
  for (const { entries, project_uuid, invoice_uuid, amount, adjusted: priceAdjusted } of lines) {
    const known = entries.flatMap(({ uuid }) => facts.entries.get(uuid) ?? [])
    const [first] = known
    const period = (periodsOf.get(project_uuid) ?? []).find(
      (each) => first && first.day >= each.start && first.day <= each.end,
    )
    const { currency } = facts.subscriptions.get(project_uuid) ?? {}
    if (!first || !period || !currency || known.length !== entries.length) {
      issues.push(`invoice ${invoice_uuid} charges for time that nobody logged`)
      continue
    }
    const before = charged.get(period) ?? 0n
    const seconds = entries.map((entry) => BigInt(entry.seconds))
    charged.set(period, before + sum(seconds))
    const visible = entries.map(({ cents }) => BigInt(cents))
    if (String(sum(visible)) !== amount)
      issues.push(`a line of ${invoice_uuid} is ${amount}, its entries ${sum(visible)}`)
    if (period.was_given_back) continue
    const bands = inForce(facts.prices, first.day)?.[currency] ?? []
    const owed = aboveOwed(bands, soldIn(facts, period) + before, seconds)
    if (String(owed.shares) !== String(visible))
      issues.push(`time on ${invoice_uuid} shows ${String(visible)}, owed ${String(owed.shares)}`)
    if (owed.total !== BigInt(amount) + BigInt(priceAdjusted))
      issues.push(`time on ${invoice_uuid} is ${amount} and ${priceAdjusted}, owed ${owed.total}`)
  }
  for (const { uuid, kind, client_uuid, invoice_date, total, lines: all } of stored) {
    if (kind !== 'overage' && kind !== 'final') continue
    const time = all
      .filter((line) => line.kind === 'overage' || line.adjusts === 'overage')
      .map(({ amount }) => BigInt(amount))
    const where = { client_uuid, placed: yesterdayOf(invoice_date), day: invoice_date }
    const owed = linesOwed(facts, where, [...time, adjusted.get(uuid) ?? 0n])
    if (owed.total !== total) issues.push(`invoice ${uuid} is ${total}, owed ${owed.total}`)
  }
  const entriesOf = Map.groupBy(facts.entries.values(), ({ project_uuid }) => project_uuid)
  const isWhole = (each: StoredPeriod) => !each.was_given_back && !(each.may_carry && each.carried_given_back)
  for (const period of periods.filter(isWhole)) {
    const entries = entriesOf.get(period.project_uuid) ?? []
    const about = { entries, charged: charged.get(period) ?? 0n, isOver: period.end < reviewedBefore }
    issues.push(...secondsIssues(facts, period, about))
  }
  return {
    issues,
    invoices: new Set(lines.map(({ invoice_uuid }) => invoice_uuid)).size,
    seconds: sum(charged.values()),
    cents: sum(lines.map(({ amount, adjusted: below }) => BigInt(amount) + BigInt(below))),
  }
}
