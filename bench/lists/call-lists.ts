import type { Pool } from 'pg'
import { listedOperations, type ListedOperation } from './listed-operations.ts'
import { commonSamples, listRows, sampleQueries, type Caller, type ListRow, type Samples } from './list-rows.ts'
import { questionsOf, type Question } from './questions.ts'

/** A list that can be asked: its row, and its address with the parameters of the path. */
export interface CalledList {
  readonly list: ListedOperation
  readonly row: ListRow
  readonly path: string
  readonly questions: readonly Question[]
  readonly values: Samples
}

async function oneValue(pool: Pool, query: string): Promise<string> {
  const { rows } = await pool.query<Record<string, unknown>>(query)
  const [value] = Object.values(rows[0] ?? {})
  if (value === undefined || value === null) throw new Error(`Nothing is found by: ${query}`)
  return String(value)
}

/** What lists are filtered by, in this database. */
export async function samplesOf(pool: Pool): Promise<Samples> {
  const found: Record<string, readonly string[]> = { ...commonSamples }
  for (const [key, query] of Object.entries(sampleQueries)) found[key] = [await oneValue(pool, query)]
  return found
}

/** Every list of the contract that has a row, with what is asked of it. */
export async function listsToCall(pool: Pool, only?: string): Promise<CalledList[]> {
  const values = await samplesOf(pool)
  const lists: CalledList[] = []
  for (const list of listedOperations()) {
    const row = listRows[list.name]
    if (row === undefined) throw new Error(`${list.name} has no row in bench/lists/list-rows.ts.`)
    if (only !== undefined && !only.split(',').some((part) => list.name.includes(part))) continue
    let path = list.path
    for (const [key, query] of Object.entries(row.params ?? {}))
      path = path.replace(`{${key}}`, await oneValue(pool, query))
    lists.push({ list, row, path, values, questions: questionsOf(list, row, values) })
  }
  return lists
}

/** The address of a question: `count` is how many rows the list has. */
export function addressOf({ path, row, values }: CalledList, question: Question, count: number, limit = 25): string {
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(row.needed ?? {})) {
    query.append(key, value.startsWith('$') ? (values[value.slice(1)]?.[0] ?? '') : value)
  }
  query.append('pagination.limit', String(limit))
  if (question.sort) {
    query.append('pagination.sortBy[]', question.sort.key)
    query.append('pagination.sortDesc[]', String(question.sort.descending))
  }
  if (question.filter) {
    const isList = ['admin_groups'].includes(question.filter.key)
    query.append(isList ? `${question.filter.key}[]` : question.filter.key, question.filter.value)
  }
  const last = Math.max(0, count - limit)
  const offset = { first: 0, middle: Math.floor(last / 2), last }[question.depth]
  if (offset > 0) query.append('pagination.offset', String(offset))
  return `${path}?${query.toString()}`
}

/** The same page and its total by hand: by the columns of the table itself, where the key names one, else in the usual order. */
export function byHand(
  { row: { byHand: hand } }: CalledList,
  question: Question,
  { columns, count, limit = 25 }: { columns: ReadonlyMap<string, readonly string[]>; count: number; limit?: number },
): { page: string; total: string } {
  const [table = ''] = hand.from.split(' ')
  const own = columns.get(table) ?? []
  const { sort, filter } = question
  const order =
    sort && own.includes(sort.key) ? `${table}.${sort.key} ${sort.descending ? 'desc' : 'asc'} nulls last` : hand.order
  const isOwn = filter !== undefined && own.includes(filter.key) && hand.notItsOwn?.includes(filter.key) !== true
  const conditions = [
    ...(hand.where === undefined ? [] : [hand.where]),
    ...(isOwn ? [`${table}.${filter.key} = '${filter.value.replaceAll("'", "''")}'`] : []),
  ]
  const where = conditions.length === 0 ? '' : ` where ${conditions.join(' and ')}`
  const last = Math.max(0, count - limit)
  const offset = { first: 0, middle: Math.floor(last / 2), last }[question.depth]
  return {
    page: `select * from ${hand.from}${where} order by ${order} limit ${limit} offset ${offset}`,
    total: `select count(*) from ${hand.countedFrom ?? hand.from}${where}`,
  }
}

export type Tokens = Readonly<Record<Caller, string>>
