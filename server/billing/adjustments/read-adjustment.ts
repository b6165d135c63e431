import type { Adjustment } from '@talentplace/contract/billing/adjustments/adjustment.routes'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { notFound } from '../../platform/http/http-error.ts'
import { readSecondPerson } from '../../platform/second-person/second-person.ts'
import { adjustmentRows, adjustmentSummary } from './adjustment-rows.ts'
import { adjustmentText } from './adjustment-text.ts'

/** Up to which amount, in cents, one person is enough: the lowest limit of the last 7 days. */
export async function aloneUpTo(database: Kysely<Tables>, at: Date): Promise<number> {
  const { rows } = await sql<{ cents: number }>`select adjustment_alone_cents(${at}) as cents`.execute(database)
  return rows[0]?.cents ?? 0
}

interface Written {
  readonly proposed_by: string | null
  readonly edited_by: string | null
}

/** Whoever proposed it or changed it last. */
export const authorsOf = ({ proposed_by, edited_by }: Written) => [proposed_by, edited_by]

/** An adjustment as one of staff reads it. @throws HttpError 404 */
export async function readAdjustment(
  database: Kysely<Tables>,
  uuid: string,
  { viewer, at }: { viewer: string; at: Date },
): Promise<Adjustment> {
  const row = await adjustmentRows(database).where('uuid', '=', uuid).executeTakeFirst()
  if (!row) throw notFound('There is no such adjustment.')
  const needs_second = Math.abs(row.whole_cents) > (await aloneUpTo(database, at))
  const authors = authorsOf(row)
  const waits = row.state === 'proposed' && needs_second
  const about = { act: 'approve_adjustment', authors, viewer, at } as const
  return {
    ...adjustmentSummary(row),
    tax_category: row.tax_category,
    note: row.note,
    text: adjustmentText(row),
    edited_by_name: row.edited_by_name,
    approved_date: row.approved_date?.toISOString() ?? null,
    rest_of: row.rest_of,
    needs_second,
    waits_for_other: waits && authors.includes(viewer),
    second_person: waits ? await readSecondPerson(database, about) : null,
  }
}
