import { sql, type Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import type { Period, StoredBill } from './hold-draft.ts'
import { addUpBill, type TaxedOn } from './taxes/add-up-bill.ts'
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

/** Lines of a bill that are adjustments with a record of their own. */
const areAdjustments = sql<boolean>`exists (select from adjustments
  where adjustments.bill_uuid = va_bill_lines.bill_uuid and adjustments.bill_position = va_bill_lines.position)`

async function handLines(transaction: Transaction<Tables>, bill_uuid: string): Promise<HandLine[]> {
  const lines = await transaction
    .selectFrom('va_bill_lines')
    .select(['kind', 'description', 'amount_cents'])
    .where('bill_uuid', '=', bill_uuid)
    .where('kind', '!=', 'time')
    .where(sql<boolean>`not ${areAdjustments}`)
    .orderBy('position')
    .execute()
  return lines as HandLine[]
}

async function addTimeLines(transaction: Transaction<Tables>, bill_uuid: string, lines: readonly TimeLine[]) {
  for (const [at, { entries, ...line }] of lines.entries()) {
    const position = at + 1
    await transaction
      .insertInto('va_bill_lines')
      .values({ ...line, bill_uuid, position, kind: 'time' })
      .execute()
    await sql`insert into va_bill_entries (time_entry_uuid, bill_uuid, position, seconds, amount_cents)
      select entry.uuid, ${bill_uuid}, ${position}, entry.seconds, entry.amount_cents
      from unnest(${entries.map(({ uuid }) => uuid)}::uuid[], ${entries.map(({ seconds }) => seconds)}::int[],
        ${entries.map(({ amount_cents }) => amount_cents)}::int[]) as entry (uuid, seconds, amount_cents)`.execute(
      transaction,
    )
  }
}

async function addHandLines(
  transaction: Transaction<Tables>,
  bill_uuid: string,
  lines: readonly HandLine[],
  after: number,
): Promise<void> {
  if (lines.length === 0) return
  const rows = lines.map((line, at) => ({ ...line, bill_uuid, position: after + at + 1 }))
  await transaction.insertInto('va_bill_lines').values(rows).execute()
}

interface MadeUp {
  readonly draft: StoredBill
  /** The latest half-month that goes into it. */
  readonly period: Period
  readonly bill_date: string
  /** Approved ones, all of those that are on it. */
  readonly adjustments: readonly AdjustmentLine[]
  readonly province: string | null
}

/**
 * Step: makes up a draft that is held, with its assistant, from what waits to be paid up to the end of a half-month. What staff have
 * written on it stays. The same time and adjustments give the same lines.
 * @returns the positions of the adjustments
 */
export async function makeUp(
  transaction: Transaction<Tables>,
  { draft, period, bill_date, adjustments, province }: MadeUp,
): Promise<number[]> {
  const byHand = await handLines(transaction, draft.uuid)
  await transaction.deleteFrom('va_bill_lines').where('bill_uuid', '=', draft.uuid).execute()
  const time = await unpaidTime(transaction, draft, period.end)
  await addTimeLines(transaction, draft.uuid, time)
  const adjusted = adjustments.map((line) => ({ ...line, kind: 'adjustment' as const }))
  await addHandLines(transaction, draft.uuid, [...adjusted, ...byHand], time.length)
  const sums = await addUpBill(transaction, draft, { on: bill_date, province })
  await transaction
    .updateTable('va_bills')
    .set((set) => ({
      period_start: draft.period_start < period.start ? draft.period_start : period.start,
      period_end: draft.period_end > period.end ? draft.period_end : period.end,
      bill_date,
      ...sums,
      version: set('version', '+', 1),
    }))
    .where('uuid', '=', draft.uuid)
    .execute()
  return adjusted.map((_, at) => time.length + at + 1)
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
  await addHandLines(transaction, draft.uuid, lines, Math.max(0, ...others.map(({ position }) => position)))
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
  await addUpAnew(transaction, draft, { on: draft.bill_date, province })
}

/** Step: the sums of a draft that is held, once what they come from has changed. */
export async function addUpAnew(transaction: Transaction<Tables>, draft: StoredBill, taxed: TaxedOn): Promise<void> {
  const sums = await addUpBill(transaction, draft, taxed)
  await transaction
    .updateTable('va_bills')
    .set((set) => ({ ...sums, version: set('version', '+', 1) }))
    .where('uuid', '=', draft.uuid)
    .execute()
}
