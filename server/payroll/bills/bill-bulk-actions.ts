import { billNumber } from '@talentplace/contract/payroll/bills/bill-number'
import type { BillException } from '@talentplace/contract/payroll/bills/bill-exceptions'
import type { BillFilters } from '@talentplace/contract/payroll/bills/bill.routes'
import { billStates } from '@talentplace/contract/payroll/bills/bill.states'
import { calculateBill, moveBill, postBill } from '@talentplace/contract/payroll/bills/staff-bill.routes'
import { sql, type Kysely, type Transaction } from 'kysely'
import { RowSkipped, type BulkAction, type PlannedRow } from '../../platform/bulk/bulk-action.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { makingUp, type BillWorkDeps } from './bill-work-deps.ts'
import { postIssues } from './bill-issues.ts'
import { matchingBills } from './list-bills.ts'
import type { StoredBill } from './lock-draft.ts'
import { lockForChange } from './lock-for-change.ts'
import { makeUpBill } from './make-up-bill.ts'
import { moveLocked } from './move-bill.ts'
import { isInPayout } from './payable-bills.ts'
import { postDraft } from './post-bill.ts'

export type BillBulkDeps = Pick<BillWorkDeps, 'clock' | 'rules' | 'timeRules' | 'supplier'>

type Action<Values> = BulkAction<BillFilters, Values>

const posted = 'It is posted already.'
const changed = 'It has changed since the preview.'

/** By the names of their assistants, so that numbers follow a list that people can read. */
function billsOf(database: Kysely<Tables>, uuids: readonly string[]): Promise<StoredBill[]> {
  return database
    .selectFrom('va_bills')
    .innerJoin('assistants', 'assistants.uuid', 'virtualassistant_uuid')
    .selectAll('va_bills')
    .where(sql<boolean>`va_bills.uuid = any(${uuids}::uuid[])`)
    .orderBy(sql`folded_text(display_name)`)
    .orderBy('va_bills.uuid')
    .execute()
}

const planned = ({ uuid, version, total_cents, currency }: StoredBill, issue: string | null): PlannedRow => ({
  uuid,
  version,
  issue,
  money: { cents: total_cents, currency },
})

/** Step: the bill of a row, locked as it was previewed. @throws RowSkipped */
async function lockPreviewed(
  transaction: Transaction<Tables>,
  { uuid, version }: { uuid: string; version: number | null },
): Promise<StoredBill> {
  const bill = await lockForChange(transaction, uuid, {})
  if (bill.version !== version)
    throw new RowSkipped(bill.number !== null && bill.status === 'posted' ? posted : changed)
  return bill
}

const find: Action<unknown>['find'] = async (database, { session, filters }, limit) => {
  const rows = await database
    .selectFrom('va_bills')
    .select('uuid')
    .where(matchingBills(session, filters))
    .orderBy('uuid')
    .limit(limit)
    .execute()
  return rows.map(({ uuid }) => uuid)
}

const namesOf: Action<unknown>['namesOf'] = async (database, uuids) => {
  const rows = await database
    .selectFrom('va_bills')
    .innerJoin('assistants', 'assistants.uuid', 'virtualassistant_uuid')
    .select(['va_bills.uuid', 'number', 'currency', 'display_name'])
    .where(sql<boolean>`va_bills.uuid = any(${uuids}::uuid[])`)
    .execute()
  return new Map(
    rows.map(({ uuid, number, currency, display_name }) => [
      uuid,
      `${display_name}, ${number === null ? 'draft' : billNumber(currency, number)}`,
    ]),
  )
}

function calculating(deps: BillBulkDeps): Action<object> {
  return {
    operation: calculateBill,
    find,
    namesOf,
    async plan(database, { uuids }) {
      const bills = await billsOf(database, uuids)
      return bills.map((bill) => ({ ...planned(bill, bill.status === 'draft' ? null : posted), version: null }))
    },
    async work(transaction, { row: { uuid }, session, at }) {
      const draft = await lockForChange(transaction, uuid, { draft: true })
      await makeUpBill(transaction, { draft, ...makingUp(deps, at), actor_uuid: session.user_uuid, at })
      return null
    },
  }
}

function posting(deps: BillBulkDeps): Action<{ including: readonly BillException[] }> {
  const { rules } = deps
  return {
    operation: postBill,
    find,
    namesOf,
    async plan(database, { uuids, values: { including }, at }) {
      const bills = await billsOf(database, uuids)
      const issues = await postIssues(database, bills, { rules, including, at })
      return bills.map((bill) => planned(bill, issues.get(bill.uuid) ?? null))
    },
    async work(transaction, { row, values: { including }, session, at }) {
      const draft = await lockPreviewed(transaction, row)
      const issues = await postIssues(transaction, [draft], { rules, including, at })
      const issue = issues.get(draft.uuid) ?? null
      if (issue !== null) throw new RowSkipped(issue)
      await postDraft(transaction, deps, draft, session.user_uuid)
      return null
    },
  }
}

function holding(deps: BillBulkDeps): Action<{ reason: string }> {
  return {
    operation: moveBill,
    find,
    namesOf,
    async plan(database, { uuids }) {
      const bills = await billsOf(database, uuids)
      const { rows } = await sql<{ uuid: string }>`
        select uuid from va_bills where uuid = any(${uuids}::uuid[]) and ${isInPayout}`.execute(database)
      const inPayout = new Set(rows.map(({ uuid }) => uuid))
      return bills.map((bill) => {
        if (bill.status === 'draft') return planned(bill, 'A draft isn’t paid before it is posted.')
        if (bill.status === 'held') return planned(bill, 'It is on hold already.')
        if (!billStates.next(bill.status, 'staff').includes('held')) {
          return planned(bill, `It is “${billStates.word(bill.status)}”, so it can’t be put on hold.`)
        }
        return planned(bill, inPayout.has(bill.uuid) ? 'It is in a payout.' : null)
      })
    },
    async work(transaction, { row, values: { reason }, session }) {
      const bill = await lockPreviewed(transaction, row)
      const move = { version: bill.version, state: 'held', reference: '', reason } as const
      await moveLocked(transaction, deps, bill, { move, moved_by: session.user_uuid })
      return null
    },
  }
}

/** What can be done to many bills at once. Each row follows the rules of the operation on one bill. */
export function billBulkActions(deps: BillBulkDeps) {
  return {
    'bills.calculate': calculating(deps),
    'bills.post': posting(deps),
    'bills.hold': holding(deps),
  } as const
}
