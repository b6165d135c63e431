import { sql, type RawBuilder } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

/** Rows that belong to someone with this uuid; for `email`, to this address. */
export type Belongs = (id: string) => RawBuilder<boolean>

export const ownerKinds = ['client', 'assistant', 'user', 'email'] as const
export type OwnerKind = (typeof ownerKinds)[number]
type Owners = Readonly<Partial<Record<OwnerKind, Belongs>>>

/**
 * What a column of text, JSON, bytes or a list holds, and what becomes of it when its person is forgotten:
 * - `code`: words of the product's own, keys and numbers; it stays.
 * - `said`: people's words, of whoever; they stay, without the name, addresses and numbers of the person, in every row.
 * - `emptied`, `nulled`, or what it becomes: the person's own, in their rows.
 * - `ours`: what staff note about someone; emptied, and given out by people, never by the export.
 * - `law`: of a document or a payment; it stays for seven years.
 * - `secret`: what only the product may read; never given out. It goes with its row, or stays as it is.
 */
export type Holds =
  | 'code'
  | 'said'
  | 'said as jsonb'
  | 'emptied'
  | 'nulled'
  | 'ours'
  | 'law'
  | 'secret'
  | { readonly becomes: string }

/** What searches compare: the database makes it of a row’s other texts, and it changes with them. */
export const searchedText = { searched_text: 'secret' } as const

export interface DataOf {
  /** Whose rows they are: theirs to take along, and emptied with them. */
  readonly owners?: Owners
  /** Who else takes them along; nothing becomes of them when those are forgotten. */
  readonly readers?: Owners
  /** Their owners' rows go as a whole. */
  readonly removed?: true
  /** Which of their owners' rows are emptied; all unless said otherwise. */
  readonly only?: RawBuilder<boolean>
  /** Where a trigger carries changes on to assistants who stand before it in the order of locks: the column that names them. */
  readonly holdsAssistantsOf?: string
  /** Columns that one kind of owner doesn't get: someone else's, or what another one earns. */
  readonly hides?: Readonly<Partial<Record<OwnerKind, readonly string[]>>>
  /** Each column of text, JSON, bytes or a list, but for those of a few fixed words; others as far as they say something personal. */
  readonly columns?: Readonly<Record<string, Holds>>
  /** Without owners: why nobody's. */
  readonly why?: string
}

export type DeclaredData = Readonly<Partial<Record<keyof Tables, DataOf>>>

/** Rows that name their owner themselves. */
export const by =
  (column: string): Belongs =>
  (id) =>
    sql`${sql.ref(column)} = ${id}`

/** Rows of a row that is someone's: `of('project_uuid', 'projects', by('client_uuid'))`. */
export const of =
  (column: string, table: keyof Tables, owner: Belongs, key = 'uuid'): Belongs =>
  (id) =>
    sql`${sql.ref(column)} in (select ${sql.ref(`${table}.${key}`)} from ${sql.table(table)} where ${owner(id)})`

export const both =
  (one: Belongs, condition: RawBuilder<boolean>): Belongs =>
  (id) =>
    sql`(${one(id)} and ${condition})`

export const ofProject = of('project_uuid', 'projects', by('client_uuid'))
