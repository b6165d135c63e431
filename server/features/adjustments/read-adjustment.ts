import type { Adjustment } from '@talentplace/contract/adjustments/adjustment.routes'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { notFound } from '../../platform/http/http-error.ts'
import { adjustmentRows, adjustmentSummary } from './adjustment-rows.ts'
import { adjustmentText } from './adjustment-text.ts'

/** Up to which amount, in cents, one person is enough now. */
export async function aloneUpTo(database: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ cents: number }>`select adjustment_alone_cents() as cents`.execute(database)
  return rows[0]?.cents ?? 0
}

interface Written {
  readonly proposed_by: string | null
  readonly edited_by: string | null
}

/** Whoever proposed it or changed it last. */
export const isAuthor = ({ proposed_by, edited_by }: Written, user_uuid: string): boolean =>
  proposed_by === user_uuid || edited_by === user_uuid

/** An adjustment as one of staff reads it. @throws HttpError 404 */
export async function readAdjustment(database: Kysely<Tables>, user_uuid: string, uuid: string): Promise<Adjustment> {
  const row = await adjustmentRows(database).where('uuid', '=', uuid).executeTakeFirst()
  if (!row) throw notFound('There is no such adjustment.')
  const needs_second = Math.abs(row.whole_cents) > (await aloneUpTo(database))
  return {
    ...adjustmentSummary(row),
    note: row.note,
    text: adjustmentText(row),
    edited_by_name: row.edited_by_name,
    approved_date: row.approved_date?.toISOString() ?? null,
    rest_of: row.rest_of,
    needs_second,
    waits_for_other: row.state === 'proposed' && needs_second && isAuthor(row, user_uuid),
  }
}
