import { sql, type RawBuilder } from 'kysely'

/**
 * A value that PostgreSQL doesn't look at while it plans, for a statement that comes often: a plan for any value then seems as good
 * as one for this value, and is kept (decision 0131). With a value in sight it takes a list of one uuid or a late day for a reason to
 * plan anew each time. Not for an argument of a function that should become part of the query.
 */
export function unseen<Value>(value: RawBuilder<Value>): RawBuilder<Value> {
  return sql<Value>`(select ${value} offset 0)`
}
