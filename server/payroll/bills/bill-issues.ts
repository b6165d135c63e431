import type { BillException } from '@talentplace/contract/payroll/bills/bill-exceptions'
import { timeEntryStates } from '@talentplace/contract/work/time/time-entry.states'
import { sql, type Kysely } from 'kysely'
import { sqlIn } from '../../platform/database/sql-in.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { moneyText } from '../../rules/money-text.ts'
import type { BillRules } from './bill-rules.ts'
import { waitsOfBills, type Waits } from './held-for-details.ts'
import type { StoredBill } from './lock-draft.ts'
import { isToBePaid, outdatedLinks } from './outdated-time.ts'
import { blockedReason } from './read-bill.ts'

const heldWords: Readonly<Record<Waits, string>> = {
  no_details: 'No bank details: it would go on hold.',
  details_changed: 'Bank details changed in the last 48 hours: it would go on hold.',
  no_bank_name: 'The bank can’t read the name: it would go on hold.',
}

/** Drafts whose assistant has time up to the end of their period that isn’t on a bill: not reviewed yet, or without a rate. */
async function timeLeftOut(
  database: Kysely<Tables>,
  uuids: readonly string[],
): Promise<{ readonly open: ReadonlySet<string>; readonly unrated: ReadonlySet<string> }> {
  const isOpen = sql<boolean>`entry.status not in ${sqlIn(timeEntryStates.sets.reviewed)} and entry.payable
    and entry.bill_uuid is null and entry.removed_date is null and place.va_currency = bill.currency`
  const { rows } = await sql<{ uuid: string; open: boolean; unrated: boolean }>`
    select bill.uuid, coalesce(bool_or(${isOpen}), false) as open,
      coalesce(bool_or(${isToBePaid} and place.va_rate_cents = 0), false) as unrated
    from va_bills bill
    join time_entries entry on entry.virtualassistant_uuid = bill.virtualassistant_uuid
      and entry.task_date <= bill.period_end and entry.removed_date is null
    join rate_plans place on place.uuid = entry.rate_plan_uuid
    where bill.uuid = any(${uuids}::uuid[]) and ((${isOpen}) or (${isToBePaid} and place.va_rate_cents = 0))
    group by bill.uuid`.execute(database)
  return {
    open: new Set(rows.filter(({ open }) => open).map(({ uuid }) => uuid)),
    unrated: new Set(rows.filter(({ unrated }) => unrated).map(({ uuid }) => uuid)),
  }
}

async function outdatedOf(database: Kysely<Tables>, uuids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ uuid: string }>`
    select distinct bill.uuid from ${outdatedLinks} and bill.uuid = any(${uuids}::uuid[])`.execute(database)
  return new Set(rows.map(({ uuid }) => uuid))
}

interface PostingRules {
  readonly rules: BillRules
  readonly including: readonly BillException[]
  readonly at: Date
}

/**
 * Why each bill isn’t to be posted together with others, in words for staff; null: it is clean. A posting asks the same for its one bill, so
 * that what is done is what was shown.
 */
export async function postIssues(
  database: Kysely<Tables>,
  bills: readonly StoredBill[],
  { rules, including, at }: PostingRules,
): Promise<ReadonlyMap<string, string | null>> {
  const uuids = bills.map(({ uuid }) => uuid)
  const outdated = await outdatedOf(database, uuids)
  const waits = await waitsOfBills(database, bills, at)
  const { open, unrated } = await timeLeftOut(database, uuids)
  const unless = (exception: BillException, words: string | null) => (including.includes(exception) ? null : words)
  const issueOf = ({ uuid, status, total_cents, currency }: StoredBill): string | null => {
    if (status !== 'draft') return 'It is posted already.'
    if (outdated.has(uuid)) return 'Its time has changed: calculate it first.'
    const blocked = blockedReason(total_cents, rules)
    if (blocked === 'below_zero') return 'Nothing to pay yet: it waits for the next half-month.'
    const wait = waits.get(uuid)
    return (
      unless('no_rate', unrated.has(uuid) ? 'Some of the time has no pay rate.' : null) ??
      unless('open_time', open.has(uuid) ? 'Some of the time isn’t reviewed yet.' : null) ??
      unless('on_hold', wait === undefined ? null : heldWords[wait]) ??
      unless(
        'below_minimum',
        blocked === null
          ? null
          : `Less than ${moneyText(rules.minimumCents, currency)}: it waits for the next half-month.`,
      )
    )
  }
  return new Map(bills.map((bill) => [bill.uuid, issueOf(bill)]))
}
