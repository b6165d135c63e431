import { sql, type RawBuilder } from 'kysely'

/** A set of states (`contract/shared/lifecycle.ts`) as the text that SQL's `in` takes: words in quotation marks, within brackets. */
export function listedStates(states: readonly string[]): string {
  return `(${states.map((state) => `'${state}'`).join(', ')})`
}

/** The same within a query: literals, so that partial indexes serve it. */
export function sqlIn(states: readonly string[]): RawBuilder<string> {
  return sql`(${sql.join(states.map((state) => sql.lit(state)))})`
}
