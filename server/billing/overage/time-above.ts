import { timeEntryStates } from '@talentplace/contract/work/time/time-entry.states'
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely'
import { lockRows } from '../../platform/database/lock-rows.ts'
import { sqlIn } from '../../platform/database/sql-in.ts'
import type { Tables } from '../../platform/database/tables.ts'

/** An entry above the hours of its period, and how much of it is to be charged. */
export interface EntryAbove {
  readonly uuid: string
  readonly task_date: string
  readonly seconds: number
  readonly rate_plan_uuid: string
  readonly role_id: number
  readonly role: string
  readonly assistant: string
}

export interface PeriodAbove {
  readonly start: string
  readonly end: string
  /** Of its time, what invoices have charged for already. */
  readonly charged_seconds: number
  /** In the order of places and days. */
  readonly entries: readonly EntryAbove[]
}

const isReviewed: RawBuilder<boolean> = sql`entry.billable and entry.removed_date is null
  and entry.status in ${sqlIn(timeEntryStates.sets.reviewed)}`

/** Reviewed time that its client agreed to, above the hours of a period that ended by a day, and on no invoice. Of `time_entries`, named `entry`. */
const mayBeCharged = (until: string): RawBuilder<boolean> => sql`${isReviewed}
  and entry.overage_seconds > entry.invoiced_seconds and exists (
    select from subscription_periods period where period.project_uuid = entry.project_uuid
      and entry.task_date between period_start and period_end and period_end <= ${until})`

/** The subscriptions with such time, and what it comes to may still be nothing: hours may have been added since. */
export async function subscriptionsAbove(database: Kysely<Tables>, until: string, resting: RawBuilder<boolean>) {
  const { rows } = await sql<{ project_uuid: string }>`
    select distinct project_uuid from time_entries entry
    where ${mayBeCharged(until)} and ${resting} order by project_uuid`.execute(database)
  return rows.map(({ project_uuid }) => project_uuid)
}

interface Period {
  readonly uuid: string
  readonly start: string
  readonly end: string
  readonly charged_seconds: number
  /** Above its hours, and not charged yet. */
  readonly due_seconds: number
}

async function periodsDue(transaction: Transaction<Tables>, project_uuid: string, until: string): Promise<Period[]> {
  const { rows } = await sql<Period>`
    select * from (
      select period.uuid, period_start as start, period_end as end, worked.charged_seconds,
        worked.seconds - prepaid_seconds - added_seconds - carried_seconds - worked.charged_seconds as due_seconds
      from subscription_periods period cross join lateral (
        select coalesce(sum(seconds) filter (where ${isReviewed}), 0)::int as seconds,
          coalesce(sum(invoiced_seconds), 0)::int as charged_seconds
        from time_entries entry
        where entry.project_uuid = period.project_uuid and task_date between period_start and period_end
          and removed_date is null) worked
      where period.project_uuid = ${project_uuid} and period_end <= ${until}) periods
    where due_seconds > 0 order by start`.execute(transaction)
  return rows
}

type Candidate = EntryAbove & { readonly start_at: Date | null }

/** Such entries of a period, the latest first: hours that became free since were those of the earlier ones. */
async function candidatesOf(transaction: Transaction<Tables>, project_uuid: string, { start, end }: Period) {
  const { rows } = await sql<Candidate>`
    select entry.uuid, task_date, start_at, overage_seconds - invoiced_seconds as seconds, entry.rate_plan_uuid, place.role_id,
      roles.value as role, display_name as assistant
    from time_entries entry
    join rate_plans place on place.uuid = entry.rate_plan_uuid
    join roles on roles.id = place.role_id
    join assistants on assistants.uuid = entry.virtualassistant_uuid
    where entry.project_uuid = ${project_uuid} and task_date between ${start}::date and ${end}::date
      and ${isReviewed} and overage_seconds > invoiced_seconds
    order by task_date desc, start_at desc nulls first, entry.uuid desc`.execute(transaction)
  return rows
}

function take(candidates: readonly Candidate[], due_seconds: number): EntryAbove[] {
  let left = due_seconds
  const taken: EntryAbove[] = []
  for (const { start_at: _, ...entry } of candidates) {
    const seconds = Math.min(entry.seconds, left)
    if (seconds > 0) taken.unshift({ ...entry, seconds })
    left -= seconds
  }
  return taken
}

/**
 * What a subscription, which is held, is to be charged above its hours: reviewed, agreed to and on no invoice, of the periods that
 * ended by a day. What is asked about counts once it is answered. Its assistants are held until the transaction ends.
 */
export async function timeAbove(
  transaction: Transaction<Tables>,
  project_uuid: string,
  until: string,
): Promise<PeriodAbove[]> {
  const { rows } = await sql<{ uuid: string }>`
    select distinct virtualassistant_uuid as uuid from time_entries entry
    where project_uuid = ${project_uuid} and ${mayBeCharged(until)}`.execute(transaction)
  // Whoever changes time holds its assistant.
  await lockRows(
    transaction,
    'assistants',
    rows.map(({ uuid }) => uuid),
  )
  const above: PeriodAbove[] = []
  for (const period of await periodsDue(transaction, project_uuid, until)) {
    const entries = take(await candidatesOf(transaction, project_uuid, period), period.due_seconds)
    const { start, end, charged_seconds } = period
    if (entries.length > 0) above.push({ start, end, charged_seconds, entries })
  }
  return above
}

/** True while time of the subscription waits for its review, or for an answer. */
export async function waitsForReview(transaction: Transaction<Tables>, project_uuid: string): Promise<boolean> {
  const waiting = await transaction
    .selectFrom('time_entries')
    .select('uuid')
    .where('project_uuid', '=', project_uuid)
    .where('billable', '=', true)
    .where('removed_date', 'is', null)
    .where('status', 'in', timeEntryStates.sets.counted)
    .where('status', 'not in', timeEntryStates.sets.reviewed)
    .limit(1)
    .executeTakeFirst()
  return waiting !== undefined
}
