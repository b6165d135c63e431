import { sql, type Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { payForTime, sharesOfPay } from '../../rules/pay-for-time.ts'
import type { StoredBill } from './lock-draft.ts'
import { isToBePaid } from './outdated-time.ts'

interface UnpaidEntry {
  /** The draft it goes on. */
  readonly draft_uuid: string
  readonly uuid: string
  readonly seconds: number
  readonly task_date: string
  readonly rate_plan_uuid: string
  readonly unit_cents: number
  readonly role: string
  readonly project_name: string
}

/** Time of one place at one rate, with what each entry adds to it. */
export interface TimeLine {
  readonly description: string
  readonly rate_plan_uuid: string
  readonly unit_cents: number
  readonly seconds: number
  readonly first_day: string
  readonly last_day: string
  readonly amount_cents: number
  readonly entries: readonly { readonly uuid: string; readonly seconds: number; readonly amount_cents: number }[]
}

/** What waits to be paid of the assistants in their drafts' currencies, up to a day, as its place is paid now; in the order of the days. */
async function unpaidEntries(
  transaction: Transaction<Tables>,
  drafts: readonly StoredBill[],
  until: string,
): Promise<UnpaidEntry[]> {
  const { rows } = await sql<UnpaidEntry>`
    select draft.uuid as draft_uuid, entry.uuid, entry.seconds, task_date, place.uuid as rate_plan_uuid,
      va_rate_cents as unit_cents, roles.value as role, project_name
    from unnest(${drafts.map(({ uuid }) => uuid)}::uuid[], ${drafts.map((draft) => draft.virtualassistant_uuid)}::uuid[],
      ${drafts.map(({ currency }) => currency)}::text[]) as draft (uuid, virtualassistant_uuid, currency)
    join time_entries entry on entry.virtualassistant_uuid = draft.virtualassistant_uuid
    join rate_plans place on place.uuid = entry.rate_plan_uuid and place.va_currency = draft.currency
    join projects on projects.uuid = entry.project_uuid
    join roles on roles.id = place.role_id
    where ${isToBePaid} and task_date <= ${until} and va_rate_cents > 0
      and not exists (select from va_bill_entries where time_entry_uuid = entry.uuid and bill_uuid <> draft.uuid)
    order by project_name, rate_start_date, place.uuid, task_date, start_at nulls last, entry.uuid`.execute(transaction)
  return rows
}

function lineOf(entries: readonly [UnpaidEntry, ...UnpaidEntry[]]): TimeLine {
  const [first] = entries
  const { role, project_name, rate_plan_uuid, unit_cents } = first
  const shares = sharesOfPay(
    entries.map(({ seconds }) => seconds),
    unit_cents,
  )
  const seconds = entries.reduce((sum, each) => sum + each.seconds, 0)
  return {
    description: `${role}, ${project_name}`.slice(0, 300),
    rate_plan_uuid,
    unit_cents,
    seconds,
    first_day: first.task_date,
    last_day: entries.at(-1)?.task_date ?? first.task_date,
    amount_cents: payForTime(seconds, unit_cents),
    entries: entries.map((entry, at) => ({
      uuid: entry.uuid,
      seconds: entry.seconds,
      amount_cents: shares[at] ?? 0,
    })),
  }
}

function linesOf(entries: readonly UnpaidEntry[]): TimeLine[] {
  const byPlace = new Map<string, [UnpaidEntry, ...UnpaidEntry[]]>()
  for (const entry of entries) {
    const line = byPlace.get(entry.rate_plan_uuid)
    if (line) line.push(entry)
    else byPlace.set(entry.rate_plan_uuid, [entry])
  }
  return [...byPlace.values()].map(lineOf)
}

/** A line a place and rate of what waits to be paid, up to a day: of each draft, in their order. */
export async function unpaidTime(
  transaction: Transaction<Tables>,
  drafts: readonly StoredBill[],
  until: string,
): Promise<TimeLine[][]> {
  const entries = Map.groupBy(await unpaidEntries(transaction, drafts, until), ({ draft_uuid }) => draft_uuid)
  return drafts.map(({ uuid }) => linesOf(entries.get(uuid) ?? []))
}
