import type { Facts } from './facts.ts'
import { hoursOn } from './oracle/documents.ts'
import { sum } from './oracle/whole.ts'
import type { Product } from './product.ts'

interface StoredPeriod {
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
    `select project_uuid, period_start::text as start, period_end::text as end, billable_seconds::text as billable,
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
