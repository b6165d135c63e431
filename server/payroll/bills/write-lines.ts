import { sql, type Transaction } from 'kysely'
import { addRows } from '../../platform/database/add-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { Period, StoredBill } from './lock-draft.ts'
import { addUpBill, addUpBills, type TaxedOn } from './add-up-bill.ts'
import { unpaidTime, type TimeLine } from './unpaid-time.ts'

/** A line that staff write. */
export interface HandLine {
  readonly kind: 'bonus' | 'adjustment'
  readonly description: string
  readonly amount_cents: number
}

/** A line that an approved adjustment is. */
export interface AdjustmentLine {
  readonly description: string
  readonly amount_cents: number
}

const isOf = (drafts: readonly string[]) => sql<boolean>`bill_uuid = any(${drafts}::uuid[])`

/** Lines of a bill that are adjustments with a record of their own. */
const areAdjustments = sql<boolean>`exists (select from adjustments
  where adjustments.bill_uuid = va_bill_lines.bill_uuid and adjustments.bill_position = va_bill_lines.position)`

/** What staff have written on drafts, by draft. */
async function handLines(transaction: Transaction<Tables>, drafts: readonly string[]) {
  const lines = await transaction
    .selectFrom('va_bill_lines')
    .select(['bill_uuid', 'kind', 'description', 'amount_cents'])
    .where(isOf(drafts))
    .where('kind', '!=', 'time')
    .where(sql<boolean>`not ${areAdjustments}`)
    .orderBy('position')
    .execute()
  return Map.groupBy(lines, ({ bill_uuid }) => bill_uuid)
}

/** A draft and everything that is on it from now on. */
interface MadeUpLines {
  readonly draft: StoredBill
  readonly time: readonly TimeLine[]
  readonly adjusted: readonly HandLine[]
  readonly byHand: readonly HandLine[]
}

async function addLines(transaction: Transaction<Tables>, made: readonly MadeUpLines[]): Promise<void> {
  const time = made.flatMap(({ draft: { uuid: bill_uuid }, time: lines }) =>
    lines.map(({ entries, ...line }, at) => ({
      entries,
      line: { ...line, bill_uuid, position: at + 1, kind: 'time' as const },
    })),
  )
  const others = made.flatMap(({ draft, time: before, adjusted, byHand }) =>
    positioned(draft.uuid, [...adjusted, ...byHand], before.length),
  )
  await addRows(transaction, 'va_bill_lines', [...time.map(({ line }) => line), ...others])
  const entries = time.flatMap(({ entries: ofLine, line: { bill_uuid, position } }) =>
    ofLine.map(({ uuid: time_entry_uuid, ...entry }) => ({ time_entry_uuid, bill_uuid, position, ...entry })),
  )
  await addRows(transaction, 'va_bill_entries', entries)
}

/** Lines behind so many others of a bill. */
const positioned = (bill_uuid: string, lines: readonly HandLine[], after: number) =>
  lines.map(({ kind, description, amount_cents }, at) => ({
    bill_uuid,
    position: after + at + 1,
    kind,
    description,
    amount_cents,
  }))

interface ToMakeUp {
  readonly draft: StoredBill
  /** Approved ones, all of those that are on it. */
  readonly adjustments: readonly AdjustmentLine[]
}

interface MakingUp {
  /** The latest half-month that goes into them. */
  readonly period: Period
  readonly bill_date: string
  readonly province: string | null
}

async function addUp(
  transaction: Transaction<Tables>,
  drafts: readonly StoredBill[],
  { period, bill_date, province }: MakingUp,
): Promise<void> {
  const sums = await addUpBills(transaction, drafts, { on: bill_date, province })
  await sql`
    update va_bills set period_start = least(period_start, ${period.start}::date),
      period_end = greatest(period_end, ${period.end}::date), bill_date = ${bill_date}::date,
      tax_cents = made.tax_cents, total_cents = made.total_cents, version = version + 1
    from unnest(${drafts.map(({ uuid }) => uuid)}::uuid[], ${sums.map(({ tax_cents }) => tax_cents)}::int[],
      ${sums.map(({ total_cents }) => total_cents)}::int[]) as made (uuid, tax_cents, total_cents)
    where va_bills.uuid = made.uuid`.execute(transaction)
}

/**
 * Step: makes up drafts that are held, with their assistants, from what waits to be paid up to the end of a half-month. What staff
 * have written on them stays. The same time and adjustments give the same lines.
 * @returns the positions of the adjustments of each draft, in their order
 */
export async function makeUp(
  transaction: Transaction<Tables>,
  toMakeUp: readonly ToMakeUp[],
  making: MakingUp,
): Promise<number[][]> {
  const drafts = toMakeUp.map(({ draft }) => draft)
  const uuids = drafts.map(({ uuid }) => uuid)
  const byHand = await handLines(transaction, uuids)
  await transaction.deleteFrom('va_bill_lines').where(isOf(uuids)).execute()
  const time = await unpaidTime(transaction, drafts, making.period.end)
  const made = toMakeUp.map(({ draft, adjustments }, at) => ({
    draft,
    time: time[at] ?? [],
    adjusted: adjustments.map((line) => ({ ...line, kind: 'adjustment' as const })),
    byHand: (byHand.get(draft.uuid) ?? []) as HandLine[],
  }))
  await addLines(transaction, made)
  await addUp(transaction, drafts, making)
  return made.map((each) => each.adjusted.map((_, at) => each.time.length + at + 1))
}

/** Step: what staff write on a draft that is held, all of it anew. */
export async function writeByHand(
  transaction: Transaction<Tables>,
  draft: StoredBill,
  { lines, note, province }: { lines: readonly HandLine[]; note: string; province: string | null },
): Promise<void> {
  await transaction
    .deleteFrom('va_bill_lines')
    .where('bill_uuid', '=', draft.uuid)
    .where('kind', '!=', 'time')
    .where(sql<boolean>`not ${areAdjustments}`)
    .execute()
  const others = await transaction
    .selectFrom('va_bill_lines')
    .select('position')
    .where('bill_uuid', '=', draft.uuid)
    .execute()
  await addRows(
    transaction,
    'va_bill_lines',
    positioned(draft.uuid, lines, Math.max(0, ...others.map(({ position }) => position))),
  )
  const sums = await addUpBill(transaction, draft, { on: draft.bill_date, province })
  await transaction
    .updateTable('va_bills')
    .set((set) => ({ note, ...sums, version: set('version', '+', 1) }))
    .where('uuid', '=', draft.uuid)
    .execute()
}

/** Step: a line less on a draft that is held. */
export async function takeOffLine(
  transaction: Transaction<Tables>,
  draft: StoredBill,
  { position, province }: { position: number; province: string | null },
): Promise<void> {
  await transaction
    .deleteFrom('va_bill_lines')
    .where('bill_uuid', '=', draft.uuid)
    .where('position', '=', position)
    .execute()
  await recalculate(transaction, draft, { on: draft.bill_date, province })
}

/** Step: the sums of a draft that is held, once what they come from has changed. */
export async function recalculate(transaction: Transaction<Tables>, draft: StoredBill, taxed: TaxedOn): Promise<void> {
  const sums = await addUpBill(transaction, draft, taxed)
  await transaction
    .updateTable('va_bills')
    .set((set) => ({ ...sums, version: set('version', '+', 1) }))
    .where('uuid', '=', draft.uuid)
    .execute()
}
