import type { Facts } from './facts.ts'
import { rolloverOwed } from './oracle/rollover.ts'
import { hoursOn } from './oracle/documents.ts'
import { sum } from './oracle/whole.ts'
import type { Product } from './product.ts'

interface StoredPeriod {
  readonly uuid: string
  readonly project_uuid: string
  readonly start: string
  readonly end: string
  readonly billable: string
  readonly added: string
  readonly prepaid: string
}

/** Hours of each period: what was sold, bought besides and worked. Those that credit notes took back are left out. */
export async function compareHours(product: Product, facts: Facts): Promise<string[]> {
  const periods = await product.rows<StoredPeriod>(
    `select uuid, project_uuid, period_start::text as start, period_end::text as end, billable_seconds::text as billable,
       added_seconds::text as added, prepaid_seconds::text as prepaid
     from subscription_periods period where not exists (
       select from credit_notes join invoices on invoices.uuid = invoice_uuid
       where invoices.project_uuid = period.project_uuid and invoices.period_start = period.period_start)`,
  )
  const bySubscription = Map.groupBy(facts.entries.values(), ({ project_uuid }) => project_uuid)
  return periods.flatMap(({ project_uuid, start, end, billable, prepaid }) => {
    const subscription = facts.subscriptions.get(project_uuid)
    const worked = (bySubscription.get(project_uuid) ?? []).filter(
      (entry) => entry.billable && !entry.removed && entry.day >= start && entry.day <= end,
    )
    const owed = sum(worked.map(({ seconds }) => BigInt(seconds)))
    const sold = sum((subscription?.seats ?? []).map((seat) => BigInt(hoursOn(seat.hours, start)) * 3600n))
    const isSame = String(owed) === billable && String(sold) === prepaid
    return isSame
      ? []
      : [`${project_uuid} from ${start}: sold ${prepaid} s, owed ${sold}; worked ${billable} s, owed ${owed}`]
  })
}

interface SoldPeriod extends StoredPeriod {
  /** The day of its invoice, on which its policy was the one that held. */
  readonly sold: string
}

const soldPeriods = `select period.uuid, period.project_uuid, period.period_start::text as start, period.period_end::text as end,
    billable_seconds::text as billable, added_seconds::text as added, prepaid_seconds::text as prepaid, invoice_date::text as sold
  from subscription_periods period join invoices on invoices.project_uuid = period.project_uuid
    and invoices.period_start = period.period_start and kind in ('checkout', 'renewal') and number is not null
  order by period.project_uuid, period.period_start`

/** Of each subscription what came into each period from earlier ones, and what of it was used and has expired. */
export async function compareRollover(product: Product, facts: Facts) {
  const periods = await product.rows<SoldPeriod>(soldPeriods)
  const stored = await product.rows<{ project_uuid: string; line: string }>(
    `select target.project_uuid, concat_ws(' ', target.period_start, source.period_start, line.carried_seconds, used_seconds,
       expired_seconds) as line
     from carried_hours line join subscription_periods target on target.uuid = into_uuid
     join subscription_periods source on source.uuid = from_uuid order by target.project_uuid, target.period_start, source.period_start`,
  )
  const there = Map.groupBy(stored, ({ project_uuid }) => project_uuid)
  let seconds = 0n
  const issues = [...Map.groupBy(periods, ({ project_uuid }) => project_uuid)].flatMap(([uuid, theirs]) => {
    const worked = theirs.map(({ start, sold, prepaid, added, billable }) => ({
      start,
      sold,
      prepaid: BigInt(prepaid),
      added: BigInt(added),
      worked: BigInt(billable),
    }))
    const lines = rolloverOwed(worked, facts.carrying)
    seconds += sum(lines.map(({ rollover }) => rollover))
    const owed = lines.map(({ into, from, rollover, used, expired }) => [into, from, rollover, used, expired].join(' '))
    const has = (there.get(uuid) ?? []).map(({ line }) => line)
    return owed.join() === has.join() ? [] : [`carried hours of ${uuid} are ${has.join()}, owed ${owed.join()}`]
  })
  return { issues, seconds }
}
