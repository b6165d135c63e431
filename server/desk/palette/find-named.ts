import { maxOfAKind } from '@talentplace/contract/desk/palette/limits'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

/** Rows that are found by their names. Each part is written as the index of it is, or every row would be read. */
export interface Named {
  readonly table: RawBuilder<unknown>
  /** What of a row is answered. */
  readonly key: RawBuilder<unknown>
  readonly name: RawBuilder<unknown>
  /** Names, and an email where there is one, as `words_of_name` takes them. */
  readonly words: RawBuilder<unknown>
  readonly isVisible: RawBuilder<unknown>
  /** Which comes first of those that are named alike. */
  readonly alike: RawBuilder<unknown>
}

const lastLetter = '\u{10FFFF}'

/** In the order of their names: an index ends after the first few, however many names begin alike. */
function beginningWith(typed: string, { table, key, name, isVisible, alike }: Named) {
  const folded = sql`(folded_name(${name}) collate "C")`
  const started = sql`nullif(folded_name(${typed}), '')`
  return sql<{ key: string }>`select ${key} as key from ${table}
    where ${isVisible} and ${folded} >= ${started} and ${folded} < ${started} || ${lastLetter}
    order by ${folded}, ${alike} limit ${maxOfAKind}`
}

/** Each typed word begins a word of theirs, in whatever order. */
function havingWords(typed: string, { table, key, words, isVisible }: Named) {
  return sql<{ key: string }>`select ${key} as key from ${table}
    where ${isVisible} and words_of_name(${words}) @@ beginnings_of(${typed}) limit ${2 * maxOfAKind}`
}

/**
 * The keys of those whose whole name begins with what is typed, then of those whose words do; only where there is room
 * for them, since a word that very many names have later on takes the longest to find.
 */
export async function findNamed(kysely: Kysely<Tables>, typed: string, named: Named): Promise<string[]> {
  const first = await beginningWith(typed, named).execute(kysely)
  const keys = first.rows.map(({ key }) => key)
  if (keys.length >= maxOfAKind) return keys
  const others = await havingWords(typed, named).execute(kysely)
  return [...new Set([...keys, ...others.rows.map(({ key }) => key)])].slice(0, maxOfAKind)
}
