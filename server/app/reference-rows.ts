import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import type { ClientBase } from 'pg'

export type Row = Record<string, string>
export type Ids = ReadonlyMap<string, number>

/** How one column is filled: the SQL type of the array sent, the value of one row, how the statement reads it. */
export interface Column {
  type: 'text' | 'integer' | 'real' | 'float8' | 'boolean'
  value: (row: Row) => string | number | boolean | null
  sql?: (name: string) => string
}
export type Columns = Record<string, Column>

/** A column in French, the one of its English, and what the file calls that. */
export interface FrenchName {
  readonly column: string
  readonly english: string
  readonly file: string
}

const folder = new URL('../data/', import.meta.url)

/** The text of a file of server/data. */
export const readData = (file: string): Promise<string> => readFile(new URL(file, folder), 'utf8')

export const parseRows = (text: string): Row[] => parse<Row>(text, { columns: true })

export function cell(row: Row, name: string): string {
  const value = row[name]
  if (value === undefined) throw new Error(`Reference data lacks the column ${name}`)
  return value
}

export function idOf(ids: Ids, slug: string): number {
  const id = ids.get(slug)
  if (id === undefined) throw new Error(`Reference data names an unknown '${slug}'`)
  return id
}

export const text = (from: string): Column => ({ type: 'text', value: (row) => cell(row, from) })
export const number = (from: string, type: 'integer' | 'real' | 'float8'): Column => ({
  type,
  value: (row) => Number(cell(row, from)),
})
export const list = (from: string): Column => ({ ...text(from), sql: (name) => `string_to_array(${name}, '|')` })
export const id = (ids: Ids, from: string): Column => ({ type: 'integer', value: (row) => idOf(ids, cell(row, from)) })

/** Sends all rows in one statement; nothing at all when there are none, so that no trigger announces a change. */
async function insertRows(client: ClientBase, table: string, rows: readonly Row[], columns: Columns): Promise<number> {
  if (rows.length === 0) return 0
  const names = Object.keys(columns)
  const parts = Object.values(columns)
  const selected = names.map((name, at) => parts[at]?.sql?.(name) ?? name)
  await client.query(
    `insert into ${table} (${names.join(', ')}) select ${selected.join(', ')}
     from unnest(${parts.map((part, at) => `$${at + 1}::${part.type}[]`).join(', ')}) as r (${names.join(', ')})`,
    parts.map((part) => rows.map((row) => part.value(row))),
  )
  return rows.length
}

/**
 * Adds the rows whose slug is missing, numbered on from the highest id.
 * @returns the id of every slug, and how many rows were new
 */
export async function addNumbered(
  client: ClientBase,
  table: string,
  slug: string,
  rows: readonly Row[],
  columns: Columns,
): Promise<{ ids: Ids; added: number }> {
  const found = await client.query<{ slug: string; id: number }>(`select slug, id from ${table}`)
  const ids = new Map(found.rows.map((row) => [row.slug, row.id]))
  const missing = rows.filter((row) => !ids.has(cell(row, slug)))
  let highest = Math.max(0, ...ids.values())
  for (const row of missing) ids.set(cell(row, slug), (highest += 1))
  const added = await insertRows(client, table, missing, { id: id(ids, slug), slug: text(slug), ...columns })
  return { ids, added }
}

/**
 * Gives stored rows the French of the file that have none, where their English is still the file's.
 * @param names the columns in French, each with the column of its English; the file's columns are called alike
 */
export async function addFrench(
  client: ClientBase,
  table: string,
  {
    key,
    rows,
    names,
  }: { key: readonly [column: string, file: string]; rows: readonly Row[]; names: readonly FrenchName[] },
): Promise<void> {
  for (const { column, english, file } of names) {
    const french = rows.filter((row) => cell(row, `${file}_fr`) !== '')
    const values = [
      french.map((row) => cell(row, key[1])),
      french.map((row) => cell(row, file)),
      french.map((row) => cell(row, `${file}_fr`)),
    ]
    const missing = `${table}.${column} is null and ${table}.${key[0]}::text = r.key and ${table}.${english} = r.english`
    const from = `from unnest($1::text[], $2::text[], $3::text[]) as r (key, english, french)`
    // Nothing is announced where nothing is missing.
    const { rows: found } = await client.query(`select ${from} join ${table} on ${missing} limit 1`, values)
    if (found.length > 0)
      await client.query(`update ${table} set ${column} = r.french ${from} where ${missing}`, values)
  }
}

/** The values of an SQL expression over a table's rows. */
export async function storedKeys(client: ClientBase, table: string, key: string): Promise<Set<string>> {
  const found = await client.query<{ key: string }>(`select ${key} as key from ${table}`)
  return new Set(found.rows.map((row) => row.key))
}

/** Adds the rows whose key is missing: `key` is the SQL expression that equals `keyOf` a row. Answers how many. */
export async function addKeyed(
  client: ClientBase,
  table: string,
  key: string,
  keyOf: (row: Row) => string,
  rows: readonly Row[],
  columns: Columns,
): Promise<number> {
  const stored = await storedKeys(client, table, key)
  return insertRows(
    client,
    table,
    rows.filter((row) => !stored.has(keyOf(row))),
    columns,
  )
}
