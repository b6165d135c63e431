import type { PersonKind, PersonParams } from '@talentplace/contract/talent/people/person'
import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { invalidField } from '../../platform/http/http-error.ts'
import { references, type Reference } from './references.ts'

/** The one that goes, and the one that stays. */
export interface Pair {
  readonly kind: PersonKind
  readonly goes: string
  readonly stays: string
}

/** @throws HttpError 400 for one and the same */
export function pairOf({ kind, uuid: goes }: PersonParams, stays: string): Pair {
  if (goes === stays) throw invalidField('into', 'Choose someone else')
  return { kind, goes, stays }
}

/** Rows that the one that stays has already, of which there is one only. */
export function isHadAlready({ table, column, oneOf }: Extract<Reference, { does: 'moves' }>, stays: string) {
  if (oneOf === undefined) return sql<boolean>`false`
  const same = oneOf.map((key) => sql`had.${sql.id(key)} = ${sql.table(table)}.${sql.id(key)}`)
  return sql<boolean>`exists (select from ${sql.table(table)} had
    where had.${sql.id(column)} = ${stays} and ${sql.join(same, sql` and `)})`
}

function moving(reference: Reference, { goes, stays }: Pair): RawBuilder<unknown>[] {
  const { does, table, column } = reference
  const rows = sql`where ${sql.table(table)}.${sql.id(column)} = ${goes}`
  if (does === 'refuses') return []
  if (does === 'ends') return [sql`delete from ${sql.table(table)} ${rows}`]
  const also = reference.set === undefined ? sql`` : sql`, ${reference.set}`
  const move = sql`update ${sql.table(table)} set ${sql.id(column)} = ${stays}${also} ${rows}`
  if (reference.oneOf === undefined) return [move]
  return [sql`delete from ${sql.table(table)} ${rows} and ${isHadAlready(reference, stays)}`, move]
}

/** Step: gives the one that stays what refers to the other one. Both are held, and nothing refuses it. */
export async function moveRows(transaction: Transaction<Tables>, pair: Pair): Promise<void> {
  for (const reference of references[pair.kind]) {
    for (const statement of moving(reference, pair)) await statement.execute(transaction)
  }
}
