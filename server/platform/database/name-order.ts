import { sql, type RawBuilder } from 'kysely'

/**
 * Names in the order in which people look for them, whatever their case, accents and apostrophes: Élise stands beside Elise, and "de la Cruz"
 * among those with D. A table that keeps its `searched_text` begins it with its name, and is ordered by that instead.
 */
export const inNameOrder = (name: RawBuilder<unknown>): RawBuilder<unknown> => sql`folded_text(${name})`

/** The name that clients know an assistant by, folded: a line of what `assistants` are searched by, so that nothing is folded to sort by it. */
export const nameOfAssistant = sql`split_part(assistants.searched_text, chr(10), 2)`
