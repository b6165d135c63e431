import { sql, type Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import type { Period, StoredBill } from './hold-draft.ts'
import { unpaidTime, type TimeLine } from './unpaid-time.ts'

/** A line that staff write. */
export interface HandLine {
  readonly kind: 'bonus' | 'adjustment'
  readonly description: string
  readonly amount_cents: number
}

async function handLines(transaction: Transaction<Tables>, bill_uuid: string): Promise<HandLine[]> {
  const lines = await transaction
    .selectFrom('va_bill_lines')
    .select(['kind', 'description', 'amount_cents'])
    .where('bill_uuid', '=', bill_uuid)
    .where('kind', '!=', 'time')
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

const sumOf = (lines: readonly { readonly amount_cents: number }[]) =>
  lines.reduce((sum, { amount_cents }) => sum + amount_cents, 0)

interface MadeUp {
  readonly draft: StoredBill
  /** The latest half-month that goes into it. */
  readonly period: Period
  readonly bill_date: string
}

/**
 * Step: makes up a draft that is held, with its assistant, from what waits to be paid up to the end of a half-month. What staff have
 * written on it stays. The same time gives the same lines.
 */
export async function makeUp(transaction: Transaction<Tables>, { draft, period, bill_date }: MadeUp): Promise<void> {
  const byHand = await handLines(transaction, draft.uuid)
  await transaction.deleteFrom('va_bill_lines').where('bill_uuid', '=', draft.uuid).execute()
  const time = await unpaidTime(transaction, draft, period.end)
  await addTimeLines(transaction, draft.uuid, time)
  await addHandLines(transaction, draft.uuid, byHand, time.length)
  await transaction
    .updateTable('va_bills')
    .set((set) => ({
      period_start: draft.period_start < period.start ? draft.period_start : period.start,
      period_end: draft.period_end > period.end ? draft.period_end : period.end,
      bill_date,
      total_cents: sumOf(time) + sumOf(byHand),
      version: set('version', '+', 1),
    }))
    .where('uuid', '=', draft.uuid)
    .execute()
}

/** Step: what staff write on a draft that is held, all of it anew. */
export async function writeByHand(
  transaction: Transaction<Tables>,
  draft: StoredBill,
  { lines, note }: { lines: readonly HandLine[]; note: string },
): Promise<void> {
  await transaction
    .deleteFrom('va_bill_lines')
    .where('bill_uuid', '=', draft.uuid)
    .where('kind', '!=', 'time')
    .execute()
  const time = await transaction
    .selectFrom('va_bill_lines')
    .select(['position', 'amount_cents'])
    .where('bill_uuid', '=', draft.uuid)
    .execute()
  await addHandLines(transaction, draft.uuid, lines, time.length)
  await transaction
    .updateTable('va_bills')
    .set((set) => ({ note, total_cents: sumOf(time) + sumOf(lines), version: set('version', '+', 1) }))
    .where('uuid', '=', draft.uuid)
    .execute()
}
