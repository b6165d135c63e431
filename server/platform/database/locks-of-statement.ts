/** What one statement locks, read from its text. */
export interface StatementLocks {
  /** Tables whose rows it changes, removes or holds, and named locks; in the order in which the text comes to them. */
  readonly taken: readonly string[]
  /** Tables it adds rows to: nobody else can hold those before the transaction ends. */
  readonly added: readonly string[]
}

/** The name of a table; none of another schema, whose locks aren't ours to order. */
const table = '"?([a-z_]+)(?!["a-z_]*\\.)"?'
const alias = '(?: (?:as )?"?[a-z_]+"?)?'
const change = new RegExp(`\\bupdate ${table}${alias} set\\b|\\bdelete from ${table}|\\block table ${table}`, 'g')
const addition = new RegExp(`\\binsert into ${table}`, 'g')
const lockingClause = /\bfor (?:no key )?update\b(?: of "?([a-z_]+)"?)?/g
const turn = /\bhashtextextended\('([a-z]+) '/g
const source = new RegExp(`\\b(?:from|join) ${table}(?: (?:as )?"?([a-z_]+)"?)?`, 'g')

/** The table whose rows are held: the one it names, else the one last read from. */
function lockedTable(before: string, named: string | undefined): string | undefined {
  const sources = [...before.matchAll(source)]
  const meant = named === undefined ? sources.at(-1) : sources.find(([, name, as]) => name === named || as === named)
  return meant?.[1]
}

/** Reads a statement as Kysely writes it, or SQL of ours in lower case. */
export function locksOfStatement(sql: string): StatementLocks {
  const text = sql.replaceAll(/\s+/g, ' ')
  const found: { at: number; lock: string | undefined }[] = []
  for (const match of text.matchAll(change)) found.push({ at: match.index, lock: match[1] ?? match[2] ?? match[3] })
  for (const match of text.matchAll(turn)) found.push({ at: match.index, lock: match[1] })
  for (const match of text.matchAll(lockingClause)) {
    found.push({ at: match.index, lock: lockedTable(text.slice(0, match.index), match[1]) })
  }
  const added: string[] = []
  for (const match of text.matchAll(addition)) {
    // Where the row is there already, it is changed.
    if (/\bdo update set\b/.test(text.slice(match.index))) found.push({ at: match.index, lock: match[1] })
    else if (match[1] !== undefined) added.push(match[1])
  }
  const inOrder = found.toSorted((a, b) => a.at - b.at)
  return { taken: inOrder.flatMap(({ lock }) => (lock === undefined ? [] : [lock])), added }
}
