import type { CriterionKind } from '@talentplace/contract/matching/vocabulary/criterion.routes'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

/** How many assistants have each of these, as triggers of assistants have counted them. One that nobody has isn't there. */
export async function usageOf(
  kysely: Kysely<Tables>,
  kind: CriterionKind,
  ids: readonly number[],
): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; count: number }>`
    select criterion_id as id, sum(assistants)::int as count from criterion_counts
    where kind = ${kind} and criterion_id = any (${ids}::int[]) group by criterion_id`.execute(kysely)
  return new Map(rows.map(({ id, count }) => [id, count]))
}

/** Joins the rows of each criterion to one. */
export async function joinCriterionCounts(database: Kysely<Tables>): Promise<void> {
  await sql`
    with several as (
      select unnest(array_agg(uuid)) as uuid from criterion_counts group by kind, criterion_id having count(*) > 1),
    joined as (
      delete from criterion_counts using several where criterion_counts.uuid = several.uuid returning criterion_counts.*)
    insert into criterion_counts (kind, criterion_id, assistants)
    select kind, criterion_id, sum(assistants) from joined group by 1, 2 having sum(assistants) <> 0`.execute(database)
}
