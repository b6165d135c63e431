import { sql, type RawBuilder } from 'kysely'

/**
 * Of a row of `rate_plans` beside its row of `projects`: in force on that day, or on the first one before it begins, or on
 * the last one where it is over. Of each seat that is one place, however many follow each other in it.
 * @param today an expression of type date
 */
export function isInForce(today: RawBuilder<unknown>): RawBuilder<boolean> {
  const day = sql`greatest(projects.start_date, least(${today}, coalesce(projects.end_date, ${today})))`
  const neverStarted = sql`projects.end_date < projects.start_date`
  return sql`(rate_start_date <= ${day} and (rp_end_date is null or rp_end_date >= ${day} or ${neverStarted}))`
}
