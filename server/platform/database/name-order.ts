import { sql, type RawBuilder } from 'kysely'

/**
 * Names in the order in which people look for them, whatever their case, accents and apostrophes: Élise stands beside Elise, and "de la Cruz"
 * among those with D. A table that keeps its `searched_text` begins it with its name, and is ordered by that instead.
 */
export const inNameOrder = (name: RawBuilder<unknown>): RawBuilder<unknown> => sql`folded_text(${name})`
